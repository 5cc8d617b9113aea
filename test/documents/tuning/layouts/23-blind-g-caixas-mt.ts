import { addDays, randomDate, shortDate } from '../../generator/dates.ts'
import { html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { scrawl } from '../../generator/marks.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-caixas-mt',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2024, '11')
    const issued = randomDate(random, 2024, 2024)
    const decided = addDays(issued, -4)
    const [woman, man] = [cpf(random), cpf(random)]
    const born = '2022-03-08'
    const v = (text: string) => html`<span class="v">${text}</span>`
    const sign = (name: string, office: string) =>
      html`<div class="sg"><svg width="48mm" height="15mm" viewBox="0 0 300 100">${raw(scrawl(random))}</svg><p>${name}</p><p>${office}</p></div>`
    const home = 'Rua das Garças, Qd. 14, Lt. 08, Jardim Imperador II, Várzea Grande - MT'
    const powers =
      'A guarda confere à criança a condição de dependente, para todos os fins e efeitos de direito, inclusive previdenciários. Os guardiões ficam obrigados a apresentá-la em juízo sempre que solicitado e a comunicar qualquer mudança de endereço em 5 (cinco) dias'
    return {
      html: sheet(
        {
          font: 'FreeSans',
          sizePt: 9.5,
          margin: '12mm 16mm',
          css: `.h { text-align: center; line-height: 1.25 } .h p { margin: 0 } h1 { text-align: center; font-size: 15pt; margin: 4mm 0 } fieldset { border: .35mm solid #000; margin: 0 0 3mm; padding: 1mm 3mm 2mm } legend { font-weight: bold; font-size: 8.5pt; padding: 0 1mm }
.v { font-family: 'Liberation Mono'; font-size: 9.5pt } fieldset p { margin: 0; line-height: 1.65 } .row { display: flex; flex-wrap: wrap; justify-content: space-around; margin-top: 6mm; row-gap: 6mm } .sg { width: 62mm; text-align: center; font-size: 8.5pt } .sg svg { margin-bottom: -3mm } .sg p { margin: 0 } .sg p:nth-of-type(1) { border-top: .3mm solid #000 }`,
        },
        html`<div class="h"><p class="b">ESTADO DE MATO GROSSO</p><p class="b">PODER JUDICIÁRIO</p><p>COMARCA DE VÁRZEA GRANDE</p><p>1ª VARA ESPECIALIZADA DA
INFÂNCIA E JUVENTUDE</p></div>
<h1>TERMO DE GUARDA</h1>
<p class="c">(${v('X')}) PROVISÓRIA &nbsp;&nbsp;&nbsp;&nbsp; (&nbsp;&nbsp;) DEFINITIVA &nbsp;&nbsp;&nbsp;&nbsp; (&nbsp;&nbsp;) RENOVAÇÃO</p>
<fieldset><legend>PROCESSO</legend><p>Código/Número: ${v(number)} &nbsp; Espécie: ${v('Guarda c/c Medida de Proteção')}</p><p>Decisão de fls. ${v('27/28')}, de
${v(shortDate(decided))} &nbsp; Juíza: ${v('Dra. Cláudia Regina Bonfante')}</p></fieldset>
<fieldset><legend>GUARDIÃ (1)</legend><p>Nome: ${v('IVANILDE PAES DE CAMPOS MIRANDA')}</p><p>Nacionalidade: ${v('brasileira')} &nbsp; Est. civil: ${v('casada')} &nbsp; Profissão:
${v('merendeira')}</p><p>RG: ${v('1187423-0')} Órgão: ${v('SSP/MT')} &nbsp; CPF: ${v(maskCpf(woman))} &nbsp; Parentesco: ${v('prima')}</p></fieldset>
<fieldset><legend>GUARDIÃO (2)</legend><p>Nome: ${v('LAÉRCIO MIRANDA')}</p><p>Nacionalidade: ${v('brasileiro')} &nbsp; Est. civil: ${v('casado')} &nbsp; Profissão:
${v('vigilante')}</p><p>RG: ${v('0933105-7')} Órgão: ${v('SSP/MT')} &nbsp; CPF: ${v(maskCpf(man))} &nbsp; Parentesco: ${v('-----')}</p></fieldset>
<fieldset><legend>RESIDÊNCIA DOS GUARDIÕES</legend><p>Endereço: ${v(home)}</p><p>Telefones: ${v('(65) 99900-0000 / 3682-0000')}</p></fieldset>
<fieldset><legend>CRIANÇA OU ADOLESCENTE</legend><p>Nome: ${v('KAUÊ HENRIQUE PAES DE CAMPOS')}</p><p>Nascimento: ${v(shortDate(born))} &nbsp; Natural de: ${v('Poconé/MT')} &nbsp; CPF:
${v('não consta')} &nbsp; Sexo: ${v('M')}</p><p>Certidão: ${v('065011 01 55 2022 1 00071 204 0021177 31')}</p><p>Filiação: ${v('Tainara Paes de Campos')}</p></fieldset>
<fieldset><legend>CONDIÇÕES</legend><p>Prazo: ${v('90 (noventa) dias')}, a contar da assinatura.</p><p class="j">${powers}.</p></fieldset>
<p class="j">Os acima qualificados prestaram o compromisso de bem e fielmente exercer a guarda e receberam cópia deste termo.</p>
<p class="r">Várzea Grande - MT, ${v(shortDate(issued))}.</p>
<div class="row">${sign('CLÁUDIA REGINA BONFANTE', 'Juíza de Direito')}${sign('IVANILDE PAES DE CAMPOS MIRANDA', 'Guardiã')}${sign('LAÉRCIO MIRANDA', 'Guardião')}${sign('Nilce Arruda Taques', 'Gestora Judiciária')}</div>`,
      ),
      data: {
        documentTitle: 'TERMO DE GUARDA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'Guarda c/c Medida de Proteção',
        court: 'TJMT',
        courtDivision: '1ª VARA ESPECIALIZADA DA INFÂNCIA E JUVENTUDE',
        district: 'VÁRZEA GRANDE',
        forum: null,
        state: 'MT',
        judgeName: 'Cláudia Regina Bonfante',
        guardians: [
          {
            name: 'IVANILDE PAES DE CAMPOS MIRANDA',
            cpf: woman,
            rg: '1187423-0',
            rgIssuer: 'SSP/MT',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'merendeira',
            address: home,
            relationship: 'prima',
            role: 'GUARDIAN',
          },
          {
            name: 'LAÉRCIO MIRANDA',
            cpf: man,
            rg: '0933105-7',
            rgIssuer: 'SSP/MT',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'vigilante',
            address: home,
            relationship: null,
            role: 'GUARDIAN',
          },
        ],
        wards: [
          {
            name: 'KAUÊ HENRIQUE PAES DE CAMPOS',
            birthDate: born,
            cpf: null,
            rg: null,
            placeOfBirth: 'Poconé/MT',
            filiation: ['Tainara Paes de Campos'],
            role: 'WARD',
          },
        ],
        guardianName: 'IVANILDE PAES DE CAMPOS MIRANDA',
        guardianCpf: woman,
        guardianRg: '1187423-0',
        wardName: 'KAUÊ HENRIQUE PAES DE CAMPOS',
        wardBirthDate: born,
        wardCpf: null,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 90),
        validityText: '90 (noventa) dias',
        powers,
        signedBy: [
          'CLÁUDIA REGINA BONFANTE',
          'IVANILDE PAES DE CAMPOS MIRANDA',
          'LAÉRCIO MIRANDA',
          'Nilce Arruda Taques',
        ],
        signatureDate: null,
        verificationLink: null,
        verificationCode: null,
        documentValidation: true,
      },
    }
  },
}
