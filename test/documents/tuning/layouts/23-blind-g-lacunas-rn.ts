import { longDate, randomDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-lacunas-rn',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2019, '20')
    const issued = randomDate(random, 2022, 2023)
    const woman = cpf(random)
    const powers =
      'O encargo abrange o recebimento do benefício de prestação continuada e a guarda dos documentos pessoais da curatelada, devendo a curadora apresentar balanço anual (art. 84, § 4º, da Lei nº 13.146/15)'
    return {
      html: sheet(
        {
          font: 'Vollkorn',
          sizePt: 12,
          margin: '20mm 25mm',
          css: '.h { text-align: center; line-height: 1.2 } .h p { margin: 0 } h1 { font-size: 13pt; text-align: center; margin: 10mm 0 8mm } .x { line-height: 1.6; text-indent: 15mm } .l { margin-top: 17mm; text-align: center }',
        },
        html`<div class="h">${crest(17, '#444')}<p>PODER JUDICIÁRIO DO ESTADO DO RIO GRANDE DO NORTE</p><p class="b">JUÍZO DE DIREITO DA VARA ÚNICA DA COMARCA DE
SANTANA DO MATOS</p></div>
<h1>TERMO DE CURATELA</h1>
<p>Processo nº ${number}<br>Ação: Curatela<br>Promovente: Ministério Público Estadual<br>Promovida: Ana Cleide da Silva Barreto</p>
<div class="j" style="margin-top:6mm"><p class="x">Nesta data, em meu cartório, compareceu a Sra. Maria Goretti Fagundes Lacerda, religiosa, responsável pelo Lar
Santa Rita de Cássia, CPF ${maskCpf(woman)}, a qual declarou que recebia, como de fato recebeu, o compromisso de curadora de Ana Cleide da Silva Barreto, interna
daquela instituição há mais de vinte anos, sem registro de nascimento localizado e de filiação desconhecida.</p>
<p class="x">${powers}.</p><p class="x">Lido e achado conforme, assina com o Juízo.</p>
<p class="r" style="margin-top:8mm">Santana do Matos, ${longDate(issued)}</p></div>
<div class="l">______________________________________<br>Juiz(a) de Direito</div><div class="l">______________________________________<br>Curador(a)</div>
<div class="l">______________________________________<br>Chefe de Secretaria</div>`,
      ),
      data: {
        documentTitle: 'TERMO DE CURATELA',
        kind: 'CURATELA',
        nature: null,
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'Curatela',
        court: 'TJRN',
        courtDivision: 'VARA ÚNICA',
        district: 'SANTANA DO MATOS',
        forum: null,
        state: 'RN',
        judgeName: null,
        guardians: [
          {
            name: 'Maria Goretti Fagundes Lacerda',
            cpf: woman,
            rg: null,
            rgIssuer: null,
            nationality: null,
            maritalStatus: null,
            occupation: 'religiosa',
            address: null,
            relationship: null,
            role: 'CURATOR',
          },
        ],
        wards: [
          {
            name: 'Ana Cleide da Silva Barreto',
            birthDate: null,
            cpf: null,
            rg: null,
            placeOfBirth: null,
            filiation: [],
            role: 'CURATEE',
          },
        ],
        guardianName: 'Maria Goretti Fagundes Lacerda',
        guardianCpf: woman,
        guardianRg: null,
        wardName: 'Ana Cleide da Silva Barreto',
        wardBirthDate: null,
        wardCpf: null,
        decisionDate: null,
        issueDate: issued,
        expirationDate: null,
        validityText: null,
        powers,
        signedBy: [],
        signatureDate: null,
        verificationLink: null,
        verificationCode: null,
        documentValidation: false,
      },
    }
  },
}
