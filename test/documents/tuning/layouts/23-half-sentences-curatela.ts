import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { esajStamp } from '../../generator/signing-stamps.ts'

/** Ceará: short lines like a notice, each with a verb; occupation `na função de`, home `com domicílio`, the day last of all. */
export const layout: Layout = {
  name: 'half-sentences-curatela',
  type: 23,
  variants: ['notice'],
  print(random) {
    const scene = courtScene(random, {
      uf: 'CE',
      tribunal: '06',
      cities: ['Russas', 'Tianguá'],
      minor: false,
    })
    const { city, issued, decided, number, guardian, ward: curatee, judge, g, w } = scene
    const curator = { ...guardian, occupation: g('balconista', 'mototaxista'), rgIssuer: 'SSP/CE' }
    const relationship = g('neta', 'neto')
    const division = '2ª Vara Cível'
    const title = 'TERMO DE CURATELA DEFINITIVA'
    const powers = `A curatela não abrange o voto, o casamento e as decisões sobre a própria saúde ${w('da curatelada', 'do curatelado')}`
    const stamp = esajStamp(random, scene, 'esaj.tjce.jus.br')
    const body = html`<p class="c">Estado do Ceará<br>Poder Judiciário<br>${division} da Comarca de ${city}<br><span class="s">Rua do Açude Fictício, 9, Tabuleiro - CEP 62900-000 - E-mail: russas.2civel@tj.exemplo.br</span></p><h1>${title}</h1><p>Nº do processo: ${number}<br>Classe: Interdição/Curatela<br>Juiz(a): ${judge.name}</p>
<p class="j">CURATELAD${w('A', 'O')}: ${curatee.name.toUpperCase()}, CPF ${maskCpf(curatee.cpf)}, nascid${w('a', 'o')} em ${shortDate(curatee.birth)}, em ${birthplace(curatee)}, filh${w('a', 'o')} de ${curatee.mother} e ${curatee.father}.</p>
<p class="j">CURADOR${g('A', '')}: ${curator.name.toUpperCase()}, ${relationship} ${w('da curatelada', 'do curatelado')}, ${g('brasileira', 'brasileiro')}, ${curator.maritalStatus}, que trabalha na função de ${curator.occupation}, CPF ${maskCpf(curator.cpf)}, RG ${curator.rg} ${curator.rgIssuer}, com domicílio na ${oneLine(curator.address)}.</p>
<p class="j">Sentença: ${shortDate(decided)}, transitada em julgado.</p><p class="j">${powers}.</p><p class="j">${g('A curadora', 'O curador')} declara aceitar o encargo e promete cumpri-lo fielmente.</p><p>Data do termo: ${longDate(issued)}</p><p style="margin-top:14mm">Assinatura: _______________________</p>
<p class="s" style="margin-top:20mm">${stamp.lines.map((line) => html`${line}<br>`)}</p>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11.5,
          margin: '16mm 24mm',
          css: 'h1{font-size:13pt;text-align:center;margin:6mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'CE'),
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseClass: 'Interdição/Curatela',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [qualified(curator, { name: curator.name.toUpperCase(), relationship })],
        wards: [
          ward(curatee.name.toUpperCase(), {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.mother, curatee.father],
          }),
        ],
        powers,
        ...stamp.read,
      }),
    }
  },
}
