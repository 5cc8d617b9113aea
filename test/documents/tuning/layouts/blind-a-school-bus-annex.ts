import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

/** An annex of a town's tender for school buses: a word processor's table with merged cells. */
export const layout: Layout = {
  name: 'blind-a-school-bus-annex',
  type: 54,
  variants: ['pernambuco'],
  print(random) {
    const driver = licensedDriver(random, { uf: 'PE', category: 'D', issuedFrom: 2020 })
    const born = driver.birthplace
    const cell = (label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><b>${label}</b><br>${value}</td>`
    const body = html`<p class="c">PREFEITURA MUNICIPAL DE CARUARU<br>Secretaria de Educação – Gerência de Transporte Escolar<br>Edital de Credenciamento nº 00${random.int(3, 9)}/2025</p><p class="c"><b>ANEXO III – IDENTIFICAÇÃO DO CONDUTOR</b></p>
<table border="1" cellpadding="5"><tr>${cell('1. Nome do condutor:', driver.name, 3)}</tr><tr>${cell('2. Data de nascimento:', shortDate(driver.birth, '-'))}${cell('3. Local de nascimento:', `${born.city}/${born.uf}`)}${cell('4. CPF:', maskCpf(driver.cpf))}</tr><tr>${cell('5. Nome do pai:', driver.father, 3)}</tr><tr>${cell('6. Nome da mãe:', driver.mother, 3)}</tr><tr>${cell('7. CNH (nº de registro):', driver.register)}${cell('8. Categoria:', driver.category)}${cell('9. Expedida em:', shortDate(driver.issue, '-'))}</tr><tr>${cell('10. Validade da CNH:', shortDate(driver.expiry, '-'))}${cell('11. Primeira habilitação:', shortDate(driver.firstLicence, '-'))}${cell('12. DETRAN/UF:', 'DETRAN/PE')}</tr><tr>${cell('13. Anotações no campo “Observações” da CNH:', 'EAR; CETE', 3)}</tr></table>
<p></p><table border="1" cellpadding="5"><tr>${cell('14. Monitor(a) acompanhante:', personName(random, 'f'), 2)}${cell('15. CPF do(a) monitor(a):', maskCpf(cpf(random)))}</tr><tr>${cell('16. Veículo (marca/modelo):', 'M.BENZ/OF 1519 R.ORE')}${cell('17. Placa:', plate(random, 'old'))}${cell('18. Vistoria válida até:', shortDate(addYears(driver.issue, 1), '-'))}</tr><tr>${cell('19. Linha / turno:', 'Sítio Lajedo Torto – Escola Municipal do Centro / manhã e tarde', 3)}</tr></table>
<p class="j" style="margin-top:5mm">Declaro, sob as penas da lei, que o condutor acima não cometeu infração grave ou gravíssima, nem é reincidente em infrações médias, nos últimos doze meses (CTB, art. 138, IV), e que possui mais de vinte e um anos de idade.</p><p>Caruaru, ${longDate(addYears(driver.issue, 1))}.</p><p style="margin-top:12mm">_________________________________<br>Representante legal da credenciada</p>`
    return {
      html: sheet({ font: 'Liberation Serif', sizePt: 11.5, margin: '20mm 22mm' }, body),
      ...reading(driver, {
        filiation: [driver.father, driver.mother],
        placeOfBirth: `${born.city}/${born.uf}`,
        placeOfIssue: 'PE',
        cardIssuer: 'DETRAN-PE',
        comments: 'EAR; CETE',
        hasCetpp: false,
      }),
    }
  },
}
