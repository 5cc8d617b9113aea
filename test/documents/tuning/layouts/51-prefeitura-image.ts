import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** A town in Minas Gerais: the letterhead is a picture, and an alvará number stands beside the licence's. */
export const layout: Layout = {
  name: 'prefeitura-image',
  type: 51,
  variants: ['simplified', 'corrective'],
  letterhead: `<body style="margin:0;background:#fff;font:bold 34px 'Liberation Sans';text-align:center;padding:22px 0 0 150px">
<div style="position:absolute;left:30px;top:20px;width:120px;height:140px;border:6px solid #2a6;border-radius:0 0 60px 60px"></div>
PREFEITURA MUNICIPAL DE NOVA SERRANIA<div style="font:26px 'Liberation Sans';margin-top:12px">Secretaria Municipal de Meio Ambiente - SEMMA<br>Estado de Minas Gerais</div></body>`,
  print(random, variant) {
    const firm = company(random, 'MG')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, random.pick([4, 6, 8]))
    const number = `0${random.int(10, 99)}/${year(issued)}`
    const kind =
      variant === 'simplified'
        ? 'LICENÇA AMBIENTAL SIMPLIFICADA - LAS'
        : 'LICENÇA DE OPERAÇÃO CORRETIVA - LOC'
    const codes = random.sample(
      [
        'B-08-01-1 Fabricação de componentes eletroeletrônicos',
        'C-10-01-4 Usinas de produção de concreto comum',
        'D-01-13-9 Formulação de rações balanceadas e de alimentos preparados para animais',
        'G-05-04-3 Beneficiamento primário de produtos agrícolas',
      ],
      2,
    )
    const hash = hex(random, 24)
    const body = html`${raw('<img src="{{letterhead}}" style="width:100%">')}
<h1>${kind}</h1><p class="c b">Nº ${number}</p><p class="c s">Processo Administrativo nº ${random.digits(5)}/${year(issued) - 1} - Alvará de Localização nº ${random.digits(4)}/${year(issued)}</p>
<div class="two"><div><p><b>Razão social</b><br>${firm.name}</p><p><b>CNPJ</b><br>${maskCnpj(firm.id)}</p><p><b>Inscrição municipal</b><br>${random.digits(6)}</p></div>
<div><p><b>Endereço</b><br>${firm.address.street}, ${firm.address.number}<br>${firm.address.district}</p><p><b>Validade da licença</b><br>${shortDate(expires)}</p><p><b>Classe / Critério locacional</b><br>3 / 0</p></div></div>
<p class="b">Atividades (Deliberação Normativa COPAM 217/2017)</p>${codes.map((item) => html`<p class="a">${item}</p>`)}
<p class="b">Condicionantes</p>${conditions(random, 8)}
<p class="r">Nova Serrania, ${longDate(issued)}</p><p class="c" style="margin-top:12mm">________________________<br>${person(random, { gender: 'f' }).name}<br>Secretária Municipal de Meio Ambiente</p>
<p class="s c">Hash: ${hash} - Conferir em https://novaserrania.mg.gov.br/licencas/conferir<br>Praça da Matriz Inventada, 1, Centro - Nova Serrania/MG - CNPJ 18.000.000/0001-00</p>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 10,
          css: 'h1{font-size:15pt;text-align:center;margin:5mm 0 1mm}.two{display:flex;gap:10mm;margin:3mm 0}.two>div{flex:1}.a{margin:0 0 1mm 6mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: hash,
        expirationDate: expires,
        validationLink: 'https://novaserrania.mg.gov.br/licencas/conferir',
        mainActivity: codes,
      }),
    }
  },
}
