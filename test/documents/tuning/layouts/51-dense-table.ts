import { company } from '../../generator/companies.ts'
import { addYears, monthName, parts, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, maskCnpj, plate } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** Mato Grosso: the number in the running header line, one dense grid, activities as Porte | Código | Atividade | Nível. */
export const layout: Layout = {
  name: 'dense-table',
  type: 51,
  variants: ['carrier', 'mill'],
  print(random, variant) {
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, random.pick([3, 5]))
    const firm = company(random, 'MT', variant === 'carrier' ? 'Transportes' : 'Agroindustrial')
    const carrier = variant === 'carrier'
    const number = `3${random.digits(5)}/${year(issued)}`
    const key = hex(random, 16)
    const link = 'http://monitoramento.sema.mt.gov.br/simlam/validar'
    const { day, month } = parts(issued)
    const activities: readonly (readonly [string, string, string, string])[] = carrier
      ? [
          ['Médio', '4930-2/03', 'Transporte rodoviário de produtos perigosos', 'Alto'],
          ['Pequeno', '5211-7/99', 'Depósito de mercadorias para terceiros', 'Baixo'],
        ]
      : [
          ['Grande', '1041-4/00', 'Fabricação de óleos vegetais em bruto, exceto óleo de milho', 'Alto'],
          ['Médio', '1066-0/00', 'Fabricação de alimentos para animais', 'Médio'],
          ['Pequeno', '3511-5/01', 'Geração de energia elétrica em caldeira própria', 'Médio'],
        ]
    const plates = carrier
      ? Array.from({ length: 11 }, () => plate(random, random.pick(['old', 'mercosul'])))
      : []
    const row = (...cells: readonly (readonly [string, string])[]) =>
      html`<tr>${cells.map(([label, value]) => html`<td class="k">${label}</td><td>${value}</td>`)}</tr>`
    const body = html`<table class="top"><tr><td>GOVERNO DO ESTADO DE MATO GROSSO - SEMA/MT</td><td class="c">LO Nº ${number}</td><td class="r">Protocolo ${random.digits(6)}/${year(issued) - 1}</td></tr></table>
<h1>LICENÇA DE OPERAÇÃO</h1><p class="c s">SECRETARIA DE ESTADO DE MEIO AMBIENTE - SUIMIS</p>
<table class="g">${row(['Interessado', firm.name], ['CNPJ/CPF', maskCnpj(firm.id)])}${row(['Endereço', oneLine(firm.address)], ['Insc. Est.', random.digits(9)])}${row(['Emitida em', shortDate(issued)], ['Válida até', shortDate(expires)])}${row(['Fase anterior', `LI 2${random.digits(5)}/${year(issued) - 2}`], ['Publicação', shortDate(addYears(issued, -2))])}</table>
<table class="g"><tr class="k"><td>Porte</td><td>Código</td><td>Atividade</td><td>Nível de poluição</td></tr>${activities.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>
${carrier ? html`<table class="g"><tr class="k"><td colspan="6">Veículos abrangidos (placas)</td></tr>${[0, 6].map((from) => html`<tr>${Array.from({ length: 6 }, (_, index) => html`<td>${plates[from + index] ?? ''}</td>`)}</tr>`)}</table>` : null}
<p class="b">Exigências técnicas</p>${conditions(random, 8)}
<p>Esta licença foi gerada eletronicamente em ${day === 1 ? '1º' : day} de ${monthName(month)} de ${year(issued)}, por ${person(random, { gender: 'f' }).name}, Superintendente. Verifique a sua autenticidade em ${link} - Chave de acesso: ${key}.</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans Narrow',
          sizePt: 9.5,
          margin: '10mm 14mm',
          css: '.top td{border-bottom:.5mm solid #000;font-weight:bold;padding-bottom:1mm}h1{font-size:14pt;text-align:center;margin:3mm 0 0}.g td{border:.2mm solid #000;padding:.3mm 1.2mm}.g{margin-bottom:2mm}.k{background:#e8e8e8;font-weight:bold}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: link,
        mainActivity: activities.map(([, code, text]) => `${code} ${text}`),
        authorizationDangerousProducts: carrier,
      }),
    }
  },
}
