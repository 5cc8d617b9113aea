import { shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf, plate, rg } from '../../generator/numbers.ts'

/** A city's file on a driver of school buses: two pages, captions left of the values in narrow tables; a monitor too. */
export const layout: Layout = {
  name: 'blind-f-transporte-escolar',
  type: 54,
  variants: ['municipio'],
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const row = (caption: string, value: string) => html`<tr><th>${caption}</th><td>${value}</td></tr>`
    const css = `th{width:58mm;text-align:right;font-weight:normal;color:#222;background:#f4f1e6;padding:1.3mm 3mm;border:.5pt solid #a79f84} td{padding:1.3mm 3mm;border:.5pt solid #a79f84;font-weight:bold} h2{font-size:11pt;margin:6mm 0 2mm;border-bottom:1.4pt solid #6c7a3a;color:#4c5722}`
    return {
      html: sheet(
        { font: 'PT Serif', sizePt: 10.4, css, margin: '15mm 20mm' },
        html`<div style="display:flex;gap:5mm;align-items:center">${crest(17, '#6c7a3a')}<div><b>PREFEITURA MUNICIPAL DE ARAPIRACA</b><br>Superintendência de Mobilidade e Transportes Públicos<br>Setor de Fretamento e Escolares</div></div>
<h1 class="c" style="font-size:14pt;margin:6mm 0 1mm">Cadastro de Condutor – Transporte Escolar</h1><p class="c s">Processo administrativo 8.117/2026 · Alvará requerido: nº 066-E · Ano letivo 2027</p>
<h2>A. Condutor auxiliar</h2><table>${row('Nome', 'Gilvânia Serafim Taboqueiro')}${row('Data de nascimento', shortDate('1989-02-12'))}${row('Cidade e UF de nascimento', 'Penedo/AL')}${row('Filiação', 'Josué Taboqueiro e Marinalva Serafim')}${row('Identidade', `${rg(random)} – SEDS/AL, expedida em 15/08/2013`)}${row('CPF', maskCpf(id))}${row('Título de eleitor', `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`)}${row('Residência', 'Rua São Domingos Sávio, 77, Baixa Grande')}${row('Telefone', '(82) 99140-6623')}</table>
<h2>B. Carteira de habilitação</h2><table>${row('Número do registro', register)}${row('Categoria (mínimo D)', 'AD')}${row('Primeira habilitação', '19/10/2009')}${row('Data da expedição', shortDate('2025-07-17'))}${row('Data de validade', shortDate('2035-07-08'))}${row('Local da expedição', 'Arapiraca/AL')}${row('Órgão expedidor', 'DETRAN/AL')}${row('Observações constantes', 'EAR, CETE, A')}</table>
<h2>C. Curso especializado</h2><table>${row('Instituição', 'SEST SENAT – Unidade Maceió')}${row('Certificado nº', 'TE-2024-11.807')}${row('Data de conclusão', '23/11/2024')}${row('Validade do curso', '23/11/2029')}</table>
<div class="break"></div><h2>D. Titular do alvará</h2><table>${row('Nome', 'Edmilson Prudêncio Taboqueiro Neto')}${row('CPF', maskCpf(cpf(random)))}${row('Inscrição municipal', '30.441-7')}${row('Veículo', `Renault/Master Escolar L3H2 – ${plate(random, 'mercosul')}`)}${row('Lotação', '19 estudantes')}${row('Vistoria semestral', '04/08/2026')}</table>
<h2>E. Monitora</h2><table>${row('Nome', 'Quitéria Lins do Agreste')}${row('Identidade', `${rg(random)} – SEDS/AL`)}${row('Curso de monitor', 'concluído em 08/02/2025')}</table>
<h2>F. Documentos conferidos</h2><p>[X] Certidão negativa criminal emitida em 30/09/2026 &nbsp; [X] Comprovante de residência &nbsp; [X] Atestado de sanidade física e mental &nbsp; [ ] Foto 3×4</p>
<p class="j">Parecer do setor: documentação regular. A condutora auxiliar não cometeu infração grave ou gravíssima nos doze meses anteriores ao pedido.</p><p class="r" style="margin-top:10mm">Arapiraca, 13 de outubro de 2026.</p><p class="c" style="margin-top:18mm">Helvécio Madureira Pontal<br><span class="s">Agente de fiscalização – mat. 4.902</span></p>`,
      ),
      data: {
        name: 'Gilvânia Serafim Taboqueiro',
        dateOfBirth: '1989-02-12',
        issueDate: '2025-07-17',
        expirationDate: '2035-07-08',
        licenseNumber: register,
        licenseClass: 'AD',
        filiation: ['Josué Taboqueiro', 'Marinalva Serafim'],
        personalNumber: id,
        placeOfBirth: 'Penedo/AL',
        placeOfIssue: 'AL',
        cardIssuer: 'DETRAN-AL',
        comments: 'EAR, CETE, A',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
