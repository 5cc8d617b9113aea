import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { business, fleet, human, LINES, lined, town, undersigned } from '../blind-w.ts'

/** A collector's own list of lorries, headed by what its city's licence says; waste of class I. */
export const layout: Layout = licencePages('blind-w-stranger-frota', {
  one: (random) => {
    const owner = business(random, '# Coleta Ambiental Ltda')
    const issued = randomDate(random, 2022, 2025)
    const expires = addYears(issued, 3)
    const number = `${random.int(41, 390)}/${year(issued)}`
    const key = hex(random, 9)
    const plates = fleet(random, 9)
    const city = town(random)
    const activity = 'Coleta e transporte de resíduos perigosos classe I'
    return {
      paper: { font: 'Caladea', sizePt: 11.5, margin: '20mm 24mm', css: LINES },
      body: html`<p class="c b" style="font-size:13pt">RELAÇÃO DE VEÍCULOS DA LICENÇA DE OPERAÇÃO</p>
<p>Órgão emissor: Prefeitura Municipal de ${city}, Secretaria Municipal de Meio Ambiente<br>
Licença de Operação nº: ${number}<br>
Titular: ${owner.name}<br>
CNPJ: ${maskCnpj(owner.id)}<br>
Atividade: ${activity}<br>
Emissão: ${shortDate(issued)} &nbsp;&nbsp;&nbsp; Validade: ${shortDate(expires)}<br>
Código de verificação: ${key}</p>
${lined(
  ['Nº', 'Placa', 'Modelo', 'Seguro até'],
  plates.map((value, index) => [
    index + 1,
    value,
    random.pick(['Poliguindaste', 'Roll-on', 'Baú', 'Vácuo']),
    shortDate(randomDate(random, 2026, 2027)),
  ]),
)}
<p class="j">Os motoristas têm curso de produtos perigosos e kit de emergência. Veículos vendidos saem desta relação em até 10 dias.</p>
<p class="r">${city}, ${longDate(addYears(issued, 1))}</p>
${undersigned(human(random), 'Gerência de frota')}`,
      read: {
        id: owner.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      },
    }
  },
})
