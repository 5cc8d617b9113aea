import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { drawNumbers, mobile, reading } from '../blind-x.ts'
import { BOXES_CSS, boxes, signing } from '../blind-x-papers.ts'

/** A driver's request to renew the licence: boxes of her data, of the present card, then the doctor's part. */
export const layout: Layout = {
  name: 'blind-x-renewal-request',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'RN')
    const [birth, first, issued, expires] = ['1985-10-08', '2005-07-19', '2021-01-20', '2026-01-12']
    const css = `${BOXES_CSS}h4{margin:4.5mm 0 0;background:#274b3b;color:#fff;padding:.8mm 2mm;font-size:9pt;letter-spacing:.3pt}`
    return {
      html: sheet(
        { font: 'Roboto', sizePt: 9.6, css, margin: '12mm 15mm' },
        html`<table><tr><td style="font-size:20pt;font-weight:bold;color:#274b3b">DETRAN RN</td><td class="r"><b>REQUERIMENTO DE SERVIÇO DE HABILITAÇÃO</b><br><span class="s">Protocolo ${random.digits(8)}/2025-1 &nbsp; 9ª CIRETRAN – Caicó</span></td></tr></table>
<h4>SERVIÇO SOLICITADO</h4>${boxes(['Serviço', 'RENOVAÇÃO DE CNH', 3], ['Data da solicitação', '15/12/2025', 2], ['Taxa (R$)', '118,40', 1])}
<h4>IDENTIFICAÇÃO DO CONDUTOR</h4>${boxes(['Nome do requerente', 'EDVÂNIA CORTEZ DE ARAÚJO', 5], ['Sexo', 'F', 1], ['Data de nascimento', shortDate(birth), 2])}
${boxes(['CPF', maskCpf(numbers.cpf), 3], ['Identidade', numbers.rg, 2], ['Órgão expedidor', 'ITEP', 2], ['UF', 'RN', 1], ['Nacionalidade', 'BRASILEIRA', 2])}
${boxes(['Naturalidade', 'CAICÓ', 3], ['UF de nascimento', 'RN', 2], ['Estado civil', 'CASADA', 2], ['Tipo sanguíneo', 'O+', 2])}
${boxes(['Filiação – pai', 'SEVERINO CORTEZ DE LIMA', 1], ['Filiação – mãe', 'ODETE ARAÚJO CORTEZ', 1])}
${boxes(['Logradouro', 'RUA PADRE SEBASTIÃO, 77 – PARAÍBA', 4], ['CEP', '59300-000', 2], ['Celular', mobile(random, 84), 2])}
<h4>HABILITAÇÃO ATUAL</h4>${boxes(['Nº de registro', numbers.register, 3], ['Categoria', 'B', 1], ['Primeira habilitação', shortDate(first), 2], ['Emitida em', shortDate(issued), 2], ['Válida até', shortDate(expires), 2])}
${boxes(['RENACH', numbers.renach, 2], ['Nº do espelho', numbers.form, 2], ['Local de emissão', 'MOSSORÓ – RN', 2], ['Órgão emissor', 'DETRAN-RN', 2], ['Observações', 'A', 1])}
<h4>EXAME DE APTIDÃO FÍSICA E MENTAL (PREENCHIDO PELA CLÍNICA)</h4>${boxes(['Clínica credenciada', 'CLIMED SERIDÓ', 3], ['Perito examinador', 'DR. NORMANDO BULHÕES', 3], ['CRM', '5.612', 1])}${boxes(['Data do exame', '18/12/2025', 2], ['Resultado', 'APTA', 2], ['Próximo exame em', '18/12/2035', 2])}
<p style="margin:5mm 0" class="j">Declaro, sob as penas da lei, que as informações prestadas são verdadeiras e que não me encontro cumprindo penalidade de suspensão ou cassação. Autorizo o envio de avisos ao celular informado.</p>
<p>Caicó, 15 de dezembro de 2025.</p>${signing('Assinatura da requerente')}`,
      ),
      data: reading({
        name: 'EDVÂNIA CORTEZ DE ARAÚJO',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'B',
        filiation: ['SEVERINO CORTEZ DE LIMA', 'ODETE ARAÚJO CORTEZ'],
        personalNumber: numbers.cpf,
        placeOfBirth: 'CAICÓ/RN',
        placeOfIssue: 'RN',
        comments: 'A',
        hasCetpp: false,
      }),
    }
  },
}
