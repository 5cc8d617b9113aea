import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, rows, SIGNATURE_CSS, signatureLines } from '../blind-y.ts'

const css = `
.head { text-align: center; line-height: 1.35; font-weight: bold } h1 { font-size: 14pt; text-align: center; border: .4mm solid #000; padding: 2mm; margin: 5mm 0 }
h2 { font-size: 10.5pt; margin: 5mm 0 1mm } td, th { border: .2mm solid #555; padding: .9mm 2mm; text-align: left; font-weight: normal; vertical-align: top }
.pairs th { width: 46mm; background: #eee; font-weight: bold } .wards th { background: #eee; font-weight: bold }
${SIGNATURE_CSS}`

const JUDGE = 'Ubirajara Corumbá Santarém'
const GUARDIAN = 'Marlúcia Buritizal Toscano'
const HOME = 'Avenida Pirenopolina, Quadra 18, Lote 7, Setor Bougainville, Anápolis/GO, CEP 75074-610'
const PARENTS = ['Jefferson Lobeira Quirinópolis', 'Kelly Buritizal Toscano']
const POWERS =
  'Cabe à guardiã prestar aos menores sustento, educação e saúde, e representá-los nos atos da vida civil. A guarda não autoriza a mudança de domicílio para fora do Estado'

/** Goiás as a form of three numbered parts; the children in a table of their own. */
export const layout: Layout = {
  name: 'blind-y-go-ficha-guarda',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2022, '09', '0006')
    const id = cpf(random)
    const validity = 'até a maioridade'
    const wards = [
      { name: 'Ícaro Buritizal Lobeira', birthDate: '2010-07-11', cpf: cpf(random) },
      { name: 'Maitê Buritizal Lobeira', birthDate: '2013-01-30', cpf: cpf(random) },
    ].map((one) => ({ ...one, placeOfBirth: 'Anápolis/GO', filiation: PARENTS }))
    return {
      html: unbroken(
        sheet(
          { font: 'Roboto', sizePt: 10, css, margin: '13mm 17mm' },
          html`<div class="head">PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DE GOIÁS<br>COMARCA DE ANÁPOLIS<br>2ª VARA DE FAMÍLIA</div>
<h1>TERMO DE GUARDA</h1>
<table class="pairs">${rows([
            ['Processo nº', number],
            ['Ação', 'Guarda'],
            ['Juiz de Direito', JUDGE],
            ['Sentença', shortDate('2022-10-03')],
            ['Validade', validity],
          ])}</table>
<h2>I – GUARDIÃ</h2>
<table class="pairs">${rows([
            ['Nome completo', GUARDIAN],
            ['Nacionalidade', 'brasileira'],
            ['Estado civil', 'em união estável'],
            ['Profissão', 'merendeira'],
            ['RG / órgão expedidor', '4.517.380 DGPC/GO'],
            ['CPF', maskCpf(id)],
            ['Grau de parentesco', 'tia materna'],
            ['Endereço residencial', HOME],
            ['Telefone', '(62) 99800-4416'],
          ])}</table>
<h2>II – CRIANÇAS / ADOLESCENTES</h2>
<table class="wards"><tr><th>Nome</th><th>Nascimento</th><th>Naturalidade</th><th>CPF</th></tr>${wards.map((one) => html`<tr><td>${one.name}</td><td>${shortDate(one.birthDate)}</td><td>${one.placeOfBirth}</td><td>${maskCpf(one.cpf)}</td></tr>`)}<tr><td colspan="4">Filiação: ${PARENTS[0]} e ${PARENTS[1]}</td></tr></table>
<h2>III – DEVERES E LIMITES</h2>
<p class="j">${POWERS}.</p>
<p class="r">Anápolis, ${shortDate('2022-11-16')}</p>
${signatureLines([
  [JUDGE, 'Juiz de Direito'],
  [GUARDIAN, 'Guardiã'],
])}`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE GUARDA',
        kind: 'GUARDA',
        nature: null,
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJGO',
        courtDivision: '2ª VARA DE FAMÍLIA',
        district: 'ANÁPOLIS',
        state: 'GO',
        judgeName: JUDGE,
        guardians: [
          {
            name: GUARDIAN,
            cpf: id,
            rg: '4.517.380',
            rgIssuer: 'DGPC/GO',
            nationality: 'brasileira',
            maritalStatus: 'em união estável',
            occupation: 'merendeira',
            address: HOME,
            relationship: 'tia materna',
          },
        ],
        wards,
        decisionDate: '2022-10-03',
        issueDate: '2022-11-16',
        expirationDate: '2028-07-11',
        validityText: validity,
        powers: POWERS,
        signedBy: [JUDGE, GUARDIAN],
        documentValidation: true,
      }),
    }
  },
}
