import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { eprocStamp } from '../../generator/signing-stamps.ts'

/** Santa Catarina on eproc: lettered items, one a person, the pupil's first; the vara printed twice. */
export const layout: Layout = {
  name: 'lettered-items-tutela',
  type: 23,
  variants: ['one', 'pair'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'SC',
      tribunal: '24',
      cities: ['Concórdia', 'Lages', 'Videira'],
      minor: true,
    })
    const { city, issued, decided, number, ward: pupil, judge, w, j } = scene
    const pair = variant === 'pair'
    const she = {
      ...person(random, { gender: 'f', uf: 'SC', bornTo: 1980 }),
      occupation: 'agricultora',
      rgIssuer: 'SESPDC/SC',
    }
    const he = {
      ...person(random, { gender: 'm', uf: 'SC', bornTo: 1980 }),
      occupation: 'metalúrgico',
      rgIssuer: 'SSP/SC',
    }
    const tutors = pair ? [she, he] : [she]
    const division = '1ª Vara Cível'
    const title = 'TERMO DE TUTELA'
    const validity = pair
      ? 'até que a pupila atinja a maioridade'.replace('a pupila', w('a pupila', 'o pupilo'))
      : null
    const powers = pair
      ? `Compete aos tutores representar ${w('a pupila', 'o pupilo')}, até os dezesseis anos, nos atos da vida civil, e assisti-l${w('a', 'o')}, após essa idade, nos atos em que for parte`
      : `Compete à tutora fazer as despesas de subsistência e educação ${w('da pupila', 'do pupilo')} e alienar os bens destinados a venda, mediante prestação de contas anual`
    const stamp = eprocStamp(random, scene, 'eproc1g.tjsc.jus.br')
    const body = html`<p class="c s">ESTADO DE SANTA CATARINA<br>PODER JUDICIÁRIO<br>${division} da Comarca de ${city}</p><p class="c s">Rua do Lajeado Fictício, 100 - Bairro: Centro - CEP: 89700000 - Fone: (49) 3500-0000 - Email: civel1@tj.exemplo.br</p>
<p class="b">TUTELA INFÂNCIA E JUVENTUDE Nº ${number}/SC</p>
<p>AUTOR: ${she.name.toUpperCase()}${pair ? html`<br>AUTOR: ${he.name.toUpperCase()}` : null}</p>
<h1>${title}</h1>
<p>Local e data: ${city}, ${longDate(issued)}</p>
<p class="j">a) Tutelad${w('a', 'o')}: ${pupil.name}, nascid${w('a', 'o')} a ${shortDate(pupil.birth)}, natural de ${birthplace(pupil)}, ${w('inscrita', 'inscrito')} no CPF sob n. ${maskCpf(pupil.cpf)}, filh${w('a', 'o')} dos falecidos ${pupil.father} e ${pupil.mother};</p>
${tutors.map((one, index) => html`<p class="j">${'bc'[index] ?? ''}) Tutor${one === she ? 'a' : ''}: ${one.name}, ${one === she ? 'brasileira' : 'brasileiro'}, ${one.occupation}, ${one.maritalStatus}, inscrit${one === she ? 'a' : 'o'} no CPF sob n. ${maskCpf(one.cpf)}, RG n. ${one.rg} (${one.rgIssuer}), domiciliad${one === she ? 'a' : 'o'} na ${oneLine(one.address)}, ${one === she ? 'tia paterna' : 'tio paterno'} ${w('da tutelada', 'do tutelado')};</p>`)}
<p class="j">${pair ? 'd' : 'c'}) Decisão: sentença de ${longDate(decided)}, da lavra d${j('a Juíza', 'o Juiz')} de Direito ${judge.name}${pair ? html`, com efeitos ${validity}` : null}.</p>
<p class="j">${pair ? 'Os nomeados' : 'A nomeada'}, ciente${pair ? 's' : ''} das obrigações legais, ${pair ? 'assumem' : 'assume'} o munus e promete${pair ? 'm' : ''} exercê-lo com retidão. ${powers}.</p>
<hr>${stamp.lines.map((line) => html`<p class="s j">${line}</p>`)}`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 9.5,
          margin: '16mm 24mm',
          css: 'h1{font-size:12pt;text-align:center;margin:6mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'SC'),
        documentTitle: title,
        kind: 'TUTELA',
        nature: null,
        caseClass: 'TUTELA INFÂNCIA E JUVENTUDE',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: tutors.map((one) =>
          qualified(one, { relationship: one === she ? 'tia paterna' : 'tio paterno' }),
        ),
        wards: [
          ward(pupil.name, {
            birthDate: pupil.birth,
            cpf: pupil.cpf,
            placeOfBirth: birthplace(pupil),
            filiation: [pupil.father, pupil.mother],
          }),
        ],
        expirationDate: pair ? addYears(pupil.birth, 18) : null,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
