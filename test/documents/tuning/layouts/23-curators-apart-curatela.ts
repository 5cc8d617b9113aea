import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { eprocStamp } from '../../generator/signing-stamps.ts'

/** Tocantins on eproc: two curators who live apart, each with a home of their own, the ward between verbs. */
export const layout: Layout = {
  name: 'curators-apart-curatela',
  type: 23,
  variants: ['shared', 'shared-provisional'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'TO',
      tribunal: '27',
      cities: ['Porto Nacional', 'Paraíso do Tocantins', 'Colinas do Tocantins'],
      minor: false,
    })
    const { city, issued, decided, number, ward: curatee, judge, w, j } = scene
    const provisional = variant === 'shared-provisional'
    const daughter = {
      ...person(random, { gender: 'f', uf: 'TO', bornTo: 1985 }),
      occupation: 'advogada',
      rgIssuer: 'SSP/TO',
    }
    const son = {
      ...person(random, { gender: 'm', uf: 'GO', bornTo: 1985 }),
      occupation: 'engenheiro agrônomo',
      rgIssuer: 'SSP/GO',
    }
    const division = 'Vara de Família, Sucessões, Infância e Juventude'
    const title = provisional
      ? 'TERMO DE CURATELA COMPARTILHADA PROVISÓRIA'
      : 'TERMO DE CURATELA COMPARTILHADA'
    const validity = provisional ? '08 (oito) meses' : null
    const powers = `Os atos de disposição patrimonial dependem da assinatura conjunta dos curadores e de autorização judicial, podendo qualquer deles, isoladamente, acompanhar ${w('a curatelada', 'o curatelado')} em consultas e internações`
    const stamp = eprocStamp(random, scene, 'eproc1.tjto.jus.br')
    const kin = (one: typeof son) => (one === daughter ? 'filha' : 'filho')
    const text = (one: typeof son) =>
      html`<b>${one.name}</b> (${kin(one)}), ${one === daughter ? 'brasileira' : 'brasileiro'}, CPF: ${maskCpf(one.cpf)}, CI/RG: ${one.rg}-${one.rgIssuer}, ${one.maritalStatus}, ${one.occupation}, endereço residencial: ${oneLine(one.address)}`
    const body = html`<p class="c">Poder Judiciário<br>JUSTIÇA ESTADUAL<br>Tribunal de Justiça do Estado do Tocantins<br><b>${division} de ${city}</b></p>
<p class="c s">Rua Buriti Fictício, Quadra 8 - Centro - CEP: 77500000 - Fone: (63) 3300-0000 - http://www.tjto.jus.br - Email: civel@tj.exemplo.br</p>
<p><b>INTERDIÇÃO/CURATELA Nº ${number}/TO</b></p><p class="s">REQUERENTE: ${daughter.name.toUpperCase()}<br>REQUERENTE: ${son.name.toUpperCase()}<br>REQUERIDO: ${curatee.name.toUpperCase()}</p>
<h1>${title}</h1>
<p class="j">${j('A MM.ª Juíza', 'O MM. Juiz')} de Direito ${judge.name}, ${provisional ? `em decisão liminar de ${longDate(decided)}` : `em sentença de ${longDate(decided)}, transitada em julgado`}, submeteu à curatela ${curatee.name}, ${w('nascida', 'nascido')} em ${birthplace(curatee)}, aos ${shortDate(curatee.birth)}, ${w('filha', 'filho')} de ${curatee.mother} e de ${curatee.father}, RG: ${curatee.rg}, CPF: ${maskCpf(curatee.cpf)}, e nomeou como curadores, para exercício conjunto${provisional ? html` durante ${validity}, improrrogáveis,` : null} do encargo: ${text(daughter)}; e ${text(son)}.</p>
<p class="j">Os curadores, presentes em ${longDate(issued)} na Escrivania, prestaram compromisso. ${powers}.</p>
<hr>${stamp.lines.map((line) => html`<p class="s j">${line}</p>`)}`
    return {
      html: sheet(
        {
          font: 'Noto Serif',
          sizePt: 9.5,
          margin: '17mm 22mm',
          css: 'h1{font-size:12pt;text-align:center;margin:7mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'TO'),
        documentTitle: title,
        kind: 'CURATELA',
        nature: provisional ? 'PROVISIONAL' : 'DEFINITIVE',
        caseClass: 'INTERDIÇÃO/CURATELA',
        courtDivision: `${division} de ${city}`,
        district: city,
        judgeName: judge.name,
        guardians: [daughter, son].map((one) => qualified(one, { relationship: kin(one) })),
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: curatee.rg,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.mother, curatee.father],
          }),
        ],
        expirationDate: validity ? addMonths(issued, 8) : null,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
