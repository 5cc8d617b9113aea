import { company } from '../../generator/companies.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { obligations } from '../conditions.ts'

/** Espírito Santo: the term in days, the number among the agency's sections, E-Docs at the foot. */
export const layout: Layout = {
  name: 'iema-es',
  type: 51,
  variants: ['class', 'plain', 'hazard'],
  print(random, variant) {
    const firm = company(random, 'ES')
    const issued = randomDate(random, 2014, 2023)
    const days = random.pick([1460, 1825, 2190])
    const number = `${random.int(11, 480)}/${year(issued)}`
    const title = variant === 'class' ? `LO-GCA/SAIA/Nº ${number}/CLASSE III` : `LO Nº ${number}`
    const activity =
      {
        class: '18.05 - Terminal de armazenamento de granéis sólidos',
        plain: '3.04 - Polimento e corte de rochas ornamentais',
        hazard:
          '23.06 - Coleta e transporte rodoviário de resíduos perigosos (Classe I) e de cargas perigosas',
      }[variant] ?? ''
    const code = `${year(issued)}-${alphanumeric(random, 6).toUpperCase()}`
    const boss = person(random, { gender: 'm', uf: 'ES' })
    const body = html`<div class="top"><b>Governo do Estado do Espírito Santo</b><br>Secretaria de Estado do Meio Ambiente e Recursos Hídricos – SEAMA<br>Instituto Estadual de Meio Ambiente e Recursos Hídricos – IEMA</div>
<h1>Licença de Operação</h1><h2>${title}</h2>
<p class="j">O Diretor-Presidente do IEMA, usando das atribuições que lhe confere a Lei Complementar nº 248/2002, e à vista do processo nº ${random.digits(8)}, outorga esta licença ao empreendedor a seguir, ficando a operação condicionada ao que dispõem as folhas anexas.</p>
<dl><dt>Titular</dt><dd>${firm.name}</dd><dt>CNPJ</dt><dd>${maskCnpj(firm.id)}</dd><dt>Atividade</dt><dd>${activity}</dd><dt>Situada em</dt><dd>${firm.address.street}, ${firm.address.number} – ${firm.address.district} – ${firm.address.place.city} – ES</dd></dl>
<p class="j">Esta Licença é válida por ${days} dias a contar do recebimento, desde que observadas as condicionantes.</p>
<p>Recebida pelo titular e emitida em Cariacica, ${longDate(issued)}.</p><p class="sig">${boss.name}<br><i>Diretor-Presidente do IEMA</i></p>
<div class="break"></div><h3>Folha anexa – condicionantes de ${title}</h3>${obligations(random, 13, (n) => `${String(n).padStart(2, '0')})`)}
<table class="ed"><tr><td style="width:24mm">${blindQr(random.int(1, 900), 20)}</td><td>Documento original assinado eletronicamente, conforme MP 2200-2/2001, art. 10, § 2º, por: ${boss.name.toUpperCase()} em ${shortDate(issued)} ${officeTime(random)}.<br>A disponibilidade do documento pode ser conferida pelo link: https://e-docs.es.gov.br/d/${code}<br>Código: ${code}</td></tr></table>`
    return {
      html: sheet(
        {
          font: 'Noto Serif',
          sizePt: 10.5,
          margin: '20mm 23mm',
          css: '.top{border-left:4px solid #0a7;padding-left:4mm;margin-bottom:8mm}h1{font-size:22pt;font-weight:normal;margin:0}h2{font-size:12pt;margin:0 0 6mm}dt{font-size:.8em;color:#076}dd{margin:0 0 2mm 6mm}.sig{margin:14mm 0 0 70mm;border-top:1px solid #000}h3{font-size:11pt}.ed{font-size:7.5pt;border-top:1px solid #888;margin-top:6mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addDays(issued, days),
        validationLink: `https://e-docs.es.gov.br/d/${code}`,
        mainActivity: [activity],
        authorizationDangerousProducts: variant === 'hazard',
      }),
    }
  },
}
