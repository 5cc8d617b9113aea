import { randomDate, shortDate } from './dates.ts'
import { type Html, html } from './html.ts'
import { breakCheckDigit, cnpj, cpf, maskCnpj, maskCpf } from './numbers.ts'
import { personName } from './people.ts'
import type { Random } from './random.ts'

/**
 * Numbered conditions as agencies write them, full of what a rule could take for the licence's own:
 * dates, terms, numbers of laws that look like plates, other licences.
 */
export function conditions(random: Random, count: number): Html {
  const pool = [
    'A renovação desta licença deverá ser requerida com antecedência mínima de 120 (cento e vinte) dias da expiração de seu prazo de validade, conforme Lei Complementar 140/2011.',
    'Publicar o recebimento desta licença no Diário Oficial e em periódico local no prazo de 30 (trinta) dias, conforme Resolução CONAMA 006/86.',
    `Apresentar até ${shortDate(randomDate(random, 2025, 2027))} o relatório de monitoramento de efluentes líquidos, atendendo à NBR 9800.`,
    'Os níveis de ruído deverão atender à norma ABNT NBR 10151, e o armazenamento de resíduos à NBR 12235.',
    'Os resíduos sólidos Classe II A deverão ser destinados a local licenciado, mantendo os comprovantes por 5 (cinco) anos.',
    `Manter válida a Anotação de Responsabilidade Técnica nº ${random.digits(10)}, com data de baixa em ${shortDate(randomDate(random, 2025, 2027))}.`,
    'É proibida a queima a céu aberto de qualquer material, nos termos da LEI 6938 de 1981 e do DEC 8468.',
    'Qualquer alteração no processo produtivo deverá ser precedida de nova licença ambiental.',
    'Manter os equipamentos de controle de emissões em plena operação, com manutenção a cada 6 (seis) meses.',
    'Comunicar em até 24 (vinte e quatro) horas qualquer acidente que possa causar dano ambiental.',
    'Esta licença não dispensa nem substitui alvarás ou certidões de qualquer natureza exigidos pela legislação federal, estadual ou municipal.',
    `Apresentar semestralmente, a partir de ${shortDate(randomDate(random, 2024, 2026))}, o inventário de resíduos gerados.`,
    'O empreendedor deverá manter o sistema de gestão conforme ISO 14001 enquanto perdurar a atividade.',
    'Apresentar, no prazo de 60 dias, o Plano de Gerenciamento de Resíduos Sólidos atualizado.',
    'Manter no local cópia desta licença à disposição da fiscalização.',
    'Os tanques deverão ser submetidos a ensaio de estanqueidade a cada 60 (sessenta) meses, conforme NBR 13784.',
  ]
  // A long list says some things twice, as real ones do.
  const chosen = [...random.shuffle(pool), ...random.shuffle(pool)].slice(0, count)
  return html`${chosen.map((text, index) => html`<p class="j">${index + 1}. ${text}</p>`)}`
}

/** Somebody whose CPF and the consultant's CNPJ are on the page but are not the licensee's. */
export function technicalResponsible(random: Random): {
  readonly name: string
  readonly cpf: string
  readonly consultantCnpj: string
} {
  return {
    name: personName(random, random.pick(['f', 'm'])),
    cpf: maskCpf(cpf(random)),
    consultantCnpj: maskCnpj(cnpj(random)),
  }
}

/** A CNPJ whose check digits are wrong: printed, returned, and it breaks documentValidation. */
export function wrongId(id: string): string {
  return breakCheckDigit(id)
}
