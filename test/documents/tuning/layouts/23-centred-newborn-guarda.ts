import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addDays, inWords, longDate, shortDate } from '../../generator/dates.ts'
import { guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { esajStamp } from '../../generator/signing-stamps.ts'

/** Ceará: everything centred, even the paragraphs; a child whose father nobody declared. */
export const layout: Layout = {
  name: 'centred-newborn-guarda',
  type: 23,
  variants: ['shelter', 'grandmother'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'CE',
      tribunal: '06',
      cities: ['Juazeiro do Norte', 'Quixadá', 'Iguatu'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: minor, judge, g, j } = scene
    const shelter = variant === 'shelter'
    const keeper = {
      ...guardian,
      occupation: shelter ? g('educadora social', 'educador social') : g('artesã', 'artesão'),
      rgIssuer: 'SSPDS/CE',
    }
    const relationship = shelter ? null : g('avó materna', 'avô materno')
    const division = '3ª Vara da Infância e Juventude'
    const title = shelter ? 'TERMO DE GUARDA PROVISÓRIA' : 'TERMO DE GUARDA E RESPONSABILIDADE'
    const days = shelter ? 45 : null
    const validity = days ? `${days} (${inWords(days)}) dias` : 'até ulterior deliberação judicial'
    const powers = `${g('A responsável', 'O responsável')} deverá levar a criança às consultas de puericultura e manter em dia a caderneta de vacinação`
    const stamp = esajStamp(random, scene, 'esaj.tjce.jus.br')
    const body = html`<div class="c">${crest(14, '#262')}<p>ESTADO DO CEARÁ<br>PODER JUDICIÁRIO<br>COMARCA DE ${city.toUpperCase()}<br>${division.toUpperCase()}</p>
<h1>${title}</h1><p>Processo n.º ${number}<br>Classe: Guarda de Infância e Juventude<br>Assunto: Guarda</p>
<p>${j('A MM. Juíza', 'O MM. Juiz')} de Direito desta Vara, ${j('Dra.', 'Dr.')} ${judge.name}, por decisão do dia ${shortDate(decided)},<br>CONFIA A GUARDA PROVISÓRIA DE</p>
<p class="big">${minor.name.toUpperCase()}</p>
<p>(nascimento: ${shortDate(minor.birth)} – mãe: ${minor.mother} – pai: não declarado)</p>
<p>A</p><p class="big">${keeper.name.toUpperCase()}</p>
<p>${relationship ? html`(${relationship} da criança) – ` : null}${g('brasileira', 'brasileiro')}, ${keeper.maritalStatus}, ${keeper.occupation}<br>CPF ${maskCpf(keeper.cpf)} – RG ${keeper.rg} ${keeper.rgIssuer}<br>residente na ${oneLine(keeper.address)}</p>
<p>${days ? html`A guarda vigorará por ${validity} a contar da assinatura, podendo ser renovada.` : html`A guarda vigorará ${validity}.`}</p>
<p>${powers}.</p>
<p>${city} (CE), ${longDate(issued)}.</p>
<p style="margin-top:12mm">________________________________<br>${keeper.name}<br>Responsável</p>
<p class="s" style="margin-top:10mm">${stamp.lines.map((line) => html`${line}<br>`)}</p></div>`
    return {
      html: sheet(
        {
          font: 'Gentium Plus',
          sizePt: 11.5,
          margin: '16mm 26mm',
          css: 'h1{font-size:14pt;margin:5mm 0}.big{font-size:14pt;font-weight:bold;margin:1mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'CE'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Guarda de Infância e Juventude',
        courtDivision: division.toUpperCase(),
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(keeper, { name: keeper.name.toUpperCase(), relationship })],
        wards: [ward(minor.name.toUpperCase(), { birthDate: minor.birth, filiation: [minor.mother] })],
        expirationDate: days ? addDays(issued, days) : null,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
