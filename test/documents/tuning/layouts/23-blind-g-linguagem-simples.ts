import { addDays, addMonths, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-linguagem-simples',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2025, '25')
    const issued = randomDate(random, 2025, 2025)
    const decided = addDays(issued, -5)
    const [wife, husband] = [cpf(random), cpf(random)]
    const born = '1959-04-14'
    const query = `2025${random.digits(9)}-${random.digits(2)}`
    const link = 'www.tjse.jus.br/portal/servicos/judiciais/autenticacao-de-documentos'
    const powers =
      'Você pode receber a aposentadoria, pagar as contas e assinar documentos de saúde em nome dele. Você não pode vender bens, pedir empréstimo nem decidir sobre voto, casamento ou religião'
    return {
      html: sheet(
        {
          font: 'Karla',
          sizePt: 11.5,
          margin: '14mm 20mm',
          css: `.h { display: flex; gap: 5mm; align-items: center } .h p { margin: 0 } h1 { font-size: 20pt; color: #0b5b6b; margin: 7mm 0 2mm } h3 { color: #0b5b6b; font-size: 12pt; margin: 5mm 0 1mm }
.k { background: #e8f4f6; border-radius: 3mm; padding: 3mm 5mm } .k p { margin: 0 } .f { font-size: 8.5pt; border: .3mm dashed #0b5b6b; padding: 2mm 4mm; margin-top: 8mm }`,
        },
        html`<div class="h">${crest(16, '#0b5b6b')}<div><p class="b">Tribunal de Justiça do Estado de Sergipe</p><p>Comarca de Itabaiana · 2ª Vara
Cível de Itabaiana</p><p class="s">Fórum Maurício Prata Cabral, Av. Olímpio Rocha, 1200</p></div></div>
<h1>Termo de Curatela Provisória</h1><p class="s">Texto escrito em linguagem simples, como recomenda o CNJ.</p>
<div class="k"><p>Número do processo: <b>${number}</b></p><p>Classe: <b>Interdição</b></p><p>Decidiu: <b>Juiz Fabrício Menezes Garcez</b>, em
<b>${shortDate(decided)}</b></p></div>
<h3>Quem vai cuidar?</h3><p><b>Josefa Gildete Prado de Jesus</b>, esposa, brasileira, casada, feirante. RG 912.340 SSP/SE. CPF ${maskCpf(wife)}. Endereço: Rua Manoel
do Ouro, 51, Bairro Serrano, Itabaiana/SE.</p>
<h3>De quem?</h3><p><b>Gilson Prado de Jesus</b>, nascido em ${shortDate(born)}, CPF ${maskCpf(husband)}, que ficou sem condições de falar e de se mover depois de um
AVC.</p>
<h3>O que a curadora pode e não pode fazer?</h3><p>${powers}.</p>
<h3>Até quando vale?</h3><p>Este termo vale pelo prazo de 12 (doze) meses. A audiência de entrevista será em ${shortDate(addMonths(issued, 4))}, às 10h.</p>
<h3>Compromisso</h3><p>Eu, Josefa Gildete Prado de Jesus, entendi o que está escrito aqui e prometo cuidar bem do Gilson.</p>
<p>Itabaiana, ${longDate(issued)}</p><p style="margin-top:11mm">_______________________________________<br>Josefa Gildete Prado de Jesus</p>
<div class="f">Documento assinado eletronicamente por <b>FABRÍCIO MENEZES GARCEZ, Juiz(a) de 2ª Vara Cível de Itabaiana</b>, em ${shortDate(issued)}, às
08:47:02, conforme art. 1º, III, "b", da Lei 11.419/2006. A conferência da autenticidade do documento está disponível no endereço ${link}, mediante
preenchimento do número de consulta pública <b>${query}</b>.</div>`,
      ),
      data: {
        documentTitle: 'Termo de Curatela Provisória',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'Interdição',
        court: 'TJSE',
        courtDivision: '2ª Vara Cível de Itabaiana',
        district: 'Itabaiana',
        forum: 'Fórum Maurício Prata Cabral',
        state: 'SE',
        judgeName: 'Fabrício Menezes Garcez',
        guardians: [
          {
            name: 'Josefa Gildete Prado de Jesus',
            cpf: wife,
            rg: '912.340',
            rgIssuer: 'SSP/SE',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'feirante',
            address: 'Rua Manoel do Ouro, 51, Bairro Serrano, Itabaiana/SE',
            relationship: 'esposa',
            role: 'CURATOR',
          },
        ],
        wards: [
          {
            name: 'Gilson Prado de Jesus',
            birthDate: born,
            cpf: husband,
            rg: null,
            placeOfBirth: null,
            filiation: [],
            role: 'CURATEE',
          },
        ],
        guardianName: 'Josefa Gildete Prado de Jesus',
        guardianCpf: wife,
        guardianRg: '912.340',
        wardName: 'Gilson Prado de Jesus',
        wardBirthDate: born,
        wardCpf: husband,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 12),
        validityText: '12 (doze) meses',
        powers,
        signedBy: ['FABRÍCIO MENEZES GARCEZ'],
        signatureDate: `${issued}T08:47:02`,
        verificationLink: link,
        verificationCode: query,
        documentValidation: true,
      },
    }
  },
}
