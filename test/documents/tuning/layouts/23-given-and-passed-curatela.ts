import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addDays, dateInWords, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Piauí: `Dado e passado`, the trade in words (`de profissão …`, `que exerce a profissão de …`), a term with a clause after it. */
export const layout: Layout = {
  name: 'given-and-passed-curatela',
  type: 23,
  variants: ['before-status', 'at-the-end'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'PI',
      tribunal: '18',
      cities: ['Parnaíba', 'Picos', 'Oeiras'],
      minor: false,
    })
    const { guardian, ward: curatee, judge, clerk, city, g, w } = scene
    const early = variant === 'before-status'
    const occupation = early
      ? g('auxiliar de serviços gerais', 'operador de máquinas')
      : g('técnica de enfermagem', 'vigilante noturno')
    const title = early ? 'TERMO DE COMPROMISSO DE CURATELA PROVISÓRIA' : 'TERMO DE CURATELA DEFINITIVA'
    const division = early ? '1ª VARA DE FAMÍLIA E SUCESSÕES' : 'Vara Única'
    const stamp = pjeStamp(random, scene, 'pje.tjpi.jus.br')
    const about = html`${curatee.name.toUpperCase()}, ${w('brasileira', 'brasileiro')}, ${w('solteira', 'solteiro')}, sem profissão definida, ${w('nascida', 'nascido')} aos ${longDate(curatee.birth)}, natural de ${birthplace(curatee)}, ${w('filha', 'filho')} de ${curatee.father} e ${curatee.mother}, CPF nº ${maskCpf(curatee.cpf)}`
    const powers = early
      ? `A curatela restringe-se aos atos de natureza patrimonial e negocial, não alcançando o direito ao próprio corpo, à sexualidade, ao matrimônio e ao voto`
      : `Fica ${g('a curadora ciente', 'o curador ciente')} de que não poderá, por qualquer modo, alienar ou onerar bens ${w('da interditada', 'do interditado')} sem autorização judicial`
    const body = early
      ? html`<p class="c">PODER JUDICIÁRIO DO ESTADO DO PIAUÍ<br>${division} DA COMARCA DE ${city.toUpperCase()}</p><h1>${title}</h1>
<p>PROCESSO Nº: ${scene.number}<br>CLASSE: INTERDIÇÃO/CURATELA (58)<br>REQUERENTE: ${guardian.name}<br>REQUERIDO: ${curatee.name}</p>
<p class="j">Pelo presente termo, ${g('a Sra.', 'o Sr.')} <b>${guardian.name.toUpperCase()}</b>, ${g('brasileira', 'brasileiro')}, de profissão ${occupation}, ${guardian.maritalStatus}, RG nº ${guardian.rg} ${guardian.rgIssuer}, CPF nº ${maskCpf(guardian.cpf)}, residente na ${oneLine(guardian.address)}, assume o encargo de ${g('curadora provisória', 'curador provisório')} de <b>${about}</b>, conforme decisão de ${shortDate(scene.decided)}, pelo prazo de 180 (cento e oitenta) dias, ficando desde já ${g('intimada', 'intimado')} a comparecer à perícia designada.</p><p class="j">${powers}.</p>
<p class="j">Dado e passado nesta cidade de ${city}, Estado do Piauí, aos ${dateInWords(scene.issued)}. Eu, ${clerk.name}, Analista Judicial, o digitei e subscrevi.</p>
<p class="c" style="margin-top:14mm">${judge.name}<br>Juiz(a) de Direito</p>`
      : html`<p class="c">TRIBUNAL DE JUSTIÇA DO ESTADO DO PIAUÍ<br>${division} da Comarca de ${city}</p><p class="r">Processo nº ${scene.number}<br>Classe: Curatela</p><h1>${title}</h1>
<p class="j">O(A) Dr(a). ${judge.name}, Juiz(a) de Direito da ${division} da Comarca de ${city}, Estado do Piauí, no uso de suas atribuições legais, FAZ SABER que, por sentença de ${longDate(scene.decided)}, transitada em julgado, foi decretada a interdição de <b>${about}</b>, sendo-lhe ${g('nomeada curadora', 'nomeado curador')} ${g('a Sra.', 'o Sr.')} <b>${guardian.name.toUpperCase()}</b>, ${g('brasileira', 'brasileiro')}, ${guardian.maritalStatus}, ${g('portadora', 'portador')} da Cédula de Identidade nº ${guardian.rg}, expedida pela ${guardian.rgIssuer}, e do CPF nº ${maskCpf(guardian.cpf)}, ${g('domiciliada', 'domiciliado')} na ${oneLine(guardian.address)}, que exerce a profissão de ${occupation}.</p><p class="j">${powers}.</p>
<p class="j">E, para constar, mandou lavrar o presente termo, dado e passado nesta cidade e Comarca de ${city} - PI, aos ${longDate(scene.issued)}.</p><p class="c" style="margin-top:12mm">_____________________________<br>${guardian.name}<br>${g('Curadora', 'Curador')}</p>`
    return {
      html: sheet(
        {
          font: early ? 'Liberation Serif' : 'Carlito',
          sizePt: 11,
          margin: '18mm 24mm 28mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:8mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'PI'),
        ...stamp.read,
        documentTitle: title,
        kind: 'CURATELA',
        nature: early ? 'PROVISIONAL' : 'DEFINITIVE',
        caseClass: early ? 'INTERDIÇÃO/CURATELA (58)' : 'Curatela',
        courtDivision: division,
        district: early ? city.toUpperCase() : city,
        judgeName: judge.name,
        guardians: [qualified(guardian, { name: guardian.name.toUpperCase(), occupation })],
        wards: [
          ward(curatee.name.toUpperCase(), {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        expirationDate: early ? addDays(scene.issued, 180) : null,
        validityText: early ? '180 (cento e oitenta) dias' : null,
        powers,
      }),
    }
  },
}
