import { company } from '../../generator/companies.ts'
import { addYears, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

const CSS = `table.f td { border: .6px solid #444; padding: 1.2mm 2mm } td.l { background: #e4e8ee; width: 17% ; font-size: .86em }
th { background: #22405f; color: #fff; text-align: left; padding: 1mm 2mm } .box { display: inline-block; border: .5px solid #888; padding: .6mm 1.5mm; margin: 0 1mm 1.2mm 0; vertical-align: top; min-width: 31% } .box i { display: block; font-style: normal; font-size: 6.8pt; color: #456 }`

/** A carrier's form for its drivers: pairs in a table, or boxes with the label over the value. */
export const layout: Layout = {
  name: 'blind-a-carrier-form',
  type: 54,
  variants: ['employed', 'hired'],
  print(random, variant) {
    const employed = variant === 'employed'
    const uf = employed ? 'PR' : 'MG'
    const driver = licensedDriver(random, {
      uf,
      category: employed ? 'AE' : 'E',
      gender: 'm',
      issuedFrom: 2021,
    })
    const firm = company(random, uf, employed ? 'Transportadora' : 'Logística')
    const spouse = personName(random, 'f')
    const owner = personName(random, 'm')
    const born = driver.birthplace
    const data = reading(driver, {
      filiation: employed ? [driver.father, driver.mother] : [driver.mother, driver.father],
      placeOfBirth: `${born.city}/${born.uf}`,
      placeOfIssue: uf,
      cardIssuer: `DETRAN-${uf}`,
      comments: employed ? 'EAR, CETPP, A' : 'EAR',
      hasCetpp: employed,
    })
    if (employed) {
      const row = (...cells: string[]) =>
        html`<tr>${cells.map((cell, i) => (i % 2 ? html`<td>${cell}</td>` : html`<td class="l">${cell}</td>`))}</tr>`
      const body = html`<table><tr><td><b style="font-size:1.3em">${firm.name}</b><br>CNPJ ${maskCnpj(firm.id)}<br>${oneLine(firm.address)}</td><td class="r">FICHA CADASTRAL<br><b>MOTORISTA FROTA</b><br>RH-014 rev. 06</td></tr></table>
<table class="f"><tr><th colspan="4">1. Dados pessoais</th></tr>${row('Nome completo', driver.name, 'Matrícula', random.digits(5))}${row('CPF', maskCpf(driver.cpf), 'RG / órgão', `${driver.rg} ${driver.rgIssuer}`)}${row('Data nasc.', shortDate(driver.birth), 'Natural de', `${born.city}/${born.uf}`)}${row('Pai', driver.father, 'Mãe', driver.mother)}${row('Estado civil', driver.maritalStatus, 'PIS', `${random.digits(3)}.${random.digits(5)}.${random.digits(2)}-${random.digits(1)}`)}${row('Endereço', oneLine(driver.address), 'Celular', `(41) 9${random.digits(4)}-${random.digits(4)}`)}
<tr><th colspan="4">2. Carteira de habilitação</th></tr>${row('Nº do registro', driver.register, 'Categoria', driver.category)}${row('1ª habilitação', shortDate(driver.firstLicence), 'Órgão emissor', `DETRAN/${uf}`)}${row('Emitida em', shortDate(driver.issue), 'Vencimento', shortDate(driver.expiry))}${row('RENACH', driver.renach, 'Observações', 'EAR, CETPP, A')}
<tr><th colspan="4">3. Saúde e treinamento</th></tr>${row('Exame toxicológico', `realizado em ${shortDate(addYears(driver.issue, 1))}`, 'Vence em', shortDate(addYears(driver.issue, 3)))}${row('ASO periódico', shortDate(addYears(driver.issue, 1)), 'Próximo ASO', shortDate(addYears(driver.issue, 2)))}
<tr><th colspan="4">4. Dependentes</th></tr>${row('Cônjuge', spouse, 'CPF do cônjuge', maskCpf(cpf(random)))}${row('Nascimento', shortDate(addYears(driver.birth, 2)), 'Parentesco', 'esposa')}</table>
<p class="s" style="margin-top:6mm">Declaro serem verdadeiras as informações prestadas e comprometo-me a comunicar qualquer alteração ao setor de frota.</p><p style="margin-top:14mm">________________________________<br>Assinatura do empregado</p>`
      return { html: sheet({ font: 'Roboto', sizePt: 9, css: CSS, margin: '12mm 14mm' }, body), ...data }
    }
    const box = (label: string, value: string) => html`<span class="box"><i>${label}</i>${value}</span>`
    const body = html`<h2 class="c">CADASTRO DE MOTORISTA AUTÔNOMO E VEÍCULO</h2><p class="c s">${firm.name} – Gerenciamento de risco – consulta nº ${random.digits(8)}</p>
<h4>MOTORISTA</h4>${box('NOME', driver.name)}${box('DATA DE NASCIMENTO', shortDate(driver.birth))}${box('C.P.F.', maskCpf(driver.cpf))}${box('IDENTIDADE', driver.rg)}${box('ÓRGÃO', driver.rgIssuer)}${box('NATURALIDADE', `${born.city} - ${born.uf}`)}${box('NOME DA MÃE', driver.mother)}${box('NOME DO PAI', driver.father)}
<h4>C.N.H.</h4>${box('REGISTRO', driver.register)}${box('CATEGORIA', driver.category)}${box('VÁLIDA ATÉ', shortDate(driver.expiry))}${box('DATA DA EMISSÃO', shortDate(driver.issue))}${box('1ª HABILITAÇÃO', shortDate(driver.firstLicence))}${box('ÓRGÃO EXPEDIDOR', `DETRAN ${uf}`)}${box('Nº DE SEGURANÇA', driver.security)}${box('OBSERVAÇÕES DA CNH', 'EAR')}
<h4>CAVALO / CARRETA</h4>${box('PLACA CAVALO', plate(random, 'mercosul'))}${box('PLACA CARRETA', plate(random, 'old'))}${box('MARCA / MODELO', 'VOLVO FH 460 6X2T')}${box('ANTT / RNTRC', random.digits(9))}${box('PROPRIETÁRIO', owner)}${box('CPF DO PROPRIETÁRIO', maskCpf(cpf(random)))}
<h4>REFERÊNCIAS</h4><p>1) ${personName(random, 'm')}, telefone (31) 3${random.digits(3)}-${random.digits(4)}<br>2) ${personName(random, 'f')}, telefone (31) 3${random.digits(3)}-${random.digits(4)}</p><p class="s">Cadastro válido por 12 meses a contar de ${shortDate(addYears(driver.issue, 1))}. Liberação sujeita a análise.</p>`
    return { html: sheet({ font: 'Carlito', sizePt: 10.5, css: CSS }, body), ...data }
  },
}
