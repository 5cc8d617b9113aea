import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, alphanumericCnpj, maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'
import { cell, GRID, numbered, signature } from '../parts.ts'

/** A town of Goiás: its name stands in a picture at the top and again in the text; a form in two columns. */
export const layout: Layout = {
  name: 'goias-picture-head',
  type: 51,
  variants: ['workshop', 'letters-in-cnpj'],
  letterhead: `<body style="margin:0;font:26px Cabin;background:#fff"><div style="border-bottom:6px solid #b8860b;padding:24px 40px"><b style="font-size:40px">MUNICÍPIO DE APARECIDA DE GOIÂNIA</b><br>Secretaria Municipal de Meio Ambiente e Sustentabilidade</div></body>`,
  print(random, variant) {
    const letters = variant === 'letters-in-cnpj'
    const made = firm(random, 'GO', letters ? 'Recicladora' : 'Oficina e Retífica de Motores')
    const id = letters ? alphanumericCnpj(random) : made.id
    const issued = letters ? randomDate(random, 2026, 2026) : randomDate(random, 2021, 2025)
    const expires = addYears(issued, 3)
    const number = `${random.int(100, 900)}/${year(issued)}`
    const token = alphanumeric(random, 10).toUpperCase()
    const activity = letters
      ? 'Recuperação de materiais plásticos'
      : 'Serviços de manutenção e reparação mecânica de veículos automotores'
    const body = html`<img src="{{letterhead}}" style="width:100%;height:24mm"><p class="c b" style="font-size:14pt;margin-top:4mm">LICENÇA AMBIENTAL DE OPERAÇÃO Nº ${number}</p>
<table class="g"><tr>${cell('Razão Social / Nome', made.name.toUpperCase())}${cell('CNPJ / CPF', maskCnpj(id))}</tr><tr>${cell('Nome Fantasia', made.name.split(' ').slice(-3, -1).join(' ').toUpperCase())}${cell('Inscrição Municipal', random.digits(7))}</tr><tr>${cell('Endereço do empreendimento', `${made.address.street}, ${made.address.number}, ${made.address.district}`)}${cell('CEP', made.address.postcode)}</tr><tr>${cell('Atividade principal', activity)}${cell('Porte / Potencial poluidor', 'Pequeno / Médio')}</tr><tr>${cell('Nº do processo', `${random.digits(6)}/${year(issued)}`)}${cell('Nº da licença anterior', `${random.int(100, 900)}/${year(issued) - 3}`)}</tr><tr>${cell('Data de emissão', shortDate(issued))}${cell('Data de validade', shortDate(expires))}</tr></table>
<p class="j">A Secretaria Municipal de Meio Ambiente e Sustentabilidade, com base na Lei Complementar nº 140/2011 e na Resolução CEMAm nº 107/2021, licencia a operação do empreendimento acima identificado, obedecidas as exigências do verso.</p>${signature(fullName(random, 'm'), 'Secretário Municipal de Meio Ambiente')}
<p class="s j" style="margin-top:8mm">Valide este documento em https://portal.aparecida.go.gov.br/validar com o token ${token}.</p><div class="break"></div><p class="b c">EXIGÊNCIAS TÉCNICAS</p>${numbered(duties(random, 12))}`
    return {
      html: sheet(
        { font: 'Go', sizePt: 10, margin: '12mm 18mm', css: `${GRID}.g td{width:50%;padding:1.2mm 2mm}` },
        body,
      ),
      data: licenceData({
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: token,
        expirationDate: expires,
        validationLink: 'https://portal.aparecida.go.gov.br/validar',
        mainActivity: [activity],
      }),
    }
  },
}
