import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-df-irmas',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2022, '07')
    const issued = randomDate(random, 2023, 2025)
    const sentence = addDays(issued, -52)
    const final = addDays(issued, -18)
    const [older, younger, dad] = [cpf(random), cpf(random), cpf(random)]
    const born = '1947-09-21'
    const pje = `${issued.replaceAll('-', '').slice(2)}1903445500000${random.digits(10)}`
    const link = `https://pje.tjdft.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${pje}`
    const powers =
      'Compete às curadoras, em conjunto ou separadamente, a gestão dos proventos e das aplicações financeiras do curatelado, bem como a sua representação perante órgãos públicos e planos de saúde. A alienação ou oneração de bens imóveis depende de prévia autorização deste Juízo'
    const daughter = { nationality: 'brasileira', relationship: 'filha', role: 'CURATOR' }
    return {
      html: sheet(
        {
          font: 'Caladea',
          sizePt: 11,
          margin: '16mm 20mm 14mm',
          css: '.h p { margin: 0 } h1 { font-size: 13pt; text-align: right; border-top: .7mm solid #111; border-bottom: .2mm solid #111; padding: 2mm 0; margin: 7mm 0 } dl { margin: 0; display: grid; grid-template-columns: 32mm 1fr; row-gap: .6mm } dt { font-weight: bold } dd { margin: 0 } ol { line-height: 1.5; padding-left: 6mm } li { margin-bottom: 2.5mm } .st { font: 7.5pt/1.4 Arimo; margin-top: 12mm }',
        },
        html`<div class="h"><p class="b">Poder Judiciário da União</p><p class="b">TRIBUNAL DE JUSTIÇA DO DISTRITO FEDERAL E DOS TERRITÓRIOS</p>
<p>1VFOSTAG – 1ª Vara de Família e de Órfãos e Sucessões de Taguatinga</p><p class="s">Fórum Desembargador Antônio Pires Lacombe, Área Especial 23, Setor C
Norte, Taguatinga/DF</p></div>
<h1>TERMO DE CURATELA COMPARTILHADA<br>(DEFINITIVA)</h1>
<dl><dt>Processo:</dt><dd>${number}</dd><dt>Classe judicial:</dt><dd>INTERDIÇÃO/CURATELA (58)</dd><dt>Requerentes:</dt><dd>Denise Rocha Alencastro e Débora Rocha Alencastro Pinho</dd><dt>Requerido:</dt><dd>Clodoaldo Alencastro</dd></dl>
<ol class="j"><li>Na forma da sentença lavrada em ${longDate(sentence)} pelo Juiz de Direito Substituto Dr. Igor Vasconcelos Terra e transitada em julgado em
${longDate(final)}, ficam nomeadas curadoras de <b>Clodoaldo Alencastro</b>, brasileiro, militar reformado, nascido em ${shortDate(born)}, natural de
Formosa/GO, filho de Alencastro Neto da Luz e Ercília Rocha, CI 118.704 SSP/DF, CPF ${maskCpf(dad)}, as pessoas a seguir qualificadas:</li>
<li><b>Denise Rocha Alencastro</b>, filha do curatelado, brasileira, solteira, contadora, CI 1.004.667 SSP/DF, CPF ${maskCpf(older)}, residente na QNL 17, Conjunto G, Casa 9,
Taguatinga/DF, <nobr>CEP 72151-707</nobr>; e</li>
<li><b>Débora Rocha Alencastro Pinho</b>, filha do curatelado, brasileira, casada, farmacêutica, CI 1.391.220 SSP/DF, CPF ${maskCpf(younger)}, residente na SQSW 304, Bloco K, Apto.
410, Sudoeste, Brasília/DF, <nobr>CEP 70673-411</nobr>.</li>
<li>${powers}.</li>
<li>Este termo substitui o de curatela provisória, ID 129440281, expedido em 11/08/2022, que fica sem efeito.</li></ol>
<p>Taguatinga/DF, ${longDate(issued)}.</p><p style="margin-top:9mm">MARIZETE CORDEIRO PAIM<br>Diretora de Secretaria</p>
<div class="st">Assinado eletronicamente por: MARIZETE CORDEIRO PAIM - ${shortDate(issued)} 19:03:44<br>${link}<br>Número do documento: ${pje}</div>`,
      ),
      data: {
        documentTitle: 'TERMO DE CURATELA COMPARTILHADA (DEFINITIVA)',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'INTERDIÇÃO/CURATELA (58)',
        court: 'TJDFT',
        courtDivision: '1ª Vara de Família e de Órfãos e Sucessões de Taguatinga',
        district: null,
        forum: 'Fórum Desembargador Antônio Pires Lacombe',
        state: 'DF',
        judgeName: 'Igor Vasconcelos Terra',
        guardians: [
          {
            ...daughter,
            name: 'Denise Rocha Alencastro',
            cpf: older,
            rg: '1.004.667',
            rgIssuer: 'SSP/DF',
            maritalStatus: 'solteira',
            occupation: 'contadora',
            address: 'QNL 17, Conjunto G, Casa 9, Taguatinga/DF, CEP 72151-707',
          },
          {
            ...daughter,
            name: 'Débora Rocha Alencastro Pinho',
            cpf: younger,
            rg: '1.391.220',
            rgIssuer: 'SSP/DF',
            maritalStatus: 'casada',
            occupation: 'farmacêutica',
            address: 'SQSW 304, Bloco K, Apto. 410, Sudoeste, Brasília/DF, CEP 70673-411',
          },
        ],
        wards: [
          {
            name: 'Clodoaldo Alencastro',
            birthDate: born,
            cpf: dad,
            rg: '118.704',
            placeOfBirth: 'Formosa/GO',
            filiation: ['Alencastro Neto da Luz', 'Ercília Rocha'],
            role: 'CURATEE',
          },
        ],
        guardianName: 'Denise Rocha Alencastro',
        guardianCpf: older,
        guardianRg: '1.004.667',
        wardName: 'Clodoaldo Alencastro',
        wardBirthDate: born,
        wardCpf: dad,
        decisionDate: sentence,
        issueDate: issued,
        expirationDate: null,
        validityText: null,
        powers,
        signedBy: ['MARIZETE CORDEIRO PAIM'],
        signatureDate: `${issued}T19:03:44`,
        verificationLink: link,
        verificationCode: pje,
        documentValidation: true,
      },
    }
  },
}
