import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { address } from '../../generator/places.ts'

const CSS = `
.let { display: flex; gap: 6mm; align-items: center; border-bottom: 1pt solid #000; padding-bottom: 3mm } h1 { text-align: center; font-size: 15pt; margin: 6mm 0 0 } h1 + div { text-align: center; font-style: italic; margin-bottom: 6mm }
.r2 { display: grid; grid-template-columns: 58mm 1fr; margin-bottom: 2.6mm } .r2 em { display: block; font-size: 8.4pt; color: #555 } .r2 span:first-child { padding-right: 3mm }
.col { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; font-size: 9.4pt; text-align: justify; margin-top: 4mm; border-top: .5pt solid #888; padding-top: 3mm } .sg { margin-top: 15mm; text-align: center }`

export const layout: Layout = {
  name: 'blind-h-fronteira',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const from = addDays(issued, 3)
    const until = addDays(addYears(from, 4), -1)
    const id = cnpj(random)
    const at = address(random, { city: 'Uruguaiana', uf: 'RS' })
    const number = `0${random.int(12, 99)}/${year(issued)}`
    const row = (pt: string, es: string, value: string) =>
      html`<div class="r2"><span>${pt}<em>${es}</em></span><span class="b">${value}</span></div>`
    return {
      html: sheet(
        { font: 'PT Serif', sizePt: 10.6, css: CSS, margin: '14mm 20mm' },
        html`<div class="let">${crest(17, '#444')}<div><b>PREFEITURA MUNICIPAL DE URUGUAIANA</b><br>Secretaria Municipal de Meio Ambiente – SEMAM<br><span class="s">Estado do Rio Grande do Sul – Brasil &nbsp;|&nbsp; Rua XV de Novembro, 1882 &nbsp;|&nbsp; semam@uruguaiana.rs.gov.br</span></div></div>
<h1>LICENÇA DE OPERAÇÃO Nº ${number}</h1><div>Licencia de Operación</div>
${row('Empreendedor', 'Titular del emprendimiento', 'Armazéns Gerais Puente Viejo Ltda.')}${row('CNPJ', 'Registro tributario en Brasil', maskCnpj(id))}${row('Endereço', 'Domicilio', `${at.street}, ${at.number} – Uruguaiana/RS`)}
${row('Atividade', 'Actividad', 'Depósito de cargas gerais e terminal rodoviário de carga')}${row('CODRAM', 'Código estadual', '4.730,20')}${row('Medida de porte', 'Superficie útil', `${random.int(2, 9)}.${random.digits(3)} m²`)}
${row('Período de validade', 'Vigencia', `de ${shortDate(from)} a ${shortDate(until)}`)}${row('Processo administrativo', 'Expediente', `${random.digits(4)}/${year(issued) - 1}`)}${row('Responsável técnica', 'Profesional responsable', `${personName(random, 'f')}, CREA-RS ${random.digits(6)}`)}
<div class="col"><div><b>Condições e restrições</b><br>1. É proibido receber cargas de produtos perigosos, ainda que em trânsito aduaneiro.<br>2. O piso do pátio deve permanecer impermeável e drenado para a caixa separadora.<br>3. Os resíduos varridos seguem para a central municipal.<br>4. A renovação deve ser pedida 120 dias antes do vencimento.<br>5. A perda de validade da LI nº 0${random.int(12, 99)}/${year(issued) - 2} não afeta esta licença.</div>
<div><b>Condiciones y restricciones</b><br>1. Se prohíbe recibir cargas de productos peligrosos, aun en tránsito aduanero.<br>2. El piso del patio debe permanecer impermeable y drenado hacia la cámara separadora.<br>3. Los residuos de barrido van a la central municipal.<br>4. La renovación debe solicitarse 120 días antes del vencimiento.<br>5. La pérdida de vigencia de la licencia de instalación no afecta a la presente.</div></div>
<p style="margin-top:6mm">Uruguaiana, ${longDate(issued)}.</p><div class="sg">________________________________________<br>${personName(random, 'm')}<br>Secretário Municipal de Meio Ambiente / <i>Secretario Municipal de Medio Ambiente</i></div>
<p class="s" style="margin-top:8mm">O texto em espanhol é tradução de cortesia; prevalece o texto em português.</p>`,
      ),
      data: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: null,
        expirationDate: until,
        licensePlate: [],
        validationLink: null,
        mainActivity: ['Depósito de cargas gerais e terminal rodoviário de carga'],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
