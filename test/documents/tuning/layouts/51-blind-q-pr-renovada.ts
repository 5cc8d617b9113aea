import { addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, hyphenated, maskCnpj } from '../../generator/numbers.ts'
import { boxed, clauses, duties, fleet, holder, person, RULED, ruled, signature } from '../blind-q.ts'

/** IAT: a renewal for a haulier of dangerous goods; boxes numbered by section, plates in one running line. */
export const layout: Layout = licencePages('blind-q-pr-renovada', {
  one: (random) => {
    const firm = holder(random, 'TRANSPORTADORA * LTDA', '0003')
    const issued = randomDate(random, 2020, 2025)
    const expires = addYears(issued, random.pick([2, 4, 6]))
    const base = `${random.int(12, 38)}${random.digits(4)}`
    const key = alphanumeric(random, 10).toUpperCase()
    const plates = fleet(random, 7)
    const activity = 'Transporte rodoviário de produtos perigosos'
    return {
      paper: { font: 'Roboto', sizePt: 10, css: RULED, margin: '15mm 17mm' },
      body: html`<table><tr><td><b style="font-size:17pt;color:#1d6b3c">IAT</b></td><td class="c">ESTADO DO PARANÁ<br>Secretaria do Desenvolvimento Sustentável<br><b>INSTITUTO ÁGUA E TERRA</b><br>Diretoria de Licenciamento e Outorga</td><td class="r s">Protocolo<br>${random.int(15, 22)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</td></tr></table>
<table style="margin:4mm 0;background:#e6efe8"><tr><td style="padding:3mm"><b style="font-size:13pt">RENOVAÇÃO DE LICENÇA DE OPERAÇÃO</b></td><td style="padding:3mm" class="r"><b style="font-size:13pt">RLO Nº ${base}-R2</b><br>Validade ${shortDate(expires)}</td></tr></table>
<p class="j">O Instituto Água e Terra, com base na legislação ambiental e demais normas pertinentes, e tendo em vista o contido no expediente protocolado, expede a presente renovação a:</p>
<p class="b" style="margin:0">1. IDENTIFICAÇÃO DO EMPREENDEDOR</p>
${ruled([
  [boxed('CPF/CNPJ', maskCnpj(firm.id)), boxed('NOME/RAZÃO SOCIAL', firm.name)],
  [boxed('CEP', firm.postcode), boxed('LOGRADOURO E NÚMERO', firm.street)],
])}
<p class="b" style="margin:0">2. IDENTIFICAÇÃO DO EMPREENDIMENTO</p>
${ruled([[boxed('ATIVIDADE ESPECÍFICA', activity), boxed('MUNICÍPIO', `${firm.town}/PR`)]])}
<p class="b" style="margin:0">3. LICENÇA QUE SE RENOVA</p>
${ruled([[boxed('LO', `${base}-R1`), boxed('EMISSÃO', shortDate(addYears(issued, -4))), boxed('VENCIMENTO', shortDate(issued))]])}
<p class="b" style="margin:0">4. VEÍCULOS INCLUÍDOS</p>
<p class="j">Placas: ${plates.map(hyphenated).join(', ')}.</p>
<p class="b" style="margin:0">5. CONDICIONANTES</p>${clauses(duties(random, 6, issued), (index) => `5.${index + 1}`)}
<p>Local e data de emissão: Curitiba, ${shortDate(issued)}</p>
${signature(person(random).toUpperCase(), 'Diretor de Licenciamento e Outorga')}
<p class="s c" style="margin-top:6mm">A autenticidade desta licença pode ser conferida em www.sga.pr.gov.br/autenticidade, código ${key}</p>`,
      read: {
        id: firm.id,
        number: `${base}-R2`,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'www.sga.pr.gov.br/autenticidade',
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      },
    }
  },
})
