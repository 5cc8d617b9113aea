import { addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { citizen } from '../citizens.ts'

/** A certificate of the course for dangerous goods, which drivers send with or for their licence. */
export const layout: Layout = {
  name: 'other-course',
  type: 54,
  variants: ['dangerous-goods'],
  print(random) {
    const driver = citizen(random, 'RS', { gender: 'm' })
    const issued = randomDate(random, 2021, 2025)
    const body = html`<div class="w"><p class="c">Unidade de Aprendizagem em Transporte</p><p class="c b" style="font-size:26pt;margin:6mm 0">CERTIFICADO</p><p class="c">Certificamos que <b>${driver.name}</b>, CPF ${maskCpf(driver.cpf)}, CNH nº ${licenceRegister(random)}, categoria E, nascido em ${shortDate(driver.birth)}, concluiu com aproveitamento o CURSO ESPECIALIZADO PARA CONDUTORES DE VEÍCULOS DE TRANSPORTE DE PRODUTOS PERIGOSOS, com carga horária de 50 horas-aula, nos termos da Resolução CONTRAN nº 789/2020.</p><p class="c">Concluído em ${shortDate(issued)} - Validade: ${shortDate(addYears(issued, 5))}</p><p class="c">${driver.birthplace.city}, ${longDate(issued)}</p><p class="c" style="margin-top:16mm">__________________________<br>Coordenação de Ensino</p></div>`
    return {
      html: sheet(
        {
          font: 'Charis SIL',
          sizePt: 14,
          css: '@page{size:A4 landscape}.w{border:1mm double #6d4c41;padding:10mm;height:172mm}',
        },
        body,
      ),
      error: 'wrong_document_type',
      detectedType: null,
    }
  },
}
