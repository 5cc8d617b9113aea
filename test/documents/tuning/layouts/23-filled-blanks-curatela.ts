import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, inWords, monthName, parts, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Pernambuco: the printed form of a bound book whose blanks are filled and underlined, captions inside the sentence. */
export const layout: Layout = {
  name: 'filled-blanks-curatela',
  type: 23,
  variants: ['book', 'one-year'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'PE',
      tribunal: '17',
      cities: ['Garanhuns', 'Petrolina', 'Serra Talhada'],
      minor: false,
    })
    const { city, issued, decided, number, guardian, ward: curatee, judge, g } = scene
    const book = variant === 'book'
    const curator = { ...guardian, occupation: g('dona de casa', 'trabalhador rural'), rgIssuer: 'SDS/PE' }
    const relationship = g('nora', 'genro')
    const division = '1ª Vara de Família e Registro Civil'
    const title = book ? 'TERMO DE COMPROMISSO DE CURADOR(A) PROVISÓRIO(A)' : 'TERMO DE CURATELA PROVISÓRIA'
    const term = book ? null : 12
    const validity = term ? `${term} (${inWords(term)}) meses` : 'até a realização da perícia'
    const { day, month, year } = parts(issued)
    const powers =
      'O(A) curador(a) nomeado(a) não poderá, sem prévia autorização judicial, levantar valores depositados em conta de poupança ou judicial, nem outorgar procuração em nome do(a) curatelado(a)'
    const blank = (value: string) => html`<u>&nbsp;&nbsp;${value}&nbsp;&nbsp;</u>`
    const stamp = pjeStamp(random, scene, 'pje.cloud.tjpe.jus.br')
    const body = html`${book ? html`<p class="r s">Livro nº ${random.int(2, 40)} &nbsp; Fls. ${random.int(10, 199)}v</p>` : null}<p class="c">Tribunal de Justiça de Pernambuco<br>Poder Judiciário<br>${division} da Comarca de ${city}</p><p class="c s">AV. RUI FICTÍCIO, S/N, Fórum, CEP: 55290-000 - F:(87) 3700-0000</p>
<h1>${title}</h1>
<p>Processo nº ${blank(number)} Classe: ${blank('INTERDIÇÃO/CURATELA')}</p>
<p class="w">Aos ${blank(String(day))} dias do mês de ${blank(monthName(month))} do ano de ${blank(String(year))}, perante o(a) MM. Juiz(a) de Direito, Dr(a). ${blank(judge.name)}, compareceu o(a) Sr(a). ${blank(curator.name)}, nacionalidade: ${blank(g('brasileira', 'brasileiro'))}, estado civil: ${blank(curator.maritalStatus)}, profissão: ${blank(curator.occupation)}, RG nº ${blank(curator.rg)}, órgão expedidor: ${blank(curator.rgIssuer)}, CPF nº ${blank(maskCpf(curator.cpf))}, residente e domiciliado(a) na ${blank(oneLine(curator.address))}, parentesco com o(a) curatelado(a): ${blank(relationship)}, nomeado(a) curador(a) de ${blank(curatee.name)}, CPF nº ${blank(maskCpf(curatee.cpf))}, data de nascimento: ${blank(shortDate(curatee.birth))}, naturalidade: ${blank(birthplace(curatee))}, filiação: ${blank(`${curatee.mother} e ${curatee.father}`)}, conforme decisão datada de ${blank(shortDate(decided))}, e prestou o compromisso legal, válido ${term ? html`por ${blank(validity)} a partir da presente data` : blank(validity)}.</p>
<p class="w">${powers}.</p>
<p class="c" style="margin-top:14mm">_______________________________<br>Juiz(a) de Direito</p><p class="c" style="margin-top:10mm">_______________________________<br>Curador(a)</p>
<p class="s" style="margin-top:8mm">${stamp.lines.map((line) => html`${line}<br>`)}</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 11.5,
          margin: '16mm 22mm',
          css: 'h1{font-size:13pt;text-align:center;margin:6mm 0}.w{line-height:1.6}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'PE'),
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
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.mother, curatee.father],
          }),
        ],
        expirationDate: term ? addMonths(issued, term) : null,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
