import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf, plate, rg } from '../../generator/numbers.ts'

/** A landscape list of a crew for a port's gate: one line is the driver, the helpers' licence columns hold dashes. */
export const layout: Layout = {
  name: 'blind-f-relacao-acesso',
  type: 54,
  variants: ['porto'],
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const row = (cells: readonly string[]) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`
    const css = `@page{size:A4 landscape} td,th{border:.6pt solid #000;padding:1mm 1.2mm;font-size:8.4pt;text-align:center} th{background:#e8e8e8;font-size:7.6pt} td:nth-child(2){text-align:left} h1{font-size:13pt;margin:0 0 2mm;text-align:center}`
    return {
      html: sheet(
        { font: 'Liberation Sans', sizePt: 9.5, css, margin: '12mm 12mm' },
        html`<h1>RELAÇÃO DE TRIPULAÇÃO PARA ACESSO AO TERMINAL</h1>
<p><b>Transportadora:</b> Baía Serena Cargas Projeto Ltda – CNPJ ${maskCnpj(cnpj(random))} &nbsp; <b>Operação:</b> retirada de transformador, DU-E 26BR000${random.digits(6)}-3 &nbsp; <b>Período:</b> 14/09/2026 a 18/09/2026</p>
<p><b>Veículos:</b> ${plate(random, 'mercosul')} (cavalo) / ${plate(random, 'mercosul')} (linha de eixos) / ${plate(random, 'old')} (batedor)</p>
<table><tr><th>Item</th><th>Nome</th><th>Função</th><th>RG</th><th>CPF</th><th>Nasc.</th><th>CNH (registro)</th><th>Cat.</th><th>Emissão CNH</th><th>Validade CNH</th><th>Emissor CNH</th><th>Obs. CNH</th></tr>
${row(['01', 'AMÉLIO TERROSO BICUDAL', 'Supervisor', rg(random), maskCpf(cpf(random)), '09/02/1970', '—', '—', '—', '—', '—', '—'])}
${row(['02', 'PERICLES ANTUNHO DE BOA MORTE', 'Motorista', rg(random), maskCpf(id), shortDate('1977-09-29'), register, 'E', shortDate('2022-08-05'), shortDate('2032-07-26'), 'DETRAN/SP', 'EAR, CETCI, CETPP'])}
${row(['03', 'WESLEI DA GUIA ROSALVO', 'Ajudante', rg(random), maskCpf(cpf(random)), '30/06/1999', '—', '—', '—', '—', '—', '—'])}
${row(['04', 'CÍCERO JUSTO ITAPIRAPÉ', 'Ajudante', rg(random), maskCpf(cpf(random)), '11/12/1988', '—', '—', '—', '—', '—', '—'])}
${row(['05', 'LEONORA SEIXAS VERDAL', 'Téc. de segurança', rg(random), maskCpf(cpf(random)), '17/03/1992', '—', '—', '—', '—', '—', '—'])}</table>
<p style="margin-top:5mm">Declaramos que as pessoas relacionadas possuem vínculo com esta empresa, ASO dentro do prazo e integração de segurança realizada em 02/09/2026.</p>
<p>Santos, 10 de setembro de 2026.</p>
<div style="margin-top:14mm;width:90mm;border-top:.7pt solid #000" class="c s">Baía Serena Cargas Projeto Ltda<br>Fabíola Trancoso Meireles – Operações Portuárias</div>`,
      ),
      data: {
        name: 'PERICLES ANTUNHO DE BOA MORTE',
        dateOfBirth: '1977-09-29',
        issueDate: '2022-08-05',
        expirationDate: '2032-07-26',
        licenseNumber: register,
        licenseClass: 'E',
        filiation: [],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'SP',
        cardIssuer: 'DETRAN-SP',
        comments: 'EAR, CETCI, CETPP',
        hasCetpp: true,
        documentValidation: false,
      },
    }
  },
}
