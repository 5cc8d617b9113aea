import { shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf, rg } from '../../generator/numbers.ts'

/** Captions in Portuguese and English on a narrow page, values below them; or half of them only. */
export const layout: Layout = {
  name: 'blind-c-term-two-languages',
  type: 23,
  variants: ['curatela', 'half'],
  print(random, variant) {
    const half = variant === 'half'
    const number = caseNumber(random, half ? 2026 : 2024, '26')
    const ids = [cpf(random), cpf(random)] as const
    const card = rg(random, 'withX')
    const address = 'Rua do Chafariz, nº 212, Jurubatuba, São Paulo/SP, CEP 04690-000'
    const captions: [string, string, string][] = half
      ? [
          ['Processo', 'Case number', number],
          ['Guardião', 'Guardian', 'Leandro Itirapuã Cravinhos'],
          ['CPF do guardião', "Guardian's tax number", maskCpf(ids[0])],
          ['Criança', 'Child', 'Mel Itirapuã de Andradina'],
          ['Data do termo', 'Date of the term', shortDate('2026-01-09')],
        ]
      : [
          ['Processo', 'Case number', number],
          ['Classe', 'Class', 'Interdição/Curatela'],
          ['Juíza', 'Judge', 'Rosaura Guararema Luz'],
          ['Curadora', 'Curator', 'Wilma Salesópolis Tapiraí'],
          ['CPF da curadora', "Curator's tax number", maskCpf(ids[0])],
          ['RG da curadora', "Curator's identity card", `${card} SSP/SP`],
          ['Nacionalidade', 'Nationality', 'brasileira'],
          ['Estado civil', 'Marital status', 'casada'],
          ['Profissão', 'Occupation', 'bibliotecária'],
          ['Endereço', 'Address', address],
          ['Parentesco', 'Relationship', 'esposa'],
          ['Curatelado', 'Curatee', 'Péricles Tapiraí Salto Grande'],
          ['CPF do curatelado', "Curatee's tax number", maskCpf(ids[1])],
          ['Data de nascimento do curatelado', "Curatee's date of birth", shortDate('1951-07-26')],
          ['Data da decisão', 'Date of the decision', shortDate('2024-02-19')],
          ['Data do termo', 'Date of the term', shortDate('2024-03-04')],
        ]
    const title = half ? 'TERMO DE GUARDA' : 'TERMO DE COMPROMISSO DE CURADORA'
    const head = half
      ? html`PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO`
      : html`TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO<br>COMARCA DE SÃO PAULO<br>FORO REGIONAL II - SANTO AMARO<br>5ª VARA DA FAMÍLIA E SUCESSÕES`
    const signer = half ? 'Leandro Itirapuã Cravinhos' : 'Rosaura Guararema Luz'
    const body = html`<div class="h">${head}</div><p class="b">${title}</p>
${captions.map(([pt, en, value]) => html`<div class="f"><i>${pt} (${en})</i>${value}</div>`)}<div style="margin-top:14mm">__________________________<br>${signer}</div>`
    const data = half
      ? guardianshipData({
          documentTitle: title,
          kind: 'GUARDA',
          caseNumber: number,
          court: 'TJSP',
          state: 'SP',
          guardians: [guardian(signer, { cpf: ids[0] })],
          wards: [ward('Mel Itirapuã de Andradina')],
          issueDate: '2026-01-09',
          signedBy: [signer],
        })
      : guardianshipData({
          documentTitle: title,
          kind: 'CURATELA',
          caseNumber: number,
          caseClass: 'Interdição/Curatela',
          court: 'TJSP',
          courtDivision: '5ª VARA DA FAMÍLIA E SUCESSÕES',
          district: 'SÃO PAULO',
          forum: 'FORO REGIONAL II - SANTO AMARO',
          state: 'SP',
          judgeName: signer,
          guardians: [
            guardian('Wilma Salesópolis Tapiraí', {
              cpf: ids[0],
              rg: card,
              rgIssuer: 'SSP/SP',
              nationality: 'brasileira',
              maritalStatus: 'casada',
              occupation: 'bibliotecária',
              address,
              relationship: 'esposa',
            }),
          ],
          wards: [ward('Péricles Tapiraí Salto Grande', { birthDate: '1951-07-26', cpf: ids[1] })],
          decisionDate: '2024-02-19',
          issueDate: '2024-03-04',
          signedBy: [signer],
        })
    const size = half ? '210mm 148mm' : '130mm 250mm'
    return {
      html: sheet(
        {
          font: half ? 'Lato' : 'PT Sans',
          sizePt: 9.5,
          margin: '10mm',
          css: `@page{size:${size}}.h{font-size:8.5pt}p{margin:4mm 0}.f{margin-bottom:1.8mm}i{display:block;font-size:7.5pt;color:#666}`,
        },
        body,
      ),
      data,
    }
  },
}
