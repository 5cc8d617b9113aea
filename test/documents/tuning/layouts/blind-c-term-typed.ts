import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, caseNumber, cpf, maskCpf, rg } from '../../generator/numbers.ts'

/** A form on a typewriter with dots; the guardian's CPF has a wrong digit. */
export const layout: Layout = {
  name: 'blind-c-term-typed',
  type: 23,
  variants: ['wrong-cpf'],
  print(random) {
    const number = caseNumber(random, 2021, '14')
    const id = breakCheckDigit(cpf(random))
    const card = rg(random, 'plain')
    const lines: [string, string][] = [
      ['Autos', number],
      ['Juiz', 'Raimundo Nonato Salinópolis'],
      ['Guardiã', 'Iracema Tracuateua Bragança'],
      ['CPF', maskCpf(id)],
      ['RG', `${card} PC/PA`],
      ['Estado civil', 'em união estável'],
      ['Profissão', 'pescadora'],
      ['Endereço', 'Travessa do Curral, s/n, Bragança/PA'],
      ['Grau de parentesco', 'madrinha'],
      ['Menor', 'Yasmin Viseu Caratateua'],
      ['Nascida em', '30.03.2012'],
      ['Filha de', 'Rosinete Viseu Caratateua'],
      ['Decisão de', '11.10.2021'],
      ['Prazo', '1 (um) ano'],
      ['Data do termo', '19.10.2021'],
    ]
    const body = html`<div class="c">PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ<br>COMARCA DE BRAGANÇA<br>VARA CÍVEL</div><p class="c" style="margin:8mm 0">TERMO DE GUARDA E RESPONSABILIDADE PROVISÓRIA</p>
${lines.map(([caption, value]) => html`<div>${`${caption} `.padEnd(22, '.')} ${value}</div>`)}
<div style="margin-top:18mm">_________________________________<br>Raimundo Nonato Salinópolis<br>Juiz de Direito</div><div style="margin-top:14mm">_________________________________<br>Iracema Tracuateua Bragança<br>Guardiã</div>`
    return {
      html: sheet(
        { font: 'Noto Sans Mono', sizePt: 10, margin: '22mm 20mm', css: 'div{line-height:1.6}' },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA E RESPONSABILIDADE PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJPA',
        courtDivision: 'VARA CÍVEL',
        district: 'BRAGANÇA',
        state: 'PA',
        judgeName: 'Raimundo Nonato Salinópolis',
        guardians: [
          guardian('Iracema Tracuateua Bragança', {
            cpf: id,
            rg: card,
            rgIssuer: 'PC/PA',
            maritalStatus: 'em união estável',
            occupation: 'pescadora',
            address: 'Travessa do Curral, s/n, Bragança/PA',
            relationship: 'madrinha',
          }),
        ],
        wards: [
          ward('Yasmin Viseu Caratateua', {
            birthDate: '2012-03-30',
            filiation: ['Rosinete Viseu Caratateua'],
          }),
        ],
        decisionDate: '2021-10-11',
        issueDate: '2021-10-19',
        expirationDate: '2022-10-19',
        validityText: '1 (um) ano',
        signedBy: ['Raimundo Nonato Salinópolis', 'Iracema Tracuateua Bragança'],
        documentValidation: false,
      }),
    }
  },
}
