import { addYears, shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

const CSS = `.bar { background: #0b4ea2; color: #fff; padding: 3mm } .card { border: .5px solid #ccd; border-radius: 2mm; padding: 3mm 4mm; margin: 3mm 0 }
.g { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm } .g small { display: block; color: #667 } .ph { width: 92mm; margin: 0 auto } .ph .r { border-bottom: .4px solid #ccc; padding: 1.6mm 0; display: flex; justify-content: space-between; text-align: left } .foot { position: fixed; bottom: 0; font-size: 7pt; width: 100% }`

/** What a citizen prints from a portal: a page of cards, or the long list of a telephone's screen. */
export const layout: Layout = {
  name: 'blind-a-portal-page',
  type: 54,
  variants: ['desktop', 'phone'],
  print(random, variant) {
    const desktop = variant === 'desktop'
    const uf = desktop ? 'RS' : 'DF'
    const driver = licensedDriver(random, {
      uf,
      category: desktop ? 'B' : 'AB',
      gender: 'f',
      issuedFrom: 2022,
    })
    const born = driver.birthplace
    const printedOn = shortDate(addYears(driver.issue, 1))
    if (desktop) {
      const item = (label: string, value: string | Html) => html`<div><small>${label}</small>${value}</div>`
      const body = html`<p class="s">${printedOn}, 21:07 &nbsp; Minha habilitação – Central de Serviços</p><div class="bar"><b>Central de Serviços DetranRS</b> &nbsp; Início &nbsp; Veículos &nbsp; Habilitação &nbsp; Infrações &nbsp; Sair</div><p>Início › Habilitação › <b>Minha habilitação</b></p><p>Olá, ${driver.name.split(' ')[0] ?? ''}! Último acesso em ${printedOn} às 20:58.</p>
<div class="card"><p class="b">Dados pessoais</p><div class="g">${item('Nome', driver.name)}${item('CPF', maskCpf(driver.cpf))}${item('Data de nascimento', shortDate(driver.birth))}${item('Filiação', html`${driver.mother}<br>${driver.father}`)}${item('Naturalidade', `${born.city}/${born.uf}`)}${item('E-mail', 'caixa.postal@correio.exemplo')}</div></div>
<div class="card"><p class="b">Dados da CNH</p><div class="g">${item('Número de registro', driver.register)}${item('Categoria', driver.category)}${item('Situação', 'Regular')}${item('Data da 1ª habilitação', shortDate(driver.firstLicence))}${item('Data de emissão', shortDate(driver.issue))}${item('Data de validade', shortDate(driver.expiry))}${item('Local de emissão', `Canoas/${uf}`)}${item('RENACH', driver.renach)}${item('Observações', 'EAR, A')}</div></div>
<div class="card"><p class="b">Pontuação</p><p>Você não possui pontos computados entre ${shortDate(driver.issue)} e ${printedOn}.</p><p class="b">Serviços relacionados</p><p>Renovar CNH · Solicitar 2ª via · Alterar dados · Permissão internacional · Adicionar categoria</p></div><div class="foot">https://centralservicos.detran.rs.gov.br/habilitacao/minha &nbsp; 1/1</div>`
      return {
        html: sheet({ font: 'Open Sans', sizePt: 9.5, css: CSS, margin: '12mm 12mm 16mm' }, body),
        ...reading(driver, {
          filiation: [driver.mother, driver.father],
          placeOfBirth: `${born.city}/${born.uf}`,
          placeOfIssue: uf,
          cardIssuer: `DETRAN-${uf}`,
          comments: 'EAR, A',
          hasCetpp: false,
        }),
      }
    }
    const item = (label: string, value: string) =>
      html`<div class="r"><span>${label}</span><b>${value}</b></div>`
    const body = html`<div class="ph"><div class="bar c">‹ &nbsp; Condutor</div><p class="c b" style="font-size:1.25em;margin-top:4mm">${driver.name}</p><p class="c">CPF ${maskCpf(driver.cpf)}</p>${item('Nº registro', driver.register)}${item('Cat.', driver.category)}${item('Vencimento da CNH', shortDate(driver.expiry))}${item('Emissão da CNH', shortDate(driver.issue))}${item('1ª CNH', shortDate(driver.firstLicence))}${item('Emissor', `DETRAN-${uf}`)}${item('Nascimento', shortDate(driver.birth))}${item('Mãe', driver.mother)}${item('Obs.', 'A, EAR')}${item('Pontos (12 meses)', '7')}${item('Próximo exame', shortDate(addYears(driver.issue, 2)))}<p class="s c" style="margin-top:5mm">Atualizado em ${printedOn} 07:31<br>Dados de consulta. Para dirigir, porte a CNH física ou digital.</p></div>`
    return {
      html: sheet({ font: 'Lato', sizePt: 10, css: CSS }, body),
      ...reading(driver, {
        filiation: [driver.mother],
        placeOfIssue: uf,
        cardIssuer: `DETRAN-${uf}`,
        comments: 'A, EAR',
        hasCetpp: false,
      }),
    }
  },
}
