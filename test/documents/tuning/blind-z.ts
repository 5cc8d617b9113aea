import { addYears, type IsoDate, randomDate, shortDate } from '../generator/dates.ts'
import { cnpj, cpf, maskCpf } from '../generator/numbers.ts'
import type { Gender } from '../generator/people.ts'
import type { Random } from '../generator/random.ts'

/** Names, streets, trades and duties of the licences of one more hand; none of them exists. */
const WOMEN = ['Aldenora', 'Florisbela', 'Ivonete', 'Lindalva', 'Zuleide']
const MEN = ['Dirceu', 'Hermano', 'Jurandir', 'Maurílio', 'Teobaldo']
const SECOND = ['das Neves', 'Evaristo', 'do Carmo', 'Romualdo', 'dos Reis', 'Miranda']
const LAST = [
  'Brejoclaro',
  'Cedralino',
  'Grotafunda',
  'Ipuçaba',
  'Rochedal',
  'Umburana',
  'Veredal',
  'Taquarino',
]
const BRANDS = [
  'Maré Alta',
  'Dois Irmãos do Cerrado',
  'Capim Dourado',
  'Flor de Piqui',
  'Boa Nascente',
  'Cascalho',
]
const FORMS = ['LTDA', 'Ltda.', 'S/A', 'S.A.', 'EIRELI', 'Ltda. – EPP']
const STREETS = ['Rua do Engenho Seco', 'Avenida das Sapucaias', 'Rodovia Vicinal 14', 'Rua Mestre Cordel']
const DISTRICTS = ['Setor Industrial', 'Vila das Palmas', 'Bairro Novo', 'Chácara do Poço']

export interface Holder {
  readonly name: string
  /** CNPJ without a mask. */
  readonly id: string
  readonly street: string
  readonly district: string
  readonly postcode: string
}

/** @param trade the words before the brand, e.g. `Frigorífico` */
export function holder(random: Random, trade: string, order?: string): Holder {
  return {
    name: `${trade} ${random.pick(BRANDS)} ${random.pick(FORMS)}`,
    id: cnpj(random, order),
    street: `${random.pick(STREETS)}, ${random.int(18, 3900)}`,
    district: random.pick(DISTRICTS),
    postcode: `${random.digits(5)}-${random.digits(3)}`,
  }
}

export function somebody(random: Random, gender: Gender): string {
  return `${random.pick(gender === 'f' ? WOMEN : MEN)} ${random.pick(SECOND)} ${random.pick(LAST)}`
}

/** Somebody who answers for the works and is not the licensee. */
export function engineer(random: Random): {
  readonly name: string
  readonly cpf: string
  readonly crea: string
} {
  return {
    name: somebody(random, random.pick(['f', 'm'])),
    cpf: maskCpf(cpf(random)),
    crea: `${random.digits(5)}/D`,
  }
}

export interface Term {
  readonly issued: IsoDate
  readonly expires: IsoDate
}

export function term(random: Random, years: number, from = 2019, to = 2024): Term {
  const issued = randomDate(random, from, to)
  return { issued, expires: addYears(issued, years) }
}

/** What a licensee has to do, with dates, terms and numbers that are not the licence's. */
export function duties(random: Random, count: number): string[] {
  const pool = [
    'Requerer a renovação com 120 (cento e vinte) dias de antecedência do fim da validade aqui fixada.',
    `Entregar o relatório anual de desempenho até ${shortDate(randomDate(random, 2025, 2026))}.`,
    'Acondicionar as lâmpadas e pilhas usadas conforme a NBR 12235 e guardar os manifestos por 5 anos.',
    `Manter em dia o Auto de Vistoria do Corpo de Bombeiros nº ${random.digits(6)}, que vence em ${shortDate(randomDate(random, 2025, 2027))}.`,
    'Limpar a caixa separadora de água e óleo a cada 90 (noventa) dias.',
    'Medir o ruído nos limites do terreno uma vez por ano, nos termos da NBR 10151.',
    'Comunicar ao órgão, em 48 horas, vazamento, incêndio ou outro acidente.',
    `Cumprir o Termo de Compromisso nº ${random.digits(3)}/2018 em tudo o que ainda não foi atendido.`,
    'Publicar o recebimento desta licença em jornal de circulação regional em até 30 (trinta) dias.',
    'Não ampliar a área construída sem nova manifestação do órgão licenciador.',
    'Destinar os resíduos de Classe I somente a quem tenha licença para recebê-los.',
    'Afixar cópia desta licença em lugar visível ao público.',
    'Monitorar o poço PM-02 de seis em seis meses, com laudo de laboratório acreditado pela ISO 17025.',
    'A revogação da LEI 1356 não altera as obrigações aqui descritas.',
  ]
  return random.shuffle(pool).slice(0, count)
}
