import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addYears, dateInWords, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Maranhão: the title breaks over two lines; a couple whose data stand in two paragraphs, a child named by kinship first. */
export const layout: Layout = {
  name: 'title-over-two-lines-guarda',
  type: 23,
  variants: ['couple'],
  print(random) {
    const scene = courtScene(random, {
      uf: 'MA',
      tribunal: '10',
      cities: ['Açailândia', 'Codó'],
      minor: true,
    })
    const { city, issued, decided, number, ward: minor, judge, w, j } = scene
    const she = {
      ...person(random, { gender: 'f', uf: 'MA', bornTo: 1978 }),
      maritalStatus: 'casada',
      occupation: 'quebradeira de coco',
      rgIssuer: 'SSP/MA',
    }
    const he = {
      ...person(random, { gender: 'm', uf: 'MA', bornTo: 1975 }),
      maritalStatus: 'casado',
      occupation: 'carpinteiro',
      rgIssuer: 'SSP/PI',
      address: she.address,
    }
    const division = '1ª VARA DA FAMÍLIA'
    const validity = 'até que complete 18 (dezoito) anos'
    const powers = `Os guardiões ficam obrigados a comunicar a este Juízo qualquer mudança de endereço e a assegurar ${w('à neta', 'ao neto')} a convivência com a família extensa`
    const stamp = pjeStamp(random, scene, 'pje.tjma.jus.br')
    const who = (one: typeof she) =>
      html`<b>${one.name.toUpperCase()}</b>, RG ${one.rg} ${one.rgIssuer}, CPF ${maskCpf(one.cpf)}, ${one === she ? 'brasileira, casada' : 'brasileiro, casado'}, ${one.occupation}`
    const body = html`<p class="c b">ESTADO DO MARANHÃO<br>PODER JUDICIÁRIO<br>COMARCA DE ${city.toUpperCase()}<br>${division}</p><h1>TERMO DE COMPROMISSO DE GUARDA<br>E RESPONSABILIDADE DEFINITIVA</h1><p>PROCESSO Nº ${number} &nbsp; CLASSE: GUARDA DE FAMÍLIA</p>
<p class="j">Aos ${dateInWords(issued)}, às 10:00 horas, na Secretaria Judicial, presente ${j('a Juíza', 'o Juiz')} de Direito ${judge.name}, compareceram:</p><p class="j">${who(she)}, avó paterna, e</p><p class="j">${who(he)}, avô paterno, ambos residentes na ${oneLine(she.address)},</p>
<p class="j">e assinaram o compromisso de guardiões ${w('de sua neta', 'de seu neto')} <b>${minor.name.toUpperCase()}</b>, nascid${w('a', 'o')} em ${shortDate(minor.birth)}, natural de ${birthplace(minor)}, filh${w('a', 'o')} de ${minor.father} e ${minor.mother}, ${validity}, em cumprimento à sentença definitiva de ${shortDate(decided)}.</p>
<p class="j">${powers}.</p><table style="margin-top:16mm"><tr><td class="c">__________________<br>${she.name}</td><td class="c">__________________<br>${he.name}</td></tr></table><p class="s" style="margin-top:14mm">${stamp.lines.map((line) => html`${line}<br>`)}</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 12,
          margin: '18mm 25mm',
          css: 'h1{font-size:14pt;text-align:center;margin:7mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'MA'),
        documentTitle: 'TERMO DE COMPROMISSO DE GUARDA E RESPONSABILIDADE DEFINITIVA',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseClass: 'GUARDA DE FAMÍLIA',
        courtDivision: division,
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [she, he].map((one) =>
          qualified(one, {
            name: one.name.toUpperCase(),
            relationship: one === she ? 'avó paterna' : 'avô paterno',
          }),
        ),
        wards: [
          ward(minor.name.toUpperCase(), {
            birthDate: minor.birth,
            placeOfBirth: birthplace(minor),
            filiation: [minor.father, minor.mother],
          }),
        ],
        expirationDate: addYears(minor.birth, 18),
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
