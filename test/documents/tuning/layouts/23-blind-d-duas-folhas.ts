import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, rg } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.h { text-align: center; line-height: 1.3 } h1 { font-size: 13pt; text-align: center; margin: 8mm 0 7mm }
h2 { font-size: 10.5pt; margin: 6mm 0 2mm } .j { line-height: 1.6 }
.num { text-align: right; font-size: 9pt } .ln { margin-top: 22mm; text-align: center }
.pn { border-top: .2mm solid #888; font-size: 8.5pt; margin-top: 12mm; padding-top: 1mm; text-align: center }
`

/** Pará: two sheets; who is who on the first, the clauses and the signatures on the second. */
export const layout: Layout = {
  name: 'blind-d-duas-folhas',
  type: 23,
  variants: ['curadoras'],
  source: 'none',
  print(random) {
    const judge = 'Benedito Marambaia Vasconjunto'
    const curators = [
      {
        name: 'ELIZETE SALVATERRA GRAÚNA',
        cpf: cpf(random),
        rg: rg(random, 'plain'),
        rgIssuer: 'PC/PA',
        nationality: 'brasileira',
        maritalStatus: 'casada',
        occupation: 'assistente social',
        address: 'Travessa Barão do Triunfinho, nº 3050, ap. 602, Marco Velho, Belém/PA, CEP 66093-050',
        relationship: 'irmã',
      },
      {
        name: 'ELIANA SALVATERRA MONTECLARO',
        cpf: cpf(random),
        rg: rg(random, 'plain'),
        rgIssuer: 'PC/PA',
        nationality: 'brasileira',
        maritalStatus: 'viúva',
        occupation: 'bibliotecária',
        address: 'Passagem das Mercês, nº 14, Guamá Novo, Belém/PA, CEP 66075-210',
        relationship: 'irmã',
      },
    ]
    const ward = {
      name: 'EDUARDO SALVATERRA GRAÚNA',
      birthDate: '1968-07-23',
      cpf: cpf(random),
      rg: rg(random, 'plain'),
      placeOfBirth: 'Abaetetuba/PA',
      filiation: ['Mário Graúna', 'Zenaide Salvaterra Graúna'],
    }
    const [decided, final, issued] = ['2021-10-06', '2021-11-18', '2021-12-09']
    const number = cnj(`08${random.digits(5)}`, 2020, '14', '0301')
    const title = 'TERMO DE CURATELA COMPARTILHADA DEFINITIVA'
    const powers =
      'As curadoras atuarão em conjunto ou separadamente nos atos de rotina e sempre em conjunto nos de disposição de bens, que exigem ainda alvará judicial. A curatela não atinge o direito ao trabalho, ao voto e à convivência do curatelado. As contas serão apresentadas até o dia 31 de janeiro de cada ano'
    return {
      html: unbroken(
        sheet(
          { font: 'Noto Serif', sizePt: 10.6, css, margin: '18mm 22mm' },
          html`<div class="h">${crest(16, '#444')}<br><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ</b><br>COMARCA DE BELÉM<br>5ª VARA DE FAMÍLIA</div>
<h1>${title}</h1>
<p><b>Processo:</b> ${number}<br><b>Classe:</b> Interdição/Curatela<br><b>Magistrado:</b> ${judge}</p>
<h2>DAS CURADORAS</h2>
${curators.map((one, i) => html`<p class="j">${i + 1}) <b>${one.name}</b>, ${one.nationality}, ${one.maritalStatus}, ${one.occupation}, RG ${one.rg} ${one.rgIssuer}, CPF ${maskCpf(one.cpf)}, ${one.relationship} do curatelado, residente e domiciliada na ${one.address};</p>`)}
<h2>DO CURATELADO</h2>
<p class="j"><b>${ward.name}</b>, RG ${ward.rg}, CPF ${maskCpf(ward.cpf)}, nascido em ${shortDate(ward.birthDate)}, natural de ${ward.placeOfBirth}, filho de ${ward.filiation[0]} e de ${ward.filiation[1]}.</p>
<h2>DA NOMEAÇÃO</h2>
<p class="j">As curadoras foram nomeadas por sentença de ${shortDate(decided)}, transitada em julgado em ${shortDate(final)}, a qual confirmou a curatela provisória que a primeira exercia desde 22/07/2020.</p>
<div class="pn">1 de 2</div>
<div class="break"></div><p class="num">Processo ${number}</p>
<h2>DOS PODERES E LIMITES</h2>
<p class="j">${powers}.</p>
<h2>DO COMPROMISSO</h2>
<p class="j">Presentes em cartório, as nomeadas comprometeram-se a exercer bem e fielmente o encargo, de que lhes foi entregue uma via deste instrumento.</p>
<p>Belém, ${longDate(issued)}.</p>
<div class="ln">_________________________________________<br>${judge}<br>Juiz de Direito</div>
${curators.map((one) => html`<div class="ln">_________________________________________<br>${one.name}</div>`)}
<div class="pn">2 de 2</div>`,
        ),
      ),
      data: expected({
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição/Curatela',
        court: 'TJPA',
        courtDivision: '5ª VARA DE FAMÍLIA',
        district: 'BELÉM',
        state: 'PA',
        judgeName: judge,
        guardians: curators,
        wards: [ward],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, ...curators.map(({ name }) => name)],
        documentValidation: true,
      }),
    }
  },
}
