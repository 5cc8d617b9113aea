import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { business, duties, human, LINES, lined, whole } from '../blind-w.ts'

/** SEMAD of Minas Gerais: a certificate in a frame, activities in a table with measures, a key of hexadecimal pairs. */
export const layout: Layout = licencePages('blind-w-semad-lavra', {
  one: (random) => {
    const owner = business(random, 'Mineração # Ltda.', '0002')
    const issued = randomDate(random, 2020, 2024)
    const expires = addYears(issued, 10)
    const number = `${String(random.int(21, 98)).padStart(3, '0')}/${year(issued)}`
    const key = hex(random, 16).match(/../g)?.join('-') ?? ''
    const activities: readonly (readonly [string, string, string, string])[] = [
      [
        'A-02-07-0',
        'Lavra a céu aberto de minerais não metálicos, exceto rochas ornamentais',
        'Produção bruta',
        '180.000 t/ano',
      ],
      [
        'A-05-01-0',
        'Unidade de Tratamento de Minerais - UTM, com tratamento a seco',
        'Capacidade instalada',
        '240.000 t/ano',
      ],
      ['A-05-04-5', 'Pilhas de rejeito/estéril', 'Área útil', '6,2 ha'],
    ]
    return {
      paper: {
        font: 'Carlito',
        sizePt: 11.5,
        margin: '14mm',
        css: `${LINES} .frame { border: 1mm double #3c6e47; padding: 6mm 8mm }`,
      },
      body: html`<div class="frame"><p class="c">GOVERNO DO ESTADO DE MINAS GERAIS<br>Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável<br>Conselho Estadual de Política Ambiental – COPAM<br><span class="s">Câmara de Atividades Minerárias</span></p>
<p class="c b" style="font-size:17pt;margin:4mm 0 1mm">CERTIFICADO RevLO Nº ${number}</p>
<p class="c">REVALIDAÇÃO DA LICENÇA DE OPERAÇÃO</p>
<p class="j">O Conselho Estadual de Política Ambiental, nos termos da Lei nº 21.972/2016 e do Decreto nº 47.383/2018, certifica que à empresa <b>${owner.name}</b>, ${whole(`CNPJ nº ${maskCnpj(owner.id)}`)}, foi revalidada a licença para o empreendimento situado em ${owner.street}, km ${random.int(3, 40)}, zona rural de ${owner.town}, conforme processo administrativo de nº ${random.digits(5)}/2006/004/${year(issued) - 2}, decidido em reunião de ${longDate(issued)}, para as atividades:</p>
${lined(
  ['Código DN', 'Atividade', 'Parâmetro', 'Quantidade'],
  activities.map(([code, ...rest]) => [whole(code), ...rest]),
)}
<p>Classe predominante: 4 &nbsp; Critério locacional: 1 &nbsp; Processo ANM: ${random.digits(3)}.${random.digits(3)}/1998</p>
<p class="j b">Esta licença tem validade de 10 (dez) ano(s), com vencimento em ${shortDate(expires)}, e está vinculada às condicionantes do anexo.</p>
<p class="c">Belo Horizonte, ${longDate(issued)}</p>
<p class="c">${human(random)}<br><span class="s">Superintendente de Projetos Prioritários</span></p>
<p class="s" style="border-top:.3mm solid #3c6e47;padding-top:2mm">Chave de acesso: ${key}<br>A conferência deste certificado pode ser feita em https://certificado.meioambiente.mg.gov.br/validar</p></div>
<p class="b break">ANEXO I – CONDICIONANTES</p>
${lined(
  ['Item', 'Descrição', 'Prazo'],
  duties(random, 9, issued).map((text, index) => [
    index + 1,
    text,
    index % 3 === 0 ? '90 dias' : 'Durante a vigência',
  ]),
)}`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://certificado.meioambiente.mg.gov.br/validar',
        mainActivity: activities.map(([code, text]) => `${code} ${text}`),
      },
    }
  },
})
