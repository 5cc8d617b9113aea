import { isoDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { address } from '../../generator/places.ts'

const CSS = `
body { padding-right: .4mm } table { table-layout: fixed }
.run { display: flex; justify-content: space-between; font-size: 7pt; margin-bottom: 3mm } td { border: .5pt solid #a8a8a8; padding: .7mm 1.4mm; height: 6mm; width: 12.5% }
.k { background: #ededed; font-weight: bold } .t { background: #c6e0b4; font-weight: bold; text-align: center } .n { border: none; height: 4mm }`

export const layout: Layout = {
  name: 'blind-h-planilha',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const year = random.int(2022, 2025)
    const issued = randomDate(random, year, year)
    const until = isoDate(year + 1, 3, 31)
    const id = breakCheckDigit(cnpj(random))
    const at = address(random, { city: 'Três Pontas', uf: 'MG' })
    const number = `0${random.digits(3)}/${year}`
    const row = (caption: string, value: string) =>
      html`<tr><td class="k" colspan="2">${caption}</td><td colspan="6">${value}</td></tr>`
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 10, css: CSS, margin: '10mm 14mm' },
        html`<div class="run"><span>LFA_${year}.xlsx</span><span>Plan1</span></div>
<table><tr><td class="t" colspan="8" style="height:9mm;font-size:13pt">PREFEITURA MUNICIPAL DE TRÊS PONTAS</td></tr>
<tr><td class="t" colspan="8">SECRETARIA MUNICIPAL DE AGRICULTURA E MEIO AMBIENTE</td></tr><tr><td class="n" colspan="8"></td></tr>
<tr><td colspan="5" rowspan="2" class="b c" style="font-size:15pt">LICENÇA DE FUNCIONAMENTO AMBIENTAL</td><td class="k">Nº</td><td colspan="2" class="b">${number}</td></tr>
<tr><td class="k">Processo</td><td colspan="2">${random.digits(5)}/${year}</td></tr><tr><td class="n" colspan="8"></td></tr>
<tr><td class="t" colspan="8">DADOS DO REQUERENTE</td></tr>
${row('Razão social', 'MECÂNICA E FUNILARIA SERRA DA MUTUCA LTDA ME')}${row('Nome fantasia', 'Oficina do Dirceu')}${row('CNPJ', maskCnpj(id))}
<tr><td class="k" colspan="2">Inscrição municipal</td><td colspan="2" class="r">${random.digits(5)}</td><td class="k" colspan="2">Área (m²)</td><td colspan="2" class="r">${random.int(180, 890)},00</td></tr>
${row('Endereço', `${at.street}, ${at.number} – ${at.district}`)}${row('Proprietário', personName(random, 'm'))}
<tr><td class="n" colspan="8"></td></tr><tr><td class="t" colspan="8">ATIVIDADES</td></tr>
<tr><td class="k" colspan="2">CNAE</td><td class="k" colspan="5">Descrição</td><td class="k">Grau</td></tr>
<tr><td colspan="2">45.20-0-01</td><td colspan="5">Serviços de manutenção e reparação mecânica de veículos automotores</td><td class="c">II</td></tr>
<tr><td colspan="2">45.20-0-02</td><td colspan="5">Serviços de lanternagem ou funilaria e pintura de veículos automotores</td><td class="c">III</td></tr>
<tr><td colspan="2">45.30-7-03</td><td colspan="5">Comércio a varejo de peças e acessórios novos para veículos automotores</td><td class="c">I</td></tr>
<tr><td class="n" colspan="8"></td></tr><tr><td class="t" colspan="8">PRAZO</td></tr>
<tr><td class="k" colspan="2">Emissão</td><td colspan="2" class="r">${shortDate(issued)}</td><td class="k" colspan="2">Validade</td><td colspan="2" class="r b">${shortDate(until)}</td></tr>
<tr><td class="k" colspan="2">Guia de taxa</td><td colspan="2" class="r">${random.digits(9)}</td><td class="k" colspan="2">Valor (R$)</td><td colspan="2" class="r">${random.int(120, 480)},${random.digits(2)}</td></tr>
<tr><td class="n" colspan="8"></td></tr><tr><td class="t" colspan="8">OBSERVAÇÕES</td></tr>
<tr><td colspan="8" style="height:26mm;vertical-align:top">1) Manter caixa separadora de água e óleo limpa, com registro.<br>2) Óleo usado: entregar somente a coletor autorizado pela ANP.<br>3) Horário de funcionamento: 7h às 18h; vedado o uso de pistola de pintura fora da cabine.<br>4) Fixar este documento em local visível.</td></tr>
<tr><td class="n" colspan="8" style="height:20mm"></td></tr>
<tr><td class="n" colspan="2"></td><td colspan="4" class="c" style="border-width:.8pt 0 0;border-color:#000">${personName(random, 'f')}<br>Secretária Municipal</td><td class="n" colspan="2"></td></tr></table>`,
      ),
      data: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: null,
        expirationDate: until,
        licensePlate: [],
        validationLink: null,
        mainActivity: [
          '45.20-0-01 Serviços de manutenção e reparação mecânica de veículos automotores',
          '45.20-0-02 Serviços de lanternagem ou funilaria e pintura de veículos automotores',
          '45.30-7-03 Comércio a varejo de peças e acessórios novos para veículos automotores',
        ],
        authorizationDangerousProducts: false,
        documentValidation: false,
      },
    }
  },
}
