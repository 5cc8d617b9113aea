import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, hyphenated, licenceRegister, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'

/** A haulier's loading order: three bands of boxes, the driver's band has captions and values in one line each. */
export const layout: Layout = {
  name: 'blind-f-ordem-coleta',
  type: 54,
  variants: ['carga'],
  source: 'none',
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const css = `.f{border:1.2pt solid #000;margin-bottom:3mm} .f h2{background:#000;color:#fff;margin:0;font-size:10.5pt;padding:.8mm 2mm} .f div{padding:1.6mm 2.4mm} td,th{border:.7pt solid #000;padding:1mm 1.6mm;font-size:9.6pt;text-align:left} .n{display:grid;grid-template-columns:34mm 1fr;row-gap:.9mm}`
    return {
      html: sheet(
        { font: 'Open Sans', sizePt: 10, css, margin: '14mm 15mm' },
        html`<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:4mm"><b style="font-size:18pt">ORDEM DE COLETA</b><div class="r">Nº <b>118.209</b> · Série 2<br>Emissão: 28/09/2026 16:02</div></div>
<div class="f"><h2>REMETENTE / DESTINATÁRIO</h2><div>Remetente: <b>Solventes Rio das Pedras S.A.</b> – CNPJ ${maskCnpj(cnpj(random))} – Paulínia/SP<br>Destinatário: <b>Tintas Caminho do Sol Ltda</b> – CNPJ ${maskCnpj(cnpj(random))} – Maracanaú/CE<br>NF-e: 448.120, 448.121 · Agenda: 29/09/2026 07:00 · Doca 4</div></div>
<div class="f"><h2>MOTORISTA</h2><div class="n"><span>Nome:</span><b>JURACI FONTENELE DO CARIRI</b><span>CPF:</span><b>${maskCpf(id)}</b><span>Nascimento:</span><b>${shortDate('1976-05-02')}</b><span>CNH registro:</span><b>${register}</b><span>Categoria:</span><b>E</b><span>Expedida:</span><b>${shortDate('2025-01-23')}</b><span>Validade:</span><b>${shortDate('2035-01-15')}</b><span>Emissor:</span><b>DETRAN-CE</b><span>Obs. CNH:</span><b>CETPP, EAR</b><span>Mãe:</span><b>Raimunda Fontenele do Cariri</b></div></div>
<div class="f"><h2>VEÍCULOS</h2><div>Cavalo <b>${hyphenated(plate(random, 'old'))}</b> · Tanque <b>${plate(random, 'mercosul')}</b> · CIV ${random.digits(7)} venc. 18/12/2026 · CIPP ${random.digits(7)} venc. 02/02/2027<br>Transportador: Fontenele & Irmãos Transportes ME – RNTRC 0${random.digits(8)}</div></div>
<table><tr><th>ONU</th><th>Produto</th><th>Classe</th><th>Embalagem</th><th>Peso (kg)</th></tr><tr><td>1294</td><td>TOLUENO</td><td>3</td><td>II</td><td>18.450</td></tr><tr><td>1307</td><td>XILENOS</td><td>3</td><td>III</td><td>9.120</td></tr></table>
<p style="margin-top:4mm" class="s">Portaria: conferir EPI, kit de emergência, ficha de emergência e extintores. Entrada ____:____ &nbsp; Saída ____:____ &nbsp; Tara ________ &nbsp; Bruto ________ &nbsp; Lacres 77120 a 77127</p><div style="margin-top:16mm;display:flex;gap:12mm"><div style="flex:1;border-top:.8pt solid #000" class="c s">Expedição</div><div style="flex:1;border-top:.8pt solid #000" class="c s">Motorista</div><div style="flex:1;border-top:.8pt solid #000" class="c s">Portaria</div></div>`,
      ),
      data: {
        name: 'JURACI FONTENELE DO CARIRI',
        dateOfBirth: '1976-05-02',
        issueDate: '2025-01-23',
        expirationDate: '2035-01-15',
        licenseNumber: register,
        licenseClass: 'E',
        filiation: ['Raimunda Fontenele do Cariri'],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'CE',
        cardIssuer: 'DETRAN-CE',
        comments: 'CETPP, EAR',
        hasCetpp: true,
        documentValidation: false,
      },
    }
  },
}
