import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { inWords, monthName, parts, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Bahia: a term that nobody signed yet and that no court's system stamped: no line, no name, no code. */
export const layout: Layout = {
  name: 'unsigned-guarda',
  type: 23,
  variants: ['bare'],
  print(random) {
    const scene = courtScene(random, { uf: 'BA', tribunal: '05', cities: ['Juazeiro', 'Irecê'], minor: true })
    const { city, issued, decided, number, guardian, ward: minor, judge, g, w, j } = scene
    const keeper = { ...guardian, occupation: g('psicóloga', 'psicólogo'), rgIssuer: 'SSP/BA' }
    const relationship = g('prima', 'primo')
    const division = 'Vara da Infância e Juventude'
    const title = 'TERMO DE GUARDA PROVISÓRIA'
    const validity = 'até a conclusão do estudo social'
    const powers = `${g('A guardiã', 'O guardião')} deverá apresentar relatório escolar ${w('da menina', 'do menino')} a cada bimestre`
    const { day, month, year } = parts(issued)
    const body = html`<p class="c">PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DA BAHIA<br>Comarca de ${city}<br>${division}</p><p class="r">${city}, ${inWords(day)} de ${monthName(month)} de ${year}</p><h1>${title}</h1><p>Autos: ${number}<br>Classe: Guarda</p>
<p class="j">Por ordem d${j('a', 'o')} Jui${j('za', 'z')} de Direito ${judge.name}, e conforme decisão de ${shortDate(decided)}, é entregue ${w('a menina', 'o menino')} ${minor.name}, nascid${w('a', 'o')} em ${shortDate(minor.birth)}, natural de ${birthplace(minor)}, filh${w('a', 'o')} de ${minor.mother} e ${minor.father}, à guarda de ${keeper.name}, ${g('sua prima', 'seu primo')}, ${g('brasileira', 'brasileiro')}, ${keeper.maritalStatus}, ${keeper.occupation}, RG ${keeper.rg} ${keeper.rgIssuer}, CPF ${maskCpf(keeper.cpf)}, residente na ${oneLine(keeper.address)}, ${validity}.</p><p class="j">${powers}.</p>`
    return {
      html: sheet(
        {
          font: 'DejaVu Serif',
          sizePt: 10,
          margin: '20mm 25mm',
          css: 'h1{font-size:12pt;text-align:center;margin:6mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'BA'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Guarda',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [qualified(keeper, { relationship })],
        wards: [
          ward(minor.name, {
            birthDate: minor.birth,
            placeOfBirth: birthplace(minor),
            filiation: [minor.mother, minor.father],
          }),
        ],
        validityText: validity,
        powers,
        documentValidation: false,
      }),
    }
  },
}
