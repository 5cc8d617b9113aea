import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, monthName, parts, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { child } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { esajStamp } from '../../generator/signing-stamps.ts'

/** Rio de Janeiro, childhood court: first person of the keeper at the end, the day in ordinals, a sibling pair born on one day. */
export const layout: Layout = {
  name: 'ordinal-day-guarda',
  type: 23,
  variants: ['twins'],
  print(random) {
    const scene = courtScene(random, {
      uf: 'RJ',
      tribunal: '19',
      cities: ['Petrópolis', 'Itaboraí'],
      minor: true,
    })
    const { city, decided, number, guardian, ward: first, judge, g, j } = scene
    const issued = `${parts(addMonths(scene.issued, 1)).year}-${String(parts(addMonths(scene.issued, 1)).month).padStart(2, '0')}-01`
    const second = {
      ...child(random, issued, 'RJ', [2, 8], first.name.split(' ').slice(-1).join(' ')),
      birth: first.birth,
    }
    const keeper = { ...guardian, occupation: 'pensionista', rgIssuer: 'DETRAN/RJ' }
    const relationship = g('avó materna', 'avô materno')
    const division = 'Vara da Infância, da Juventude e do Idoso'
    const title = 'TERMO DE GUARDA E RESPONSABILIDADE'
    const validity = 'até a prolação da sentença'
    const powers =
      'Pelo presente, fica o(a) guardião(ã) obrigado(a) à prestação de assistência material, moral e educacional às crianças, não podendo delas dispor em favor de terceiros'
    const stamp = esajStamp(
      random,
      { ...scene, signedAt: `${issued}${scene.signedAt.slice(10)}` },
      'www3.tjrj.jus.br',
    )
    const body = html`<p class="b">PODER JUDICIÁRIO DO ESTADO DO RIO DE JANEIRO<br>COMARCA DE ${city.toUpperCase()}<br>${division.toUpperCase()}</p><p class="s">Avenida do Fórum Antigo, 12 – Centro – ${city}/RJ</p><h1>${title}</h1>
<p>Processo nº: ${number}<br>Classe/Assunto: Guarda - Crianças e Adolescentes</p>
<p class="j">Ao primeiro dia do mês de ${monthName(parts(issued).month)} de ${parts(issued).year}, na Sala de Audiências da ${division}, ${j('a Dra.', 'o Dr.')} ${judge.name}, Jui${j('za', 'z')} de Direito, deferiu a guarda provisória dos gêmeos ${first.name} e ${second.name}, ambos nascidos em ${shortDate(first.birth)}, na cidade de ${birthplace(first)}, filhos de ${first.mother}, ${g('à avó materna', 'ao avô materno')}, ${g('Sra.', 'Sr.')} ${keeper.name}, ${g('brasileira', 'brasileiro')}, ${keeper.maritalStatus}, ${keeper.occupation}, portador(a) da CI nº ${keeper.rg} (${keeper.rgIssuer}) e do CPF nº ${maskCpf(keeper.cpf)}, residente na ${oneLine(keeper.address)}, nos termos da decisão datada de ${shortDate(decided)}, ${validity}.</p>
<p class="j">${powers}.</p><p class="j">Declaro estar ciente e de acordo.</p><p style="margin-top:12mm">${keeper.name}</p>
<p class="s" style="margin-top:18mm">${stamp.lines.map((line) => html`${line}<br>`)}</p>`
    return {
      html: sheet(
        {
          font: 'PT Serif',
          sizePt: 11,
          margin: '17mm 23mm',
          css: 'h1{font-size:13pt;text-align:center;margin:7mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'RJ'),
        issueDate: issued,
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Guarda - Crianças e Adolescentes',
        courtDivision: division.toUpperCase(),
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(keeper, { relationship })],
        wards: [first, second].map((one) =>
          ward(one.name, {
            birthDate: first.birth,
            placeOfBirth: birthplace(first),
            filiation: [first.mother],
          }),
        ),
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
