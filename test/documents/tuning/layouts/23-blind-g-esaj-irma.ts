import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-esaj-irma',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2023, '26')
    const issued = randomDate(random, 2024, 2025)
    const sentence = addDays(issued, -64)
    const final = addDays(issued, -21)
    const signed = addDays(issued, 1)
    const [sister, brother] = [cpf(random), cpf(random)]
    const born = '1971-02-05'
    const code = alphanumeric(random, 8)
    const link = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const powers =
      'A curatela restringe-se aos atos de natureza patrimonial e negocial, na forma do art. 85 da Lei nº 13.146/2015, cabendo à curadora representar o curatelado perante bancos, INSS e repartições públicas, sendo-lhe vedado contrair empréstimos ou alienar bens sem alvará. Deverá prestar contas anualmente'
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 10.5,
          margin: '14mm 26mm 16mm 22mm',
          stamp: html`<div style="position:fixed;right:5mm;top:14mm;height:262mm;writing-mode:vertical-rl;font:6.6pt/1.3 'Liberation Sans'">Este
documento é cópia do original, assinado digitalmente por HELOISA BRITO MARCONDES DIAS, liberado nos autos em ${shortDate(signed)} às
11:08 .<br>Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.</div>`,
          css: `.top { display: flex; gap: 6mm; border-bottom: .6mm solid #111; padding-bottom: 3mm } .top b { display: block }
.top small { font-size: 7.5pt } td { border: .25mm solid #555; padding: 1mm 2mm; vertical-align: top } td:first-child { width: 38mm; background: #eee }
h1 { font-size: 13pt; text-align: center; margin: 8mm 0 5mm } .t { text-indent: 14mm; line-height: 1.55; margin-bottom: 3mm } .ln { width: 84mm; margin: 16mm auto 0; border-top: .3mm solid #111; text-align: center }`,
        },
        html`<div class="top">${crest(20, '#333')}<div><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO</b><b>COMARCA DE SÃO CARLOS</b>
<b>FORO DE SÃO CARLOS</b><b>2ª VARA DA FAMÍLIA E SUCESSÕES</b>
<small>RUA DOM ALARICO PENTEADO, 375, São Carlos - SP - CEP 13560-090 · Horário de Atendimento ao Público: das 13h00min às 17h00min</small></div></div>
<h1>TERMO DE COMPROMISSO DE CURADORA DEFINITIVA</h1>
<table><tr><td>Processo Digital nº:</td><td><b>${number}</b></td></tr>
<tr><td>Classe – Assunto:</td><td><b>Interdição/Curatela - Nomeação</b></td></tr>
<tr><td>Requerente:</td><td><b>Eunice Valverde Botelho</b></td></tr><tr><td>Requerido:</td><td><b>Rubens Valverde Botelho</b></td></tr>
<tr><td>Prioridade:</td><td>Pessoa com Deficiência</td></tr></table>
<div class="j" style="margin-top:6mm"><p class="t">Em ${longDate(issued)}, no Cartório da 2ª Vara da Família e Sucessões do Foro de São Carlos, na
presença da MM. Juíza de Direito, Dra. <b>Heloísa Brito Marcondes Dias</b>, comigo, escrevente abaixo nomeado, compareceu
<b>EUNICE VALVERDE BOTELHO</b>, irmã do interditado, brasileira, divorciada, bibliotecária, RG nº 18.445.206-7-SSP/SP, CPF nº ${maskCpf(sister)}, com endereço
na Avenida Comendador Quirino Abreu, 1904, apto. 72, Vila Prado, CEP 13574-030, São Carlos - SP, a quem foi deferido o compromisso de
exercer, sem dolo nem malícia, o cargo de <b>CURADORA DEFINITIVA</b> de <b>RUBENS VALVERDE BOTELHO</b>, RG nº
21.770.115-X, CPF nº ${maskCpf(brother)}, nascido em ${shortDate(born)}, filho de Anselmo Botelho e de Nadir Valverde Botelho, conforme
sentença proferida em ${shortDate(sentence)}, transitada em julgado em ${shortDate(final)}, que revogou a curatela provisória concedida em
${shortDate(addDays(sentence, -290))}.</p><p class="t">${powers}.</p>
<p class="t">Aceito o encargo, a compromissada assina o presente. Eu, Fábio Roque Lunardi, Escrevente Técnico Judiciário, digitei.</p></div>
<div class="ln">Eunice Valverde Botelho<br>Curadora</div>
<p class="c s" style="margin-top:9mm">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006, CONFORME IMPRESSÃO À MARGEM DIREITA</p>`,
      ),
      data: {
        documentTitle: 'TERMO DE COMPROMISSO DE CURADORA DEFINITIVA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'Interdição/Curatela - Nomeação',
        court: 'TJSP',
        courtDivision: '2ª VARA DA FAMÍLIA E SUCESSÕES',
        district: 'SÃO CARLOS',
        forum: 'FORO DE SÃO CARLOS',
        state: 'SP',
        judgeName: 'Heloísa Brito Marcondes Dias',
        guardians: [
          {
            name: 'EUNICE VALVERDE BOTELHO',
            cpf: sister,
            rg: '18.445.206-7',
            rgIssuer: 'SSP/SP',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'bibliotecária',
            address:
              'Avenida Comendador Quirino Abreu, 1904, apto. 72, Vila Prado, CEP 13574-030, São Carlos - SP',
            relationship: 'irmã',
            role: 'CURATOR',
          },
        ],
        wards: [
          {
            name: 'RUBENS VALVERDE BOTELHO',
            birthDate: born,
            cpf: brother,
            rg: '21.770.115-X',
            placeOfBirth: null,
            filiation: ['Anselmo Botelho', 'Nadir Valverde Botelho'],
            role: 'CURATEE',
          },
        ],
        guardianName: 'EUNICE VALVERDE BOTELHO',
        guardianCpf: sister,
        guardianRg: '18.445.206-7',
        wardName: 'RUBENS VALVERDE BOTELHO',
        wardBirthDate: born,
        wardCpf: brother,
        decisionDate: sentence,
        issueDate: issued,
        expirationDate: null,
        validityText: null,
        powers,
        signedBy: ['HELOISA BRITO MARCONDES DIAS'],
        signatureDate: `${signed}T11:08:00`,
        verificationLink: link,
        verificationCode: code,
        documentValidation: true,
      },
    }
  },
}
