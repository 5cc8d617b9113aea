import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Minas Gerais: a term of a hearing; small capitals, the day in brackets, capacity and term in one long sentence. */
export const layout: Layout = {
  name: 'spoken-minutes-curatela',
  type: 23,
  variants: ['renewable', 'sentence'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'MG',
      tribunal: '13',
      cities: ['Patos de Minas', 'Viçosa', 'Teófilo Otoni'],
      minor: false,
    })
    const { city, issued, decided, number, guardian, ward: curatee, judge, g, w, j } = scene
    const renewable = variant === 'renewable'
    const curator = { ...guardian, occupation: g('secretária', 'caminhoneiro'), rgIssuer: 'PC/MG' }
    const relationship = g('irmã', 'irmão')
    const division = '1ª Vara Cível'
    const title = renewable
      ? 'TERMO DE COMPROMISSO DE CURADORA PROVISÓRIA'.replace(
          'CURADORA PROVISÓRIA',
          g('CURADORA PROVISÓRIA', 'CURADOR PROVISÓRIO'),
        )
      : 'TERMO DE CURATELA'
    const validity = renewable ? '6 (seis) meses' : null
    const powers = `Os poderes ${g('da curadora', 'do curador')} limitam-se à gestão da aposentadoria e das contas bancárias ${w('da curatelada', 'do curatelado')}, devendo ${g('ela', 'ele')} guardar os comprovantes de despesas`
    const stamp = pjeStamp(random, scene, 'pje-consulta-publica.tjmg.jus.br')
    const body = html`<p class="c">${crest(12, '#333')}<br><b>PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS</b><br>Justiça de Primeira Instância<br>Comarca de ${city.toUpperCase()} / ${division} da Comarca de ${city}</p>
<p class="s">PROCESSO Nº: ${number}<br>CLASSE: [CÍVEL] INTERDIÇÃO/CURATELA (58)<br>ASSUNTO: [Nomeação]<br>REQUERENTE: ${curator.name.toUpperCase()} CPF: ${maskCpf(curator.cpf)}<br>REQUERID${w('A', 'O')}: ${curatee.name.toUpperCase()} CPF: ${maskCpf(curatee.cpf)}</p>
<h1>${title}</h1>
<p class="j">Nesta data (${shortDate(issued)}), na Secretaria da ${division}, ${g('a Senhora', 'o Senhor')} <b>${curator.name}</b>, ${curator.occupation}, ${curator.maritalStatus}, ${g('brasileira', 'brasileiro')}, C.I. MG-${curator.rg} expedida pela ${curator.rgIssuer}, CPF ${maskCpf(curator.cpf)}, residente na ${oneLine(curator.address)}, ${relationship} ${w('da curatelada', 'do curatelado')}, assinou o compromisso de exercer, com zelo e lealdade, ${renewable ? html`pelo prazo de ${validity}, renovável mediante requerimento fundamentado,` : null} a curatela ${renewable ? 'provisória ' : ''}de <b>${curatee.name}</b>, ${w('nascida', 'nascido')} em ${shortDate(curatee.birth)}, natural de ${birthplace(curatee)}, ${w('filha', 'filho')} de ${curatee.mother} e ${curatee.father}, a qual lhe foi deferida n${renewable ? 'a decisão' : 'a sentença'} de ${longDate(decided)}, d${j('a Juíza', 'o Juiz')} de Direito ${judge.name}.</p>
<p class="j">${powers}.</p>
<p class="c" style="margin-top:16mm">${curator.name}<br>Curador${g('a', '')}</p>`
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 10,
          margin: '14mm 22mm 30mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:12pt;text-align:center;margin:6mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'MG'),
        documentTitle: title,
        kind: 'CURATELA',
        nature: renewable ? 'PROVISIONAL' : null,
        caseClass: '[CÍVEL] INTERDIÇÃO/CURATELA (58)',
        courtDivision: division,
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(curator, { rg: `MG-${curator.rg}`, relationship })],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.mother, curatee.father],
          }),
        ],
        expirationDate: validity ? addMonths(issued, 6) : null,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}
