import { addDays, randomDate, shortDate } from '../../generator/dates.ts'
import { html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { scrawl } from '../../generator/marks.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-ficha-tutela',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2022, '05')
    const issued = randomDate(random, 2023, 2024)
    const decided = addDays(issued, -15)
    const [aunt, girl] = [cpf(random), cpf(random)]
    const born = '2011-05-17'
    const cell = (caption: string, value: string, span = 1) =>
      html`<td colspan="${span}"><small>${caption}</small>${value}</td>`
    const sign = (name: string, office: string) =>
      html`<div class="sg"><svg width="52mm" height="15mm" viewBox="0 0 300 100">${raw(scrawl(random))}</svg><p>${name}</p><p class="s">${office}</p></div>`
    const powers =
      'O(A) tutor(a) representará o(a) pupilo(a) até os 16 anos e o(a) assistirá após essa idade, dirigirá sua educação e administrará seus bens, com prestação de contas a cada dois anos. É proibido adquirir para si bens do(a) pupilo(a) ou dispor deles a título gratuito (CC, art. 1.749).'
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11,
          margin: '12mm 15mm',
          css: `body { padding-right: .6mm } .h { text-align: center; border: .5mm solid #000; padding: 2mm } .h p { margin: 0 } h1 { margin: 0; font-size: 15pt; text-align: center; background: #222; color: #fff; padding: 1.5mm }
td { border: .3mm solid #000; padding: .6mm 1.5mm 1mm } small { display: block; font-size: 7pt; color: #333 } .sec { background: #ddd; font-weight: bold; font-size: 9pt }
.box { border: .3mm solid #000; border-top: 0; padding: 2mm 3mm } .sg { width: 58mm; text-align: center } .sg svg { margin-bottom: -3mm } .sg p { margin: 0 } .sg p:nth-of-type(1) { border-top: .3mm solid #000 } .row { display: flex; justify-content: space-between; margin-top: 8mm }`,
        },
        html`<div class="h"><p class="b">PODER JUDICIÁRIO DO ESTADO DA BAHIA</p><p>COMARCA DE ALAGOINHAS</p><p>1ª VARA DE FAMÍLIA, SUCESSÕES, ÓRFÃOS,
INTERDITOS E AUSENTES</p><p class="s">Fórum Ministro Ezequiel Pondé · Av. Juracy Magalhães Lima, s/n, Alagoinhas-Velha</p></div>
<h1>TERMO DE COMPROMISSO DE TUTORA</h1>
<table><tr>${cell('PROCESSO', number, 2)}${cell('AÇÃO', 'Tutela Cível', 2)}${cell('DATA DA DECISÃO', shortDate(decided), 2)}</tr>
<tr><td class="sec" colspan="6">1. TUTOR(A)</td></tr>
<tr>${cell('NOME COMPLETO', 'Railda Conceição Bispo dos Anjos', 4)}${cell('PARENTESCO COM O(A) PUPILO(A)', 'tia paterna', 2)}</tr>
<tr>${cell('NACIONALIDADE', 'brasileira')}${cell('ESTADO CIVIL', 'solteira')}${cell('PROFISSÃO', 'agente comunitária de saúde', 2)}${cell('R.G.', '07.331.908-12 SSP/BA')}${cell('C.P.F.', maskCpf(aunt))}</tr>
<tr>${cell('ENDEREÇO', '2ª Travessa do Catu, 46, Santa Terezinha, Alagoinhas/BA', 5)}${cell('TELEFONE', '(75) 98800-0000')}</tr>
<tr><td class="sec" colspan="6">2. PUPILO(A)</td></tr>
<tr>${cell('NOME COMPLETO', 'Ana Vitória Bispo Sacramento', 4)}${cell('NASCIMENTO', shortDate(born))}${cell('C.P.F.', maskCpf(girl))}</tr>
<tr>${cell('NATURALIDADE', 'Entre Rios/BA', 2)}${cell('PAI', 'Edmilson Bispo dos Anjos (falecido)', 2)}${cell('MÃE', 'Joelma Sacramento Lima (falecida)', 2)}</tr>
<tr><td class="sec" colspan="6">3. COMPROMISSO</td></tr></table>
<div class="box j"><p>Na data abaixo, perante a Juíza de Direito Dra. Marivalda Góes Quadros, a pessoa qualificada no item 1 prestou o
compromisso legal de bem servir o encargo de tutora da pessoa qualificada no item 2, até a maioridade.</p>
<p><b>Deveres e limites:</b> ${powers}</p><p>Alagoinhas (BA), ${shortDate(issued)}</p></div>
<div class="row">${sign('Marivalda Góes Quadros', 'Juíza de Direito')}${sign('Railda Conceição Bispo dos Anjos', 'Tutora')}</div>
<div class="row" style="justify-content:center">${sign('Jutahy Neri Cardim', 'Diretor de Secretaria, cad. 802.114-0')}</div>`,
      ),
      data: {
        documentTitle: 'TERMO DE COMPROMISSO DE TUTORA',
        kind: 'TUTELA',
        nature: null,
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'Tutela Cível',
        court: 'TJBA',
        courtDivision: '1ª VARA DE FAMÍLIA, SUCESSÕES, ÓRFÃOS, INTERDITOS E AUSENTES',
        district: 'ALAGOINHAS',
        forum: 'Fórum Ministro Ezequiel Pondé',
        state: 'BA',
        judgeName: 'Marivalda Góes Quadros',
        guardians: [
          {
            name: 'Railda Conceição Bispo dos Anjos',
            cpf: aunt,
            rg: '07.331.908-12',
            rgIssuer: 'SSP/BA',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'agente comunitária de saúde',
            address: '2ª Travessa do Catu, 46, Santa Terezinha, Alagoinhas/BA',
            relationship: 'tia paterna',
            role: 'TUTOR',
          },
        ],
        wards: [
          {
            name: 'Ana Vitória Bispo Sacramento',
            birthDate: born,
            cpf: girl,
            rg: null,
            placeOfBirth: 'Entre Rios/BA',
            filiation: ['Edmilson Bispo dos Anjos', 'Joelma Sacramento Lima'],
            role: 'PUPIL',
          },
        ],
        guardianName: 'Railda Conceição Bispo dos Anjos',
        guardianCpf: aunt,
        guardianRg: '07.331.908-12',
        wardName: 'Ana Vitória Bispo Sacramento',
        wardBirthDate: born,
        wardCpf: girl,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: '2029-05-17',
        validityText: 'até a maioridade',
        powers: powers.slice(0, -1),
        signedBy: ['Marivalda Góes Quadros', 'Railda Conceição Bispo dos Anjos', 'Jutahy Neri Cardim'],
        signatureDate: null,
        verificationLink: null,
        verificationCode: null,
        documentValidation: true,
      },
    }
  },
}
