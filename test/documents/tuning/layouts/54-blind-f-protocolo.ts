import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'

/** A service counter's slip, torn in two: a narrow table in which names wrap, the category that is asked for beside the one held. */
export const layout: Layout = {
  name: 'blind-f-protocolo',
  type: 54,
  variants: ['guiche'],
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const renach = `PR${random.digits(9)}`
    const row = (caption: string, value: string, other: string, more: string) =>
      html`<tr><td class="k">${caption}</td><td class="v">${value}</td><td class="k">${other}</td><td class="v">${more}</td></tr>`
    const css = `table{table-layout:fixed;margin-bottom:3mm} td{padding:1.2mm 1.6mm;border-bottom:.5pt solid #999;vertical-align:top;line-height:1.25} .k{width:27mm;color:#555} .v{font-weight:bold} .cut{border-top:1pt dashed #000;margin:8mm 0 6mm;text-align:center;font-size:7pt;padding-top:1mm}`
    return {
      html: sheet(
        { font: 'PT Sans', sizePt: 9.6, css, margin: '13mm 26mm' },
        html`<p><b style="font-size:13pt">DETRAN/PR – Agência de Foz do Iguaçu</b><br>Comprovante de solicitação de serviço</p>
<p>Guichê 07 · senha H118 · 08/10/2026 10:22 · Guia de recolhimento 2026.4471.8830-0 paga em 07/10/2026 (R$ 298,41)</p>
<table>${row('Condutora', 'MARÍA ESTELA YGUAZÚ CABALLERO DE ROCHADEL', 'CPF', maskCpf(id))}${row('Data nasc.', shortDate('1993-06-09'), 'Natural de', 'HERNANDARIAS/EX')}${row('Filiação', 'ZUNILDA CABALLERO', 'Nacionalidade', 'PARAGUAIA')}${row('Doc. identidade', `RNM V${random.digits(6)}-K DIREX/PR`, 'Telefone', '(45) 99934-0287')}</table>
<p style="color:#555;margin-bottom:1mm">CNH atual</p>
<table>${row('Registro', register, 'Categoria', 'B')}${row('Emissão', shortDate('2022-05-13'), 'Validade', shortDate('2032-05-06'))}${row('Expedida por', 'DETRAN/PR', 'Observações', 'A')}</table>
<p style="color:#555;margin-bottom:1mm">Pedido</p>
<table>${row('Serviço', 'Mudança de categoria, com inclusão da atividade remunerada', 'Cat. pretendida', 'D')}${row('RENACH', renach, 'Exames', 'médico 13/10/2026 08:00; psicológico 13/10/2026 09:30')}</table>
<p class="s">O documento atual continua valendo até a emissão do novo. O processo caduca em 08/10/2027.</p>
<div class="cut">via da agência</div><p>RENACH ${renach} · serviço 034 · recebido por Nilva Cascavelense (mat. 30.118)</p><p style="margin-top:12mm">______________________________<br><span class="s">assinatura da solicitante</span></p>`,
      ),
      data: {
        name: 'MARÍA ESTELA YGUAZÚ CABALLERO DE ROCHADEL',
        dateOfBirth: '1993-06-09',
        issueDate: '2022-05-13',
        expirationDate: '2032-05-06',
        licenseNumber: register,
        licenseClass: 'B',
        filiation: ['ZUNILDA CABALLERO'],
        personalNumber: id,
        placeOfBirth: 'HERNANDARIAS/EX',
        placeOfIssue: 'PR',
        cardIssuer: 'DETRAN-PR',
        comments: 'A',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
