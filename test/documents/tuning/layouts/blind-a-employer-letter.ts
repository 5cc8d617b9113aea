import { company } from '../../generator/companies.ts'
import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

/** An employer's letter on who drives: all in one sentence, and a manager's numbers after it. */
export const layout: Layout = {
  name: 'blind-a-employer-letter',
  type: 54,
  variants: ['hospital'],
  print(random) {
    const driver = licensedDriver(random, { uf: 'CE', category: 'D', gender: 'f', issuedFrom: 2020 })
    const firm = company(random, 'CE', 'Hospital e Maternidade')
    const born = driver.birthplace
    const boss = personName(random, 'm')
    const body = html`<p class="c b" style="font-size:1.2em">${firm.name}</p><p class="c s">CNPJ ${maskCnpj(firm.id)} – ${oneLine(firm.address)}</p><hr><h3 class="c" style="margin:14mm 0">DECLARAÇÃO DE CONDUTORA DE AMBULÂNCIA</h3>
<p class="j" style="line-height:1.8">Declaramos, para os devidos fins junto à Coordenação do Programa de Transporte Sanitário, que a Sra. ${driver.name}, ${driver.maritalStatus}, natural de ${born.city}/${born.uf}, nascida em ${shortDate(driver.birth, '.')}, CPF ${maskCpf(driver.cpf)}, RG ${driver.rg} ${driver.rgIssuer}, integra nosso quadro desde ${shortDate(addYears(driver.issue, -1), '.')} no cargo de motorista socorrista e está habilitada na categoria ${driver.category}, conforme CNH com registro nº ${driver.register}, emitida pelo DETRAN/CE em ${shortDate(driver.issue, '.')} e válida até ${shortDate(driver.expiry, '.')}, na qual constam as observações: EAR, CETVE.</p>
<p class="j" style="line-height:1.8">Declaramos ainda que a carga horária é de 44 horas semanais e que a colaboradora concluiu em ${shortDate(addYears(driver.issue, 1), '.')} o módulo de reciclagem, com validade de cinco anos.</p><p class="r">${born.city === 'Sobral' ? 'Sobral' : 'Fortaleza'} (CE), ${longDate(addYears(driver.issue, 2))}</p><p class="c" style="margin-top:20mm">_____________________________________<br>${boss}<br>Gerente de Gestão de Pessoas<br>CPF ${maskCpf(cpf(random))}</p>`
    return {
      html: sheet({ font: 'PT Serif', sizePt: 11.5, margin: '22mm 26mm' }, body),
      ...reading(driver, {
        placeOfBirth: `${born.city}/${born.uf}`,
        placeOfIssue: 'CE',
        cardIssuer: 'DETRAN-CE',
        comments: 'EAR, CETVE',
        hasCetpp: false,
      }),
    }
  },
}
