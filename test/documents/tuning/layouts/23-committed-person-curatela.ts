import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { eprocStamp } from '../../generator/signing-stamps.ts'

/** Santa Catarina: `Compromissário`, `Curatelado` and `Juízo` as running captions in bold, curator's data in brackets. */
export const layout: Layout = {
  name: 'committed-person-curatela',
  type: 23,
  variants: ['brackets'],
  print(random) {
    const scene = courtScene(random, {
      uf: 'SC',
      tribunal: '24',
      cities: ['São Bento do Sul', 'Tubarão'],
      minor: false,
    })
    const { city, issued, decided, number, guardian, ward: curatee, judge, g, w, j } = scene
    const curator = { ...guardian, occupation: g('costureira industrial', 'soldador'), rgIssuer: 'SSP/SC' }
    const relationship = g('cunhada', 'cunhado')
    const division = 'Vara da Família, Órfãos e Sucessões'
    const title = 'TERMO DE COMPROMISSO DE CURATELA PROVISÓRIA'
    const validity = '120 dias'
    const powers = `O compromisso compreende a prática de atos de mera administração e a representação ${w('da curatelada', 'do curatelado')} no INSS e em bancos, excluídos os empréstimos e as alienações`
    const stamp = eprocStamp(random, scene, 'eproc1g.tjsc.jus.br')
    const body = html`<p class="c">ESTADO DE SANTA CATARINA<br>PODER JUDICIÁRIO DE SANTA CATARINA<br><b>${division} da Comarca de ${city}</b></p><p><b>INTERDIÇÃO/CURATELA Nº ${number}/SC</b></p><h1>${title}</h1>
<p class="j"><b>Juízo:</b> ${judge.name}, Jui${j('za', 'z')} de Direito.</p><p class="j"><b>Compromissári${g('a', 'o')}:</b> ${curator.name} (${g('brasileira', 'brasileiro')}; ${curator.maritalStatus}; ${curator.occupation}; CPF ${maskCpf(curator.cpf)}; RG ${curator.rg}, ${curator.rgIssuer}; residente na ${oneLine(curator.address)}; ${relationship} ${w('da curatelada', 'do curatelado')}).</p><p class="j"><b>Curatelad${w('a', 'o')}:</b> ${curatee.name} (nascid${w('a', 'o')} em ${shortDate(curatee.birth)}; CPF ${maskCpf(curatee.cpf)}; filh${w('a', 'o')} de ${curatee.father} e ${curatee.mother}).</p>
<p class="j"><b>Ato:</b> decisão do evento 9, de ${longDate(decided)}.</p><p class="j"><b>Prazo:</b> ${validity}, contado da data do compromisso.</p><p class="j"><b>Extensão:</b> ${powers}.</p>
<p class="j">Firmado em ${city}, em ${longDate(issued)}, sob as penas da lei.</p><hr>${stamp.lines.map((line) => html`<p class="s j">${line}</p>`)}`
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 9.5,
          margin: '16mm 24mm',
          css: 'h1{font-size:12pt;text-align:center;margin:6mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'SC'),
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseClass: 'INTERDIÇÃO/CURATELA',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [qualified(curator, { relationship })],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        expirationDate: addDays(issued, 120),
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
