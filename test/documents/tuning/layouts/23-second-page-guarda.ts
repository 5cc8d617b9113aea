import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addDays, dateInWords, longDate, monthName, parts, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Mato Grosso: two pages; law quoted on the first, term, powers and day on the second; another case named besides. */
export const layout: Layout = {
  name: 'second-page-guarda',
  type: 23,
  variants: ['siblings', 'until-day'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'MT',
      tribunal: '11',
      cities: ['Cáceres', 'Barra do Garças', 'Tangará da Serra'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: first, judge, g, w, j } = scene
    const siblings = variant === 'siblings'
    const family = first.name.split(' ').slice(-1).join(' ')
    const second = {
      ...child(random, issued, 'MT', [1, 6], family),
      mother: first.mother,
      father: first.father,
    }
    const minors = siblings ? [first, second] : [first]
    const keeper = { ...guardian, occupation: g('técnica de enfermagem', 'tratorista'), rgIssuer: 'SESP/MT' }
    const relationship = g('tia-avó', 'tio-avô')
    const division = 'Primeira Vara Especializada da Infância e Juventude'
    const title = 'TERMO DE GUARDA JUDICIAL PROVISÓRIA'
    const last = addDays(issued, 200)
    const { day, month, year } = parts(last)
    const validity = siblings ? '01 (um) ano' : `até ${day} de ${monthName(month)} de ${year}`
    const other = caseNumber(random, parts(decided).year - 1, '11')
    const powers = siblings
      ? `${g('A guardiã', 'O guardião')} deverá manter atualizado o endereço nos autos e permitir as visitas da genitora na forma fixada`
      : `${g('A guardiã', 'O guardião')} deverá submeter ${w('a protegida', 'o protegido')} a acompanhamento psicológico e comprovar nos autos a frequência escolar`
    const stamp = pjeStamp(random, scene, 'pje.tjmt.jus.br')
    const who = (one: typeof first) =>
      html`<b>${one.name.toUpperCase()}</b>, ${one.gender === 'f' ? 'nascida' : 'nascido'} em ${shortDate(one.birth)}, natural de ${birthplace(one)}`
    const body = html`<p class="c">${crest(13, '#363')}<br>ESTADO DE MATO GROSSO<br>PODER JUDICIÁRIO<br>COMARCA DE ${city.toUpperCase()}<br>${division.toUpperCase()}</p><h1>${title}</h1>
<p>Número Único: ${number}<br>Classe: Guarda de Família<br>Apenso aos autos nº ${other}</p>
<p class="j"><b>GUARDI${g('Ã', 'ÃO')}:</b> ${keeper.name.toUpperCase()}, ${g('brasileira', 'brasileiro')}, ${keeper.occupation}, ${keeper.maritalStatus}, CPF ${maskCpf(keeper.cpf)}, RG ${keeper.rg}, ${keeper.rgIssuer}, filh${g('a', 'o')} de ${keeper.mother} e ${keeper.father}, nascid${g('a', 'o')} em ${shortDate(keeper.birth)}, residente na ${oneLine(keeper.address)}, ${relationship} ${siblings ? 'dos protegidos' : w('da protegida', 'do protegido')}.</p>
<p class="j"><b>${siblings ? 'PROTEGIDOS' : w('PROTEGIDA', 'PROTEGIDO')}:</b> ${who(first)}${siblings ? html`; e ${who(second)}, ambos` : ','} ${siblings ? 'filhos' : w('filha', 'filho')} de ${first.mother} e ${first.father}.</p>
<p class="j"><b>FUNDAMENTO:</b> decisão de ${longDate(decided)}, que deferiu a liminar.</p>
<p class="j s">"Art. 35. A guarda poderá ser revogada a qualquer tempo, mediante ato judicial fundamentado, ouvido o Ministério Público." (Lei nº 8.069/1990)</p>
<p class="break b">COMPROMISSO</p>
<p class="j">Perante ${j('a MM.ª Juíza', 'o MM. Juiz')} de Direito, ${j('Dra.', 'Dr.')} ${judge.name}, ${g('a guardiã acima qualificada', 'o guardião acima qualificado')} compromete-se a exercer o encargo bem e fielmente, ${siblings ? `pelo prazo de ${validity}, a contar da presente data, sem prejuízo de prorrogação` : `${validity}, data em que o presente termo perderá a validade`}.</p>
<p class="j">${powers}.</p>
<p class="j">Dado e passado nesta cidade e Comarca de ${city}, aos ${dateInWords(issued)}.</p>
<p class="c" style="margin-top:18mm">_____________________________<br>${keeper.name}<br>Guardi${g('ã', 'ão')}</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 12,
          margin: '18mm 25mm 28mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:14pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'MT'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Guarda de Família',
        courtDivision: division.toUpperCase(),
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(keeper, { name: keeper.name.toUpperCase(), relationship })],
        wards: minors.map((one) =>
          ward(one.name.toUpperCase(), {
            birthDate: one.birth,
            placeOfBirth: birthplace(one),
            filiation: [first.mother, first.father],
          }),
        ),
        expirationDate: siblings ? `${parts(issued).year + 1}${issued.slice(4)}` : last,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
