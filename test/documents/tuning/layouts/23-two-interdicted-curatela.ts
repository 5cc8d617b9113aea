import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Pará: one curator of two interdicted siblings, each in a paragraph with a number; the term is one of handing over the office. */
export const layout: Layout = {
  name: 'two-interdicted-curatela',
  type: 23,
  variants: ['brothers'],
  print(random) {
    const scene = courtScene(random, {
      uf: 'PA',
      tribunal: '14',
      cities: ['Bragança', 'Tucuruí'],
      minor: false,
    })
    const { city, issued, decided, number, guardian, ward: first, judge, clerk, g, j } = scene
    const second = {
      ...person(random, {
        uf: 'PA',
        bornFrom: 1960,
        bornTo: 1995,
        family: first.name.split(' ').slice(-1).join(' '),
      }),
      mother: first.mother,
      father: first.father,
    }
    const curator = {
      ...guardian,
      occupation: g('cuidadora de idosos', 'cuidador de idosos'),
      rgIssuer: 'PC/PA',
    }
    const relationship = g('irmã', 'irmão')
    const division = 'VARA CÍVEL E EMPRESARIAL'
    const title = 'TERMO DE COMPROMISSO DE CURATELA'
    const powers = `É defeso ${g('à curadora', 'ao curador')} contrair dívidas, vender bens móveis ou imóveis e movimentar aplicações em nome dos interditos sem autorização deste Juízo`
    const stamp = pjeStamp(random, scene, 'pje.tjpa.jus.br')
    const who = (one: typeof first, index: number) =>
      html`<p class="j" style="margin-left:8mm">${index + 1}) ${one.name}, ${one.gender === 'f' ? 'solteira, nascida' : 'solteiro, nascido'} em ${shortDate(one.birth)}, natural de ${birthplace(one)}, CPF ${maskCpf(one.cpf)}, RG ${one.rg};</p>`
    const body = html`<p>PODER JUDICIÁRIO DO ESTADO DO PARÁ<br>COMARCA DE ${city.toUpperCase()}<br>SECRETARIA DA ${division}</p>
<h1>${title}</h1><p>Ref.: Processo ${number} – INTERDIÇÃO</p>
<p class="j">Em ${longDate(issued)}, nesta cidade de ${city}, Estado do Pará, em Secretaria, aí sendo, na presença d${j('a Excelentíssima Senhora Doutora', 'o Excelentíssimo Senhor Doutor')} ${judge.name}, Jui${j('za', 'z')} de Direito, compareceu ${g('a autora', 'o autor')}, ${g('Sra.', 'Sr.')} ${curator.name}, ${g('brasileira', 'brasileiro')}, ${curator.maritalStatus}, ${curator.occupation}, RG ${curator.rg} ${curator.rgIssuer}, CPF ${maskCpf(curator.cpf)}, residente na ${oneLine(curator.address)}, e, na condição de ${relationship} e ${g('curadora nomeada', 'curador nomeado')} por sentença proferida em ${longDate(decided)}, com trânsito em julgado, prestou compromisso em favor dos interditos:</p>
${[first, second].map(who)}<p class="j">ambos filhos de ${first.father} e ${first.mother}.</p>
<p class="j">${powers}.</p><p class="j">Para constar, lavrei o presente. Eu, ${clerk.name}, Diretor(a) de Secretaria.</p>
<p class="r" style="margin-top:14mm">_________________________<br>${curator.name}</p><p class="s" style="margin-top:14mm">${stamp.lines.map((line) => html`${line}<br>`)}</p>`
    return {
      html: sheet(
        { font: 'Caladea', sizePt: 11.5, margin: '18mm 26mm', css: 'h1{font-size:13pt;margin:6mm 0}' },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'PA'),
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseClass: 'INTERDIÇÃO',
        courtDivision: division,
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(curator, { relationship })],
        wards: [first, second].map((one) =>
          ward(one.name, {
            birthDate: one.birth,
            cpf: one.cpf,
            rg: one.rg,
            placeOfBirth: birthplace(one),
            filiation: [first.father, first.mother],
          }),
        ),
        powers,
        ...stamp.read,
      }),
    }
  },
}
