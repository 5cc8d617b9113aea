import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addDays, longDate, parts, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Paraíba: an order of its own number; a term to a date, or for a period that may be prolonged; short dates without zeros. */
export const layout: Layout = {
  name: 'numbered-order-curatela',
  type: 23,
  variants: ['to-a-date', 'prolonged'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'PB',
      tribunal: '15',
      cities: ['Sousa', 'Cajazeiras', 'Guarabira'],
      minor: false,
      kin: true,
    })
    const { guardian, ward: curatee, judge, clerk, city, g, w } = scene
    const fixed = variant === 'to-a-date'
    const prosecutor = person(random)
    const { day, month, year } = parts(scene.issued)
    const end = addDays(scene.issued, fixed ? 365 : 0)
    const order = random.int(12, 90)
    const occupation = fixed
      ? g('desempregada', 'desempregado')
      : g('professora da rede estadual de ensino', 'técnico em enfermagem')
    const relationship = fixed ? g('irmã', 'irmão') : null
    const title = fixed ? 'TERMO DE CURATELA PROVISÓRIA' : 'TERMO DE CURADORIA PROVISÓRIA'
    const division = fixed ? '4ª VARA MISTA' : '1ª Vara Mista'
    const stamp = pjeStamp(random, scene, 'pje.tjpb.jus.br')
    const powers = fixed
      ? `${g('A curadora', 'O curador')} poderá praticar, em nome ${w('da curatelanda', 'do curatelando')}, atos de mera administração, inclusive junto a bancos e repartições públicas`
      : `São vedados a alienação de bens, a contratação de empréstimos e o levantamento de valores superiores a cinco salários mínimos sem alvará`
    const body = fixed
      ? html`<p class="c">ESTADO DA PARAÍBA - PODER JUDICIÁRIO<br>COMARCA DE ${city.toUpperCase()} - ${division}</p><h1>${title} Nº ${order}/${year}</h1>
<p class="s">Processo n. ${scene.number} | Classe judicial: INTERDIÇÃO/CURATELA (58) | Assunto: [Nomeação]<br>Promovente: ${guardian.name} | Promovido: ${curatee.name}</p>
<p class="j">O Juiz de Direito da ${division} de ${city}, Dr. ${judge.name}, nos termos da decisão proferida em ${shortDate(scene.decided)}, ouvido o Promotor de Justiça ${prosecutor.name}, NOMEIA como ${g('curadora provisória', 'curador provisório')} de <b>${curatee.name}</b> (CPF ${maskCpf(curatee.cpf)}; data de nascimento: ${shortDate(curatee.birth)}; mãe: ${curatee.mother}), ${g('sua irmã', 'seu irmão')}, <b>${guardian.name}</b>, de nacionalidade brasileira, estado civil ${guardian.maritalStatus}, atualmente ${occupation}, CPF ${maskCpf(guardian.cpf)}, RG ${guardian.rg}, órgão emissor ${guardian.rgIssuer}, residente na ${oneLine(guardian.address)}.</p>
<p class="j">${powers}.</p><p class="j">A presente nomeação é válida até ${shortDate(end)}, podendo ser revista a qualquer tempo.</p>
<p>Expedido em ${city}, em ${day}/${month}/${year}, por ${clerk.name}, Chefe de Cartório.</p>`
      : html`<p class="c">Tribunal de Justiça da Paraíba<br>${division} de ${city}</p><h1>${title}</h1><p>Ref.: Processo ${scene.number}, Interdição</p>
<p class="j">Hoje, ${longDate(scene.issued)}, na Secretaria deste Juízo, ${g('a senhora', 'o senhor')} <b>${guardian.name}</b>, ${guardian.maritalStatus}, ${occupation}, nacionalidade brasileira, carteira de identidade n. ${guardian.rg} ${guardian.rgIssuer} e CPF n. ${maskCpf(guardian.cpf)}, com domicílio na ${oneLine(guardian.address)}, recebeu do Dr. ${judge.name}, Juiz de Direito, em vista da decisão de ${longDate(scene.decided)}, a curadoria provisória de ${w('sua mãe', 'seu pai')}, <b>${curatee.name}</b>, ${w('nascida', 'nascido')} em ${birthplace(curatee)}, aos ${longDate(curatee.birth)}, por 90 (noventa) dias, prorrogáveis por igual período, a contar de hoje.</p>
<p class="j">${powers}.</p><p>E como assim o disse, assina com o Juiz.</p><p class="c" style="margin-top:10mm">${judge.name}<br>${guardian.name}</p>`
    return {
      html: sheet(
        {
          font: fixed ? 'Noto Sans' : 'Liberation Serif',
          sizePt: 11,
          margin: '18mm 24mm 28mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'PB'),
        ...stamp.read,
        documentTitle: fixed ? `${title} Nº ${order}/${year}` : title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseClass: fixed ? 'INTERDIÇÃO/CURATELA (58)' : null,
        courtDivision: fixed ? division : `${division} de ${city}`,
        district: fixed ? city.toUpperCase() : city,
        judgeName: judge.name,
        guardians: [qualified(guardian, { nationality: 'brasileira', occupation, relationship })],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: fixed ? curatee.cpf : null,
            placeOfBirth: fixed ? null : birthplace(curatee),
            filiation: fixed ? [curatee.mother] : [],
          }),
        ],
        expirationDate: fixed ? end : addDays(scene.issued, 90),
        validityText: fixed ? `até ${shortDate(end)}` : '90 (noventa) dias',
        powers,
      }),
    }
  },
}
