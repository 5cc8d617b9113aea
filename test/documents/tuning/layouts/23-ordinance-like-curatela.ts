import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Maranhão and Pará: the person under curatela comes first, with a trade of their own; the curator's trade after the kinship. */
export const layout: Layout = {
  name: 'ordinance-like-curatela',
  type: 23,
  variants: ['retired-ward', 'expert-named'],
  print(random, variant) {
    const retired = variant === 'retired-ward'
    const uf = retired ? 'MA' : 'PA'
    const scene = courtScene(random, {
      uf,
      tribunal: retired ? '10' : '14',
      cities: retired ? ['Balsas', 'Codó', 'Timon'] : ['Santarém', 'Castanhal', 'Altamira'],
      minor: false,
      kin: true,
    })
    const { guardian, ward: curatee, judge, city, g, w } = scene
    const expert = person(random)
    const prosecutor = person(random)
    const occupation = retired
      ? g('auxiliar de creche', 'bancário aposentado')
      : g('secretária escolar', 'mototaxista')
    const relationship = retired ? g('filha', 'filho') : g('prima', 'primo')
    const title = retired
      ? 'TERMO DE COMPROMISSO DE CURADOR(A) DEFINITIVO(A)'
      : 'TERMO DE CURATELA PROVISÓRIA'
    const division = retired ? '2ª VARA' : 'Vara de Órfãos, Interditos e Ausentes'
    const stamp = pjeStamp(random, scene, retired ? 'pje.tjma.jus.br' : 'pje.tjpa.jus.br')
    const powers = retired
      ? `Os valores recebidos de entidade previdenciária deverão ser aplicados exclusivamente na saúde, alimentação e no bem-estar ${w('da curatelada', 'do curatelado')}`
      : `Poderá ${g('a curadora', 'o curador')} representar ${w('a requerida', 'o requerido')} perante o INSS e receber benefícios, ficando proibid${g('a', 'o')} de contrair empréstimos em nome alheio`
    const body = retired
      ? html`<p class="c">PODER JUDICIÁRIO DO ESTADO DO MARANHÃO<br>FÓRUM DA COMARCA DE ${city.toUpperCase()}<br>${division} DA COMARCA DE ${city.toUpperCase()}</p>
<p>PROCESSO Nº ${scene.number}<br>AÇÃO: INTERDIÇÃO<br>REQUERENTE: ${guardian.name.toUpperCase()}<br>INTERDITAND${w('A', 'O')}: ${curatee.name.toUpperCase()}</p><h1>${title}</h1>
<p class="j"><b>CURATELAD${w('A', 'O')}</b>: ${curatee.name}, ${w('brasileira', 'brasileiro')}, ${w('viúva', 'viúvo')}, ${w('aposentada', 'aposentado')}, nascid${w('a', 'o')} em ${shortDate(curatee.birth)}, RG nº ${curatee.rg}, CPF nº ${maskCpf(curatee.cpf)}, filh${w('a', 'o')} de ${curatee.mother}, residente no mesmo endereço.</p>
<p class="j"><b>CURADOR(A)</b>: ${guardian.name}, ${relationship}, ${occupation}, ${guardian.maritalStatus}, ${g('brasileira', 'brasileiro')}, RG nº ${guardian.rg} ${guardian.rgIssuer}, CPF nº ${maskCpf(guardian.cpf)}, residente na ${oneLine(guardian.address)}.</p>
<p class="j">O(A) MM(ª). Juiz(a) ${judge.name}, por sentença transitada em julgado, prolatada em ${longDate(scene.decided)}, decretou a interdição acima e deferiu o presente compromisso.</p><p class="j">${powers}.</p>
<p class="j">Cumpra-se. Dado e passado o presente nesta Cidade e Comarca de ${city}, Estado do Maranhão, em ${longDate(scene.issued)}.</p>`
      : html`<table><tr><td style="width:20mm">${crest(16, '#533')}</td><td class="c">Tribunal de Justiça do Estado do Pará<br>Comarca de ${city}<br>${division}</td></tr></table><h1>${title}</h1>
<p>Processo: ${scene.number} – Classe: Interdição – Requerente: ${guardian.name}</p>
<p class="j">Aos ${longDate(scene.issued)}, nesta cidade de ${city}, Estado do Pará, na sala de audiências, onde se achava o(a) Juiz(a) de Direito ${judge.name}, comigo, servidor de seu cargo, presente o representante do Ministério Público ${prosecutor.name}, e o médico perito Dr. ${expert.name}, CRM ${random.digits(5)}, aí compareceu <b>${guardian.name}</b>, ${g('brasileira', 'brasileiro')}, ${guardian.maritalStatus}, ${relationship} ${w('da requerida', 'do requerido')}, que declarou exercer a função de ${occupation}, carteira de identidade ${guardian.rg} ${guardian.rgIssuer}, CPF ${maskCpf(guardian.cpf)}, moradora à ${oneLine(guardian.address)}, a quem foi deferido, em ${shortDate(scene.decided)}, o encargo de curador provisório de <b>${curatee.name}</b>, nascid${w('a', 'o')} em ${birthplace(curatee)}, no dia ${shortDate(curatee.birth)}, até que se conclua a perícia médica, quando será reavaliada a medida.</p>
<p class="j">${powers}.</p><p class="c" style="margin-top:12mm">${guardian.name}<br>Compromissad${g('a', 'o')}</p>`
    return {
      html: sheet(
        {
          font: retired ? 'DejaVu Sans' : 'Gentium Plus',
          sizePt: retired ? 9.5 : 11.5,
          margin: '18mm 24mm 28mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, uf),
        ...stamp.read,
        documentTitle: title,
        kind: 'CURATELA',
        nature: retired ? 'DEFINITIVE' : 'PROVISIONAL',
        caseClass: retired ? 'INTERDIÇÃO' : 'Interdição',
        courtDivision: division,
        district: retired ? city.toUpperCase() : city,
        forum: retired ? `FÓRUM DA COMARCA DE ${city.toUpperCase()}` : null,
        judgeName: judge.name,
        guardians: [qualified(guardian, { occupation, relationship })],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: retired ? curatee.cpf : null,
            rg: retired ? curatee.rg : null,
            placeOfBirth: retired ? null : birthplace(curatee),
            filiation: retired ? [curatee.mother] : [],
          }),
        ],
        validityText: retired ? null : 'até que se conclua a perícia médica',
        powers,
      }),
    }
  },
}
