import { addDays, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCaseNumber, caseNumber, cpf, hex, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-planilha-to',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = breakCaseNumber(caseNumber(random, 2023, '27'))
    const issued = randomDate(random, 2024, 2025)
    const decided = addDays(issued, -30)
    const [mother, son] = [cpf(random), cpf(random)]
    const born = '2001-12-19'
    const code = hex(random, 10).toLowerCase()
    const row = (a: string, b: string, c = '', d = '') =>
      html`<tr><th>${a}</th>${c ? html`<td>${b}</td><th>${c}</th><td>${d}</td>` : html`<td colspan="3">${b}</td>`}</tr>`
    const band = (text: string) => html`<tr><td class="band" colspan="4">${text}</td></tr>`
    const powers =
      'Atos patrimoniais e negociais apenas. A curadora deve manter o curatelado em acompanhamento no CAPS e não pode levantar valores judiciais sem alvará'
    return {
      html: sheet(
        {
          font: 'Liberation Sans Narrow',
          sizePt: 11,
          margin: '10mm 14mm',
          css: 'body { padding-right: .6mm } th, td { border: .2mm solid #9a9a9a; padding: 1mm 1.6mm; text-align: left; vertical-align: top } th { background: #eef3e6; width: 32mm; font-weight: bold } .band { background: #6a8f3c; color: #fff; font-weight: bold } .top td { border: 0; text-align: center; padding: .3mm } .ttl { font-size: 15pt; font-weight: bold }',
        },
        html`<table class="top"><tr><td>TRIBUNAL DE JUSTIÇA DO ESTADO DO TOCANTINS</td></tr><tr><td>COMARCA DE PORTO NACIONAL</td></tr><tr><td>2ª VARA CÍVEL, FAMÍLIA E
SUCESSÕES</td></tr><tr><td class="ttl">TERMO DE COMPROMISSO DE CURADOR</td></tr></table><br>
<table>${band('DADOS DO PROCESSO')}${row('Autos', number, 'Classe', 'Interdição')}${row('Requerente', 'Valdirene Tavares Noleto', 'Interditando', 'Hygor Tavares Noleto')}${row('Sentença', shortDate(decided), 'Evento', '57')}${row('Magistrado', 'Océlio Nobre Parrião', 'Defensoria', 'Dra. Tessália Brito Cunha')}
${band('CURADORA')}${row('Nome', 'Valdirene Tavares Noleto', 'Parentesco', 'mãe')}${row('CPF', maskCpf(mother), 'RG', '384.991 SSP/TO')}${row('Nacionalidade', 'brasileira', 'Estado civil', 'divorciada')}${row('Profissão', 'auxiliar de cozinha', 'Fone', '(63) 98400-0000')}${row('Endereço', 'Rua 23, Quadra 60, Lote 11, Setor Nova Capital, Porto Nacional/TO, CEP 77500-000')}
${band('CURATELADO')}${row('Nome', 'Hygor Tavares Noleto', 'Nascimento', shortDate(born))}${row('CPF', maskCpf(son), 'RG', '1.220.345 SSP/TO')}${row('Natural de', 'Monte do Carmo/TO', 'CID', 'F71')}${row('Mãe', 'Valdirene Tavares Noleto', 'Pai', 'Adão Ribeiro Noleto')}
${band('ALCANCE DA CURATELA')}<tr><td colspan="4">${powers}.</td></tr>
${band('COMPROMISSO')}<tr><td colspan="4">A curadora, ciente do encargo, presta o compromisso de exercê-lo com lealdade, e assina este termo em duas vias, ficando uma em
cartório.</td></tr>${row('Local', 'Porto Nacional/TO', 'Data', shortDate(issued))}
${band('ASSINATURAS')}<tr style="height:22mm"><td colspan="2" style="vertical-align:bottom;text-align:center">Océlio Nobre Parrião<br>Juiz de Direito</td><td colspan="2" style="vertical-align:bottom;text-align:center">Valdirene
Tavares Noleto<br>Curadora</td></tr></table>
<p class="s" style="margin-top:4mm">Modelo TC-07 (planilha da Central de Cumprimento). Documento assinado eletronicamente por OCELIO NOBRE PARRIAO , Matricula 352714. Para
confirmar a validade deste documento, acesse: https://eproc1.tjto.jus.br/eprocV2_prod_1grau/externo_controlador.php?acao=valida_documento_consultar e digite o Codigo
Verificador ${code}</p>`,
      ),
      data: {
        documentTitle: 'TERMO DE COMPROMISSO DE CURADOR',
        kind: 'CURATELA',
        nature: null,
        caseNumber: number,
        caseNumberValid: false,
        caseClass: 'Interdição',
        court: 'TJTO',
        courtDivision: '2ª VARA CÍVEL, FAMÍLIA E SUCESSÕES',
        district: 'PORTO NACIONAL',
        forum: null,
        state: 'TO',
        judgeName: 'Océlio Nobre Parrião',
        guardians: [
          {
            name: 'Valdirene Tavares Noleto',
            cpf: mother,
            rg: '384.991',
            rgIssuer: 'SSP/TO',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'auxiliar de cozinha',
            address: 'Rua 23, Quadra 60, Lote 11, Setor Nova Capital, Porto Nacional/TO, CEP 77500-000',
            relationship: 'mãe',
            role: 'CURATOR',
          },
        ],
        wards: [
          {
            name: 'Hygor Tavares Noleto',
            birthDate: born,
            cpf: son,
            rg: '1.220.345',
            placeOfBirth: 'Monte do Carmo/TO',
            filiation: ['Valdirene Tavares Noleto', 'Adão Ribeiro Noleto'],
            role: 'CURATEE',
          },
        ],
        guardianName: 'Valdirene Tavares Noleto',
        guardianCpf: mother,
        guardianRg: '384.991',
        wardName: 'Hygor Tavares Noleto',
        wardBirthDate: born,
        wardCpf: son,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: null,
        validityText: null,
        powers,
        signedBy: ['OCELIO NOBRE PARRIAO'],
        signatureDate: null,
        verificationLink:
          'https://eproc1.tjto.jus.br/eprocV2_prod_1grau/externo_controlador.php?acao=valida_documento_consultar',
        verificationCode: code,
        documentValidation: false,
      },
    }
  },
}
