import { addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, cnpj, cpf, maskId } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
body { padding: 0 .4mm }
.top { text-align: center; line-height: 1.2; margin-bottom: 3mm }
table.w td { border: 1px solid #000; padding: .8mm 1.9mm; vertical-align: top }
.t { text-align: center; font-weight: bold; background: #c6d9b8 }
.sub { font-weight: bold; background: #eef3ea }`

export const layout: Layout = {
  name: 'blind-e-tabela',
  type: 51,
  variants: ['digito-errado', 'pessoa-fisica'],
  print: (random, variant) => {
    const farm = variant === 'pessoa-fisica'
    const issued = randomDate(random, 2022, 2025)
    const expires = addMonths(issued, farm ? 36 : 24)
    const id = farm ? cpf(random) : breakCheckDigit(cnpj(random))
    const number = `${String(random.int(9, 88)).padStart(3, '0')}/${year(issued)}`
    const activity = farm
      ? 'Avicultura de postura com incubatório próprio'
      : 'Panificação e confeitaria industrial'
    const page = html`<p class="top">${crest(14, '#777')}<br><b>ESTADO DE ALAGOAS<br>PREFEITURA MUNICIPAL DE ARAPIRACA</b><br>Secretaria Municipal de Desenvolvimento Rural e Meio Ambiente</p>
      <table class="w">
      <tr><td class="t" colspan="4">LICENÇA MUNICIPAL DE OPERAÇÃO – LMO</td></tr>
      <tr><td class="sub">Nº da licença</td><td>${number}</td><td class="sub">Processo nº</td><td>${random.digits(4)}/${year(issued)}</td></tr>
      <tr><td class="sub" colspan="4">1. Identificação do requerente</td></tr>
      <tr><td colspan="3">Nome ou razão social:<br>${farm ? personName(random, 'f') : 'Indústria de Pães Trigo Bom do Agreste Ltda'}</td><td>${farm ? 'CPF' : 'CNPJ'}:<br>${maskId(id)}</td></tr>
      <tr><td colspan="2">Endereço:<br>${farm ? 'Sítio Lagoa do Mato, s/n, Povoado Canaã' : `Travessa do Moinho Velho, ${random.int(30, 800)}`}</td><td>Bairro:<br>${farm ? 'Zona rural' : 'Baixa Grande'}</td><td>CEP:<br>57${random.digits(3)}-${random.digits(3)}</td></tr>
      <tr><td class="sub" colspan="4">2. Identificação do empreendimento</td></tr>
      <tr><td colspan="4">Atividade licenciada:<br>${activity}</td></tr>
      <tr><td>Porte:<br>${farm ? 'Médio' : 'Pequeno'}</td><td>Potencial poluidor:<br>Baixo</td><td>Área útil:<br>${random.int(300, 2900)} m²</td><td>Empregados:<br>${random.int(4, 60)}</td></tr>
      <tr><td colspan="4">Técnico responsável pelo projeto:<br>${personName(random, 'm')} – CPF ${maskId(cpf(random))} – ART nº AL${random.digits(10)}</td></tr>
      <tr><td class="sub" colspan="4">3. Validade</td></tr>
      <tr><td colspan="4">Esta licença terá validade de ${farm ? '36 (trinta e seis)' : '24 (vinte e quatro)'} meses, contados da data de sua emissão.</td></tr>
      <tr><td class="sub" colspan="4">4. Condicionantes</td></tr>
      <tr><td colspan="4">a) manter cópia desta licença no local;<br>b) destinar os resíduos orgânicos à compostagem ou ao aterro de Craíbas;<br>c) apresentar em 45 dias o laudo de ruído, na forma da NBR 10151;<br>d) não ampliar as instalações sem nova licença.</td></tr>
      </table>
      <p style="margin-top:6mm">Arapiraca (AL), ${longDate(issued)}.</p>
      <p class="c" style="margin-top:12mm">______________________________________________<br>${personName(random, 'm')}<br>Secretário Municipal – Portaria nº ${random.int(10, 400)}/${year(issued) - 1}</p>
      <p class="s">Publicada no quadro de avisos em ${shortDate(addMonths(issued, 0))}.</p>`
    return {
      html: sheet({ font: 'Carlito', sizePt: 11, css, margin: '15mm 22mm' }, page),
      data: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: null,
        expirationDate: expires,
        licensePlate: [],
        validationLink: null,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: farm,
      },
    }
  },
}
