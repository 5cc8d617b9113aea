import { addDays, longDate, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { caseOf, clock, soul } from '../blind-j.ts'

/** TJMT: a term as a browser printed it, with its head and foot; the tutor's CPF has a wrong check digit. */
export const layout: Layout = {
  name: 'blind-j-mt-screen',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(3, 18))
    const printedOn = addDays(issued, random.int(20, 90))
    const signedAt = `${issued}T${officeTime(random)}`
    const uncle = soul(random, 'm', { from: 1964, to: 1982 })
    const girl = soul(random, 'f', { from: 2010, to: 2015, young: true })
    const judge = random.pick([
      'Wladys Fontanella Bairros',
      'Anderson Puga Bertholin',
      'Emerson Curvo Gattass',
    ])
    const number = caseOf(random, '10', 2021, '11', '0015')
    const cpf = breakCheckDigit(uncle.cpf)
    const code = random.digits(9)
    const address = `${uncle.street}, quadra 14, lote ${random.int(1, 30)}, ${uncle.quarter}, Sinop/MT`
    const powers =
      'O tutor deverá apresentar balanço anual e o estado do patrimônio da pupila, e depende de autorização do Juízo para transigir, aceitar heranças ou vender-lhe os bens móveis'
    return {
      html: sheet(
        {
          font: 'DejaVu Sans',
          sizePt: 9,
          margin: '14mm 14mm',
          stamp: html`<div class="bt"><span>${shortDate(printedOn)}, 09:12</span><span>Documento ${code} · Processo Judicial Eletrônico</span></div><div class="bf"><span>https://pje.tjmt.jus.br/pje/Painel/painel_usuario/documentoHTML.seam</span><span>1/1</span></div>`,
          css: '.bt,.bf{position:fixed;left:8mm;right:8mm;font-size:6.5pt;display:flex;justify-content:space-between} .bt{top:4mm} .bf{bottom:4mm} .id{background:#e8eef5;border:1px solid #9ab;padding:2mm;margin-bottom:5mm;font-size:8pt} h1{font-size:12pt;text-align:center}',
        },
        html`<div class="id"><b>TutCiv ${number}</b> &nbsp; ${uncle.name} X ${girl.name}<br>Documento <b>${code}</b> - Termo (Termo de Tutela) &nbsp; Juntado por ODENIR BATISTELA - DIRETOR DE SECRETARIA em ${shortDate(addDays(issued, 3))} 11:02:47<br>Assinado eletronicamente por: ${judge.toUpperCase()} - ${clock(signedAt)}</div>
<p class="c"><b>ESTADO DE MATO GROSSO<br>PODER JUDICIÁRIO<br>COMARCA DE SINOP<br>1ª VARA ESPECIALIZADA DA FAMÍLIA E SUCESSÕES</b></p>
<h1>TERMO DE NOMEAÇÃO DE TUTOR</h1>
<p>PROCESSO: ${number}<br>ESPÉCIE: TUTELA CÍVEL<br>PARTE AUTORA: ${uncle.name}<br>MENOR: ${girl.name}</p>
<p class="j">No dia ${longDate(issued)}, na 1ª Vara Especializada da Família e Sucessões desta Comarca, perante mim, gestora judiciária, compareceu ${uncle.name}, brasileiro, separado judicialmente, operador de máquinas agrícolas, RG ${uncle.rg} SESP/MT, CPF ${maskCpf(cpf)}, residente e domiciliado à ${address}, tio materno, a fim de prestar compromisso de TUTOR da menor impúbere ${girl.name}, nascida em ${shortDate(girl.born)}, CPF ${maskCpf(girl.cpf)}, filha de ${girl.mother} (óbito em ${shortDate(addDays(decided, -160))}) e de genitor ignorado, por decisão do MM. Juiz ${judge} datada de ${shortDate(decided)}.</p>
<p class="j">${powers}.</p>
<p class="j">E como assim o disse, assina. Eu, Creuza Taques Bumlai, gestora judiciária, que o digitei.</p>
<p class="c" style="margin-top:14mm">(assinado eletronicamente)</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE NOMEAÇÃO DE TUTOR',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'TUTELA CÍVEL',
        court: 'TJMT',
        courtDivision: '1ª VARA ESPECIALIZADA DA FAMÍLIA E SUCESSÕES',
        district: 'SINOP',
        state: 'MT',
        judgeName: judge,
        guardians: [
          guardian(uncle.name, {
            cpf,
            rg: uncle.rg,
            rgIssuer: 'SESP/MT',
            nationality: 'brasileiro',
            maritalStatus: 'separado judicialmente',
            occupation: 'operador de máquinas agrícolas',
            address,
            relationship: 'tio materno',
          }),
        ],
        wards: [ward(girl.name, { birthDate: girl.born, cpf: girl.cpf, filiation: [girl.mother] })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        documentValidation: false,
      }),
    }
  },
}
