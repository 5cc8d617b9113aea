import { company } from '../../generator/companies.ts'
import { addYears, inWords, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { alphanumericCnpj, hex, maskId, plate } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Goiás, `LICENÇA DE FUNCIONAMENTO`: the number under the title, the term in words only, plates as a bulleted annex. */
export const layout: Layout = {
  name: 'letter-of-licence',
  type: 51,
  variants: ['annex', 'letters-in-cnpj'],
  print(random, variant) {
    const annex = variant === 'annex'
    const issued = annex ? randomDate(random, 2019, 2025) : randomDate(random, 2026, 2026)
    const years = annex ? 4 : 6
    const base = company(random, 'GO', annex ? 'Logística' : 'Tecelagem')
    const firm = annex ? base : { ...base, id: alphanumericCnpj(random) }
    const number = annex ? `${random.int(1001, 2999)}/${year(issued)}` : `${year(issued)}${random.digits(5)}`
    const plates = annex
      ? Array.from({ length: 23 }, () => plate(random, random.pick(['old', 'mercosul'])))
      : []
    const key = `${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)}`.toLowerCase()
    const link = 'https://www.meioambiente.go.gov.br/ipe/autenticidade'
    const activity = annex
      ? 'Transporte rodoviário de produtos perigosos, em todo o território goiano'
      : 'Tecelagem de fios de algodão, com tinturaria'
    const body = html`<table><tr><td class="c">${crest(16, '#760')}<br>ESTADO DE GOIÁS<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE E DESENVOLVIMENTO SUSTENTÁVEL - SEMAD</td></tr></table>
<h1>LICENÇA DE FUNCIONAMENTO</h1><p class="c">${annex ? html`GCP - Nº ${number}` : html`Nº da licença<br><b>${number}</b>`}</p>
<p class="j">A Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável, com base no parecer técnico nº ${random.digits(3)}/${year(issued)} e no processo SEI nº ${year(issued)}0001${random.digits(7)}, concede licença ao interessado a seguir, pelo prazo de ${inWords(years)} anos, a partir desta data.</p>
<p>Interessado: ${firm.name}<br>Cadastro (CPF/CNPJ): ${maskId(firm.id)}<br>Município: ${firm.address.place.city} - GO<br>Objeto: ${activity}<br>Responsável pela empresa: ${person(random).name}</p>
<p>Goiânia, ${longDate(issued)}.</p><p class="c" style="margin-top:8mm">${person(random, { gender: 'f' }).name}<br>Gerente de Licenciamento</p>
<p class="s">A autenticidade desta licença deve ser verificada em ${link} mediante a chave ${key}.</p>
<p class="b" style="margin-top:4mm">Exigências</p>${conditions(random, 6)}
${annex ? html`<div class="break"><p class="c b">ANEXO ÚNICO - VEÍCULOS AUTORIZADOS</p><p class="s">Anexo da licença nº ${number}, emitida em ${shortDate(issued)}.</p><ul>${plates.map((one, index) => html`<li>${index % 2 ? 'Semirreboque' : 'Caminhão-trator'}, placa ${one}, ano ${random.int(2008, 2024)}</li>`)}</ul></div>` : null}`
    return {
      html: sheet(
        {
          font: annex ? 'Liberation Sans' : 'DejaVu Serif',
          sizePt: annex ? 10.5 : 9.5,
          margin: '14mm 22mm',
          css: 'h1{font-size:16pt;text-align:center;margin:5mm 0 2mm;letter-spacing:.5mm}li{margin-bottom:.8mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: addYears(issued, years),
        licensePlate: plates,
        validationLink: link,
        mainActivity: [activity],
        authorizationDangerousProducts: annex,
      }),
    }
  },
}
