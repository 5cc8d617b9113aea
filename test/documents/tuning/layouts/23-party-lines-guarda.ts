import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, monthName, parts, shortDate, year } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { esajStamp } from '../../generator/signing-stamps.ts'

/** Mato Grosso do Sul on e-SAJ: `Parte autora`, `Parte ré`; once the stamp names another case than the page. */
export const layout: Layout = {
  name: 'party-lines-guarda',
  type: 23,
  variants: ['godmother', 'other-stamp'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'MS',
      tribunal: '12',
      cities: ['Corumbá', 'Naviraí', 'Ponta Porã'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: minor, judge, clerk, g, w, j } = scene
    const foreign = variant === 'other-stamp'
    const keeper = { ...guardian, occupation: g('vendedora', 'vendedor'), rgIssuer: 'SEJUSP/MS' }
    const relationship = g('madrinha', 'padrinho')
    const division = 'Vara da Infância, da Juventude e do Idoso'
    const title = 'Termo de Compromisso de Guarda'
    const powers = `Fica ${g('a guardiã advertida', 'o guardião advertido')} de que a guarda poderá ser revista a qualquer tempo e de que não poderá retirar a criança do território nacional`
    const inStamp = foreign ? caseNumber(random, year(decided), '12') : number
    const stamp = esajStamp(random, { ...scene, number: inStamp }, 'esaj.tjms.jus.br')
    const when = parts(issued)
    const body = html`<table><tr><td class="b">PODER JUDICIÁRIO DO ESTADO DE MATO GROSSO DO SUL</td></tr><tr><td>COMARCA DE ${city.toUpperCase()}</td></tr><tr><td>${division}</td></tr></table>
<table class="s" style="margin-top:5mm"><tr><td>Autos:</td><td>${number}</td></tr><tr><td>Ação:</td><td>Guarda de Infância e Juventude - Guarda</td></tr><tr><td>Parte autora:</td><td>${keeper.name}</td></tr><tr><td>Parte ré:</td><td>${minor.father}</td></tr></table>
<h1>${title}</h1>
<p class="j">${j('Juíza', 'Juiz')} de Direito: ${judge.name}</p>
<p class="j">No dia ${when.day} (${shortDate(issued)}) do mês de ${monthName(when.month)} de ${when.year}, no Cartório desta Vara, compareceu ${keeper.name}, ${g('madrinha', 'padrinho')} da criança, que se identificou com a Carteira de Identidade ${keeper.rg}, ${keeper.rgIssuer}, e o CPF ${maskCpf(keeper.cpf)}, declarando ser ${g('brasileira', 'brasileiro')}, ${keeper.maritalStatus}, ${keeper.occupation} e residir na ${oneLine(keeper.address)}. Em razão da decisão de ${longDate(decided)}, foi-lhe deferida, em caráter provisório, a guarda da criança ${minor.name}, ${w('nascida', 'nascido')} em ${birthplace(minor)} no dia ${shortDate(minor.birth)}, filha de ${minor.father} e ${minor.mother}, portadora do CPF ${maskCpf(minor.cpf)}.</p>
<p class="j">${powers}. Pel${g('a guardiã', 'o guardião')} foi dito que aceita o compromisso. Eu, ${clerk.name}, Escrivão(ã), conferi.</p>
<p class="c" style="margin-top:15mm">${keeper.name}</p>`
    return {
      html: sheet(
        {
          font: 'Caladea',
          sizePt: 11.5,
          margin: '20mm 28mm 20mm 24mm',
          stamp: marginStamp(stamp.lines, 'downwards'),
          css: `${MARGIN_CSS} h1{font-size:14pt;text-align:center;font-style:italic;margin:7mm 0}td{padding:.3mm 0}.s td:first-child{width:28mm}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'MS'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Guarda de Infância e Juventude - Guarda',
        courtDivision: division,
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(keeper, { relationship })],
        wards: [
          ward(minor.name, {
            birthDate: minor.birth,
            cpf: minor.cpf,
            placeOfBirth: birthplace(minor),
            filiation: [minor.father, minor.mother],
          }),
        ],
        powers,
        ...stamp.read,
        documentValidation: !foreign,
      }),
    }
  },
}
