import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { eprocStamp } from '../../generator/signing-stamps.ts'

/** Acre: half a page with a wide frame; little is said of anybody, the day stands under the letterhead. */
export const layout: Layout = {
  name: 'short-certificate-guarda',
  type: 23,
  variants: ['brief', 'brief-final'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'AC',
      tribunal: '01',
      cities: ['Cruzeiro do Sul', 'Sena Madureira', 'Brasiléia'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: minor, judge, g, w, j } = scene
    const final = variant === 'brief-final'
    const keeper = { ...guardian, occupation: g('seringueira', 'seringueiro') }
    const relationship = final ? g('avó', 'avô') : null
    const division = '2ª Vara da Infância e da Juventude'
    const title = final ? 'Termo de Guarda Definitiva' : 'Termo de Guarda Provisória'
    const validity = final ? 'até a maioridade' : 'enquanto perdurar o acolhimento familiar'
    const powers = `${g('A guardiã', 'O guardião')} poderá representar ${w('a menina', 'o menino')} perante a rede pública de saúde e de ensino`
    const stamp = eprocStamp(random, scene, 'eproc1g.tjac.jus.br')
    const body = html`<div class="frame"><p class="c">Estado do Acre<br>Poder Judiciário<br>${division} da Comarca de ${city}</p>
<p class="r s">${city}/AC, ${longDate(issued)}</p><p class="r s">Guarda de Infância e Juventude nº ${number}</p>
<h1>${title}</h1>
<p class="j">${j('A Juíza', 'O Juiz')} de Direito ${judge.name} coloca ${w('a menina', 'o menino')} ${minor.name}, de CPF ${maskCpf(minor.cpf)}, ${w('nascida', 'nascido')} em ${shortDate(minor.birth)}, sob a guarda de ${keeper.name}, ${final ? `${g('sua avó', 'seu avô')}, ` : ''}de nacionalidade brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, de CPF ${maskCpf(keeper.cpf)}, ${validity}, de acordo com a ${final ? 'sentença' : 'decisão'} de ${longDate(decided)}. ${powers}.</p></div>
<div class="s" style="margin-top:6mm">${stamp.lines.map((line) => html`<p class="j">${line}</p>`)}</div>`
    return {
      html: sheet(
        {
          font: 'Andika',
          sizePt: 11,
          margin: '20mm 24mm',
          css: 'h1{font-size:14pt;text-align:center;margin:6mm 0}.frame{border:1mm double #333;padding:8mm}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'AC'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: final ? 'DEFINITIVE' : 'PROVISIONAL',
        caseClass: 'Guarda de Infância e Juventude',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [
          qualified(keeper, {
            rg: null,
            rgIssuer: null,
            address: null,
            nationality: 'brasileira',
            relationship,
          }),
        ],
        wards: [ward(minor.name, { birthDate: minor.birth, cpf: minor.cpf })],
        expirationDate: final ? addYears(minor.birth, 18) : null,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
