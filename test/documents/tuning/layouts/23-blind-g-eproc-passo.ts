import { addDays, addMonths, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, caseNumber, cpf, hex, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-eproc-passo',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2025, '21')
    const issued = randomDate(random, 2025, 2025)
    const decided = addDays(issued, -2)
    const son = cpf(random)
    const mother = breakCheckDigit(cpf(random))
    const born = '1944-07-30'
    const verifier = `100${random.digits(8)}v3`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjrs.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const powers =
      'com poderes para receber benefícios previdenciários, movimentar conta bancária até o limite das despesas ordinárias e autorizar procedimentos médicos, vedada a disposição de bens imóveis'
    return {
      html: sheet(
        {
          font: 'PT Serif',
          sizePt: 10.5,
          css: `.top { text-align: center; font-size: 9.5pt; border: .3mm solid #222; padding: 3mm } .top p { margin: 0 }
h2 { font-size: 11pt; text-align: center; margin: 7mm 0 2mm } h1 { font-size: 14pt; text-align: center; margin: 5mm 0 8mm; text-decoration: underline }
.p p { margin: 0 } .txt { line-height: 1.7; text-indent: 12mm } hr { border: 0; border-top: .3mm solid #222; margin: 12mm 0 3mm } .st { font: 8pt/1.35 'Liberation Sans' }`,
        },
        html`<div class="top"><p>Estado do Rio Grande do Sul</p><p class="b">PODER JUDICIÁRIO</p><p class="b">2ª Vara de Família da Comarca de
Passo Fundo</p><p>Rua General Rufino Castanho, 1180 - Bairro: Centro - CEP: 99010-031 - Fone: (54) 3040-0000 - Email: frpasfundo2vfam@tjrs.jus.br</p></div>
<h2>CURATELA Nº ${number}/RS</h2>
<div class="p"><p><b>REQUERENTE:</b> VOLNEI ANTUNES SCHNORRENBERG</p><p><b>REQUERIDO:</b> IRMGARD ANTUNES SCHNORRENBERG</p></div>
<h1>Termo de Curatela Provisória</h1>
<div class="j"><p class="txt">Pelo presente, em cumprimento à decisão do evento 9, proferida em ${longDate(decided)} pelo Exmo. Dr. Cristiano
Zortéa Fialho, Juiz de Direito, que deferiu a tutela de urgência, nomeio <b>VOLNEI ANTUNES SCHNORRENBERG</b>, filho da curatelada,
brasileiro, em união estável, representante comercial, inscrito no CPF sob o nº ${maskCpf(son)}, RG 5034418827 SJS/RS, domiciliado na Rua
Uruguaiana Velha, nº 77, apto 301, Bairro Boqueirão, em Passo Fundo/RS, CURADOR PROVISÓRIO de <b>IRMGARD ANTUNES SCHNORRENBERG</b>,
viúva, aposentada, nascida em ${shortDate(born)}, em Não-Me-Toque/RS, filha de Reinholdo Antunes e de Olga Antunes, inscrita no CPF sob
o nº ${maskCpf(mother)}, RG 2011947734, acolhida na Casa Geriátrica Vó Nena, ${powers}.</p>
<p class="txt">A presente nomeação tem validade por 6 (seis) meses, a contar desta data, podendo ser renovada a requerimento do interessado.</p>
<p class="txt">Passo Fundo, ${longDate(issued)}.</p></div>
<hr><div class="st j"><p>Documento assinado eletronicamente por <b>CRISTIANO ZORTÉA FIALHO, Juiz de Direito</b>, em ${shortDate(issued)}, às
17:21:54, conforme art. 1º, III, "b", da Lei 11.419/2006. A autenticidade do documento pode ser conferida no site ${link}, informando o
código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</p></div>`,
      ),
      data: {
        documentTitle: 'Termo de Curatela Provisória',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'CURATELA',
        court: 'TJRS',
        courtDivision: '2ª Vara de Família',
        district: 'Passo Fundo',
        forum: null,
        state: 'RS',
        judgeName: 'Cristiano Zortéa Fialho',
        guardians: [
          {
            name: 'VOLNEI ANTUNES SCHNORRENBERG',
            cpf: son,
            rg: '5034418827',
            rgIssuer: 'SJS/RS',
            nationality: 'brasileiro',
            maritalStatus: 'em união estável',
            occupation: 'representante comercial',
            address: 'Rua Uruguaiana Velha, nº 77, apto 301, Bairro Boqueirão, em Passo Fundo/RS',
            relationship: 'filho',
            role: 'CURATOR',
          },
        ],
        wards: [
          {
            name: 'IRMGARD ANTUNES SCHNORRENBERG',
            birthDate: born,
            cpf: mother,
            rg: '2011947734',
            placeOfBirth: 'Não-Me-Toque/RS',
            filiation: ['Reinholdo Antunes', 'Olga Antunes'],
            role: 'CURATEE',
          },
        ],
        guardianName: 'VOLNEI ANTUNES SCHNORRENBERG',
        guardianCpf: son,
        guardianRg: '5034418827',
        wardName: 'IRMGARD ANTUNES SCHNORRENBERG',
        wardBirthDate: born,
        wardCpf: mother,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 6),
        validityText: '6 (seis) meses',
        powers,
        signedBy: ['CRISTIANO ZORTÉA FIALHO'],
        signatureDate: `${issued}T17:21:54`,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
        documentValidation: false,
      },
    }
  },
}
