import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { breakCheckDigit, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Pará: a landscape certificate of boxes, then an annex with the fleet in four columns. */
export const layout: Layout = {
  name: 'semas-pa',
  type: 51,
  variants: ['fleet', 'sawmill', 'wrong-cnpj'],
  print(random, variant) {
    const made = company(random, 'PA', variant === 'fleet' ? 'Transportes' : 'Madeireira')
    const firm = variant === 'wrong-cnpj' ? { ...made, id: breakCheckDigit(made.id) } : made
    const issued = randomDate(random, 2018, 2024)
    const expires = addYears(issued, random.pick([2, 4, 5]))
    const number = `1${random.digits(4)}/${year(issued)}`
    const activity =
      variant === 'fleet'
        ? '2105 - TRANSPORTE DE SUBSTÂNCIAS E PRODUTOS PERIGOSOS'
        : '1113 - SERRARIA COM DESDOBRO DE MADEIRA EM TORA'
    const plates =
      variant === 'fleet'
        ? Array.from({ length: 46 }, () => plate(random, random.pick(['old', 'old', 'mercosul'])))
        : []
    const rows = Array.from({ length: Math.ceil(plates.length / 4) }, (_, row) =>
      plates.slice(row * 4, row * 4 + 4),
    )
    const title = `${random.digits(6)}.${random.digits(3)}`
    const cell = (label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><b class="l">${label}</b><br>${value}</td>`
    const body = html`<table><tr><td style="width:22mm">${crest(18, '#a01010')}</td><td class="c b">GOVERNO DO ESTADO DO PARÁ<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE E SUSTENTABILIDADE<br><span class="big">LICENÇA DE OPERAÇÃO - L.O. Nº ${number}</span></td><td class="r s">VALIDADE: <b>${shortDate(expires)}</b></td></tr></table>
<table class="g"><tr>${cell('PROTOCOLO', `${year(issued) - 1}/00000${random.digits(5)}`)}${cell('DATA DO PROTOCOLO', shortDate(addYears(issued, -1)))}${cell('ÁREA DO EMPREENDIMENTO', '1,85 ha')}${cell('PORTE / POTENCIAL', 'C - III')}</tr>
<tr>${cell('NOME OU RAZÃO SOCIAL', firm.name.toUpperCase(), 3)}${cell('CNPJ / CPF', maskCnpj(firm.id))}</tr>
<tr>${cell('ENDEREÇO', `${firm.address.street}, ${firm.address.number} - ${firm.address.district}`.toUpperCase(), 2)}${cell('CEP', firm.address.postcode)}${cell('MUNICÍPIO', `${firm.address.place.city.toUpperCase()}/PA`)}</tr>
<tr>${cell('ATIVIDADE', activity, 4)}</tr><tr>${cell('REPRESENTANTE LEGAL', person(random, { gender: 'm' }).name.toUpperCase(), 2)}${cell('CPF DO REPRESENTANTE', '***.***.***-**')}${cell('CADASTRO TÉCNICO (CTDAM)', random.digits(4))}</tr></table>
<p class="j s">A Secretaria de Estado de Meio Ambiente e Sustentabilidade, com base na Lei Estadual nº 5.887/1995 e na Resolução CONAMA nº 237/1997, expede a presente licença, válida somente no original e mediante o cumprimento das condicionantes do verso.</p>
<p class="r s">Belém/PA, ${longDate(issued)}</p><p class="c s" style="margin-top:9mm">____________________________<br>${person(random, { gender: 'm' }).name}<br>Secretário Adjunto de Gestão e Regularidade Ambiental</p>
<p class="s c">Autenticidade: <b>${title}</b> - consulte em http://monitoramento.semas.pa.gov.br/simlam/index.htm</p>
<div class="break"></div><p class="b">RELAÇÃO DE CONDICIONANTES - LO Nº ${number}</p>${conditions(random, 8)}
${plates.length ? html`<div class="break"></div><p class="b c">ANEXO ÚNICO - RELAÇÃO DE VEÍCULOS</p><table class="g n"><thead><tr>${[1, 2, 3, 4].map(() => html`<th>ITEM</th><th>PLACA</th>`)}</tr></thead>${rows.map((row, index) => html`<tr>${row.map((value, column) => html`<td>${index * 4 + column + 1}</td><td>${(index + column) % 3 ? value : hyphenated(value)}</td>`)}</tr>`)}</table><p class="s">Portarias e normas: ABNT NBR 7500, LEI 9605, RES 5998.</p>` : ''}`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 9.5,
          css: '@page{size:A4 landscape}.big{font-size:15pt}.g td,.g th{border:1px solid #333;padding:.8mm 1.6mm;vertical-align:top}.g{margin:3mm 0}.l{font-size:.7em}.n td{text-align:center}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: title,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'http://monitoramento.semas.pa.gov.br/simlam/index.htm',
        mainActivity: [activity],
        authorizationDangerousProducts: variant === 'fleet',
        documentValidation: variant !== 'wrong-cnpj',
      }),
    }
  },
}
