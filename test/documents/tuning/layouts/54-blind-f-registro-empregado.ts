import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf, rg } from '../../generator/numbers.ts'

/** An employer's register page: a photo box, a table of every paper of the employee, the licence is one row of it. */
export const layout: Layout = {
  name: 'blind-f-registro-empregado',
  type: 54,
  variants: ['livro'],
  source: 'none',
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const css = `td,th{border:.6pt solid #222;padding:1mm 1.6mm;font-size:8.8pt;text-align:left} th{background:#efefef;font-weight:600} .ph{width:28mm;height:36mm;border:.8pt solid #222;display:flex;align-items:center;justify-content:center;color:#888;font-size:8pt} .t{display:flex;gap:5mm} h1{font-size:14pt;margin:0 0 2mm} h3{font-size:9.6pt;margin:4mm 0 1mm}`
    const row = (cells: readonly string[]) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`
    return {
      html: sheet(
        { font: 'Noto Serif', sizePt: 9.4, css, margin: '14mm 16mm' },
        html`<div class="t"><div style="flex:1"><h1>REGISTRO DE EMPREGADO Nº 0296</h1><p>Empregador: <b>Distribuidora Passo da Areia Ltda</b><br>CNPJ: ${maskCnpj(cnpj(random))} – Canoas/RS</p><p>Empregado: <b>Everaldo Steinmetz Caçapava</b><br>Nascido em: <b>${shortDate('1985-01-14')}</b> em <b>São Borja/RS</b><br>Pais: <b>Nestor Caçapava</b> e <b>Hildegard Steinmetz</b><br>Estado civil: casado – Instrução: médio completo – Filhos: 2</p></div><div class="ph">foto 3x4</div></div>
<h3>Documentos</h3><table><tr><th>Documento</th><th>Número</th><th>Emissão</th><th>Validade</th><th>Órgão</th><th>Complemento</th></tr>
${row(['Identidade', rg(random), '08/04/2011', '—', 'SJS/RS', '2ª via'])}
${row(['CPF', maskCpf(id), '—', '—', 'Receita Federal', ''])}
${row(['CTPS', `${random.digits(7)}`, '19/03/2003', '—', 'MTE', 'série 0042'])}
${row(['PIS', `${random.digits(3)}.${random.digits(5)}.${random.digits(2)}-${random.digits(1)}`, '01/06/2003', '—', 'CEF', ''])}
${row(['Título eleitoral', `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`, '22/09/2003', '—', 'TRE/RS', 'zona 047, seção 118'])}
${row(['Reservista', `RM${random.digits(9)}`, '30/11/2003', '—', 'Exército', '2ª categoria'])}
${row(['CNH', register, shortDate('2023-05-12'), shortDate('2033-05-02'), 'DETRAN/RS', 'cat. AC – obs.: EAR'])}
${row(['Exame toxicológico', `T${random.digits(8)}`, '25/09/2025', '25/03/2028', 'Rede credenciada', 'negativo'])}</table>
<h3>Contrato</h3><table><tr><th>Admissão</th><th>Cargo</th><th>CBO</th><th>Salário</th><th>Horário</th></tr>${row(['13/10/2025', 'Motorista entregador', '7823-10', 'R$ 2.914,00', '07:30–12:00 / 13:30–17:48'])}</table>
<h3>Dependentes</h3><table><tr><th>Nome</th><th>Parentesco</th><th>Nascimento</th><th>CPF</th></tr>${row(['Taís Rolante Caçapava', 'cônjuge', '06/09/1987', maskCpf(cpf(random))])}${row(['Murilo Rolante Caçapava', 'filho', '27/02/2013', maskCpf(cpf(random))])}${row(['Lívia Rolante Caçapava', 'filha', '15/05/2017', maskCpf(cpf(random))])}</table>
<h3>Férias e afastamentos</h3><table><tr><th>Período aquisitivo</th><th>Início</th><th>Fim</th><th>Motivo</th></tr>${row(['13/10/2025 a 12/10/2026', '', '', ''])}${row(['', '', '', ''])}</table>
<div style="margin-top:14mm;display:flex;gap:12mm"><div style="flex:1;border-top:.7pt solid #000" class="c s">Empregado</div><div style="flex:1;border-top:.7pt solid #000" class="c s">p/ Empregador – Rosane Guaíba Link</div></div>`,
      ),
      data: {
        name: 'Everaldo Steinmetz Caçapava',
        dateOfBirth: '1985-01-14',
        issueDate: '2023-05-12',
        expirationDate: '2033-05-02',
        licenseNumber: register,
        licenseClass: 'AC',
        filiation: ['Nestor Caçapava', 'Hildegard Steinmetz'],
        personalNumber: id,
        placeOfBirth: 'São Borja/RS',
        placeOfIssue: 'RS',
        cardIssuer: 'DETRAN-RS',
        comments: 'EAR',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
