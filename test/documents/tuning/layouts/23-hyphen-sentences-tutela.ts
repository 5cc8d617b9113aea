import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { blindQr, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { child } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Paraíba: pieces of a qualification between hyphens; siblings told `respectivamente`; a code in the corner. */
export const layout: Layout = {
  name: 'hyphen-sentences-tutela',
  type: 23,
  variants: ['respectively', 'single'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'PB',
      tribunal: '15',
      cities: ['Guarabira', 'Monteiro', 'Itaporanga'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: first, judge, g, w, j } = scene
    const several = variant === 'respectively'
    const family = first.name.split(' ').slice(-1).join(' ')
    const second = child(random, issued, 'PB', [1, 6], family)
    const pupils = several ? [first, second] : [first]
    const tutor = {
      ...guardian,
      occupation: g('farmacêutica', 'oficial da polícia militar'),
      rgIssuer: 'SSDS/PB',
    }
    const relationship = g('tia materna', 'tio materno')
    const division = '2ª VARA MISTA'
    const title = several ? 'TERMO DE COMPROMISSO DE TUTELA PROVISÓRIA' : 'TERMO DE TUTELA'
    const validity = several ? 'até ulterior decisão' : null
    const powers = `Incumbe ${g('à tutora', 'ao tutor')} adimplir os deveres que normalmente cabem aos pais, ouvida a opinião ${several ? 'dos tutelados, se já contarem' : w('da tutelada, se ela já contar', 'do tutelado, se ele já contar')} doze anos de idade`
    const stamp = pjeStamp(random, scene, 'pje.tjpb.jus.br')
    const body = html`<table><tr><td class="b">ESTADO DA PARAÍBA<br>PODER JUDICIÁRIO<br>${division} DE ${city.toUpperCase()}</td><td class="r">${blindQr(Number(random.digits(6)), 16)}</td></tr></table>
<h1>${title}</h1><p class="c s">(Processo nº ${number} – Classe: TUTELA CÍVEL)</p>
<p class="j">TUTOR${g('A', '')} - ${tutor.name.toUpperCase()} - ${g('brasileira', 'brasileiro')} - ${tutor.maritalStatus} - ${tutor.occupation} - RG nº ${tutor.rg} - ${tutor.rgIssuer} - CPF nº ${maskCpf(tutor.cpf)} - residente na ${oneLine(tutor.address)}.</p>
<p class="j">${several ? html`TUTELADOS - ${first.name.toUpperCase()} e ${second.name.toUpperCase()} - nascidos, respectivamente, em ${shortDate(first.birth)} e ${shortDate(second.birth)} - filhos de ${first.mother} e ${first.father}.` : html`TUTELAD${w('A', 'O')} - ${first.name.toUpperCase()} - ${w('nascida', 'nascido')} em ${shortDate(first.birth)} - natural de ${birthplace(first)} - filh${w('a', 'o')} de ${first.mother} e ${first.father}.`}</p>
<p class="j">No dia ${shortDate(issued)}, na Comarca de ${city}, Estado da Paraíba, perante ${j('a MM. Juíza', 'o MM. Juiz')} ${judge.name}, ${g('a tutora', 'o tutor')} acima - ${relationship} ${several ? 'dos menores' : w('da menor', 'do menor')} -, ${g('nomeada', 'nomeado')} por ${several ? 'decisão' : 'sentença'} de ${longDate(decided)}, prestou compromisso${validity ? html`, que terá validade ${validity}` : null}.</p>
<p class="j">${powers}.</p>
<p class="c" style="margin-top:18mm">______________________________<br>${tutor.name.toUpperCase()}</p>
<p class="s" style="margin-top:20mm">${stamp.lines.map((line) => html`${line}<br>`)}</p>`
    return {
      html: sheet(
        {
          font: 'Caladea',
          sizePt: 12,
          margin: '18mm 24mm',
          css: 'h1{font-size:14pt;text-align:center;margin:8mm 0 2mm}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'PB'),
        documentTitle: title,
        kind: 'TUTELA',
        nature: several ? 'PROVISIONAL' : null,
        caseClass: 'TUTELA CÍVEL',
        courtDivision: `${division} DE ${city.toUpperCase()}`,
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(tutor, { name: tutor.name.toUpperCase(), relationship })],
        wards: pupils.map((one) =>
          ward(one.name.toUpperCase(), {
            birthDate: one.birth,
            placeOfBirth: several ? null : birthplace(one),
            filiation: [first.mother, first.father],
          }),
        ),
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
