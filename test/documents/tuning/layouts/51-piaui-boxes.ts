import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Piauí: label at the left of a box, the place of work in the same box under the activity, a fleet in rows. */
export const layout: Layout = {
  name: 'piaui-boxes',
  type: 51,
  variants: ['fleet', 'place-below'],
  print(random, variant) {
    const fleet = variant === 'fleet'
    const firm = company(random, 'PI', fleet ? 'Transportes' : 'Cerâmica')
    const issued = randomDate(random, 2019, 2025)
    const years = fleet ? 2 : 4
    const number = `D${random.digits(6)}/${String(year(issued)).slice(2)}`
    const token = `${hex(random, 4)}${hex(random, 4)}${hex(random, 4)}`.toLowerCase()
    const plates = fleet
      ? Array.from({ length: 12 }, () => plate(random, random.pick(['old', 'mercosul'])))
      : []
    const activity = fleet
      ? 'Transporte de cargas perigosas - combustíveis'
      : 'Fabricação de telhas, tijolos e lajotas'
    const row = (label: string, value: ReturnType<typeof html> | string) =>
      html`<tr><th>${label}</th><td>${value}</td></tr>`
    const body = html`<p class="c">${crest(14, '#057')}<br><b>GOVERNO DO ESTADO DO PIAUÍ</b><br>Secretaria do Meio Ambiente e Recursos Hídricos – SEMARH</p><p class="c b">LICENÇA DE OPERAÇÃO – LO</p>
<table class="g">${row('Licença', number)}${row('Requerente', firm.name)}${row('Inscrição CNPJ', maskCnpj(firm.id))}${row('Empreendimento', fleet ? 'Base operacional de Teresina' : 'Olaria Barro Forte')}${row('Atividade/Local', html`${activity}<br>${firm.address.street}, ${firm.address.number}, zona rural de Altos Fictícios/PI`)}${row('Vigência', `${years} anos a contar de ${shortDate(issued)}`)}</table>
${fleet ? html`<p class="b">RELAÇÃO DE VEÍCULOS</p><table class="g"><tr><th>Item</th><th>Placa cavalo</th><th>Item</th><th>Placa carreta</th></tr>${plates.filter((_, i) => i % 2 === 0).map((one, i) => html`<tr><td>${2 * i + 1}</td><td>${hyphenated(one)}</td><td>${2 * i + 2}</td><td>${hyphenated(plates[2 * i + 1] ?? '')}</td></tr>`)}</table>` : null}
<p class="b">Condicionantes:</p>${conditions(random, 7)}<p>Teresina (PI), ${longDate(issued)}</p><p class="c" style="margin-top:6mm">${person(random, { gender: 'f' }).name}<br>Superintendente de Licenciamento</p>
<p class="s">Confira em https://siga.semarh.pi.gov.br/validar?doc=${random.digits(7)} — token ${token}</p>`
    const link = /https:\S+/.exec(body.markup)?.[0] ?? ''
    return {
      html: sheet(
        {
          font: fleet ? 'Roboto' : 'Noto Serif',
          sizePt: 9.5,
          css: '.g td,.g th{border:.2mm solid #333;padding:.8mm 1.5mm;text-align:left;vertical-align:top}.g th{width:36mm;background:#eee}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: token,
        expirationDate: addYears(issued, years),
        licensePlate: plates,
        validationLink: link,
        mainActivity: [activity],
        authorizationDangerousProducts: fleet,
      }),
    }
  },
}
