import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { dateInWords, longDate, shortDate } from '../../generator/dates.ts'
import { guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { eprocStamp } from '../../generator/signing-stamps.ts'

/** Rio Grande do Sul: a curator takes over from another; prosecutor, curator ad litem, expert and witnesses are named. */
export const layout: Layout = {
  name: 'successor-curatela',
  type: 23,
  variants: ['after-death', 'removed'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'RS',
      tribunal: '21',
      cities: ['Pelotas', 'Bagé', 'Santa Rosa'],
      minor: false,
      kin: true,
    })
    const { guardian, ward: curatee, judge, clerk, city, g, w } = scene
    const before = person(random, { uf: 'RS' })
    const [prosecutor, defender, first, second] = [
      person(random),
      person(random),
      person(random),
      person(random),
    ]
    const death = variant === 'after-death'
    const occupation = death
      ? g('servidora pública municipal', 'servidor público municipal')
      : g('cuidadora de idosos', 'autônomo')
    const relationship = death ? null : g('sobrinha', 'sobrinho')
    const title = death ? 'TERMO DE COMPROMISSO DE CURADOR SUBSTITUTO' : 'TERMO DE SUBSTITUIÇÃO DE CURATELA'
    const division = death ? 'Vara de Família e Sucessões' : '2º Juízo da 1ª Vara Cível'
    const stamp = eprocStamp(random, scene, 'eproc1g.tjrs.jus.br')
    const powers = death
      ? `${g('A compromissada', 'O compromissado')} representará ${w('a curatelada', 'o curatelado')} em juízo e fora dele, nos limites da sentença, e apresentará balanço anual até o dia trinta e um de janeiro`
      : `Sem licença do juiz, ${g('a curadora', 'o curador')} não poderá gravar, vender nem permutar bens ${w('da pessoa curatelada', 'do curatelado')}`
    const identity = html`${g('brasileira', 'brasileiro')}, ${guardian.maritalStatus}, ${occupation}`
    const body = html`<p class="c">PODER JUDICIÁRIO DO RIO GRANDE DO SUL<br>COMARCA DE ${city.toUpperCase()}<br>${division}</p>
<p class="b">INTERDIÇÃO/CURATELA Nº ${scene.number}/RS</p><h1>${title}</h1>
${
  death
    ? html`<p class="j">Aos ${dateInWords(scene.issued)}, na sala de audiências da ${division} da Comarca de ${city}, onde presentes se achavam o(a) Exmo(a). Sr(a). Dr(a). ${judge.name}, Juiz(a) de Direito, o(a) representante do Ministério Público, Dr(a). ${prosecutor.name}, e o(a) curador(a) especial, Dr(a). ${defender.name}, OAB/RS ${random.digits(2)}.${random.digits(3)}, em razão do falecimento do(a) anterior curador(a), Sr(a). ${before.name}, compareceu ${g('a Sra.', 'o Sr.')} <b>${guardian.name}</b>, ${identity}, inscrit${g('a', 'o')} no CPF sob n. ${maskCpf(guardian.cpf)} e RG n. ${guardian.rg} (${guardian.rgIssuer}), com endereço na ${oneLine(guardian.address)}, ao qual foi deferido o compromisso legal de curador(a) de <b>${curatee.name}</b>, CPF n. ${maskCpf(curatee.cpf)}, nascid${w('a', 'o')} em ${shortDate(curatee.birth)}, nos termos da decisão datada de ${longDate(scene.decided)}.</p>`
    : html`<p class="j">CURADOR REMOVIDO: ${before.name}, CPF ${maskCpf(before.cpf)}<br>NOVO CURADOR: <b>${guardian.name}</b>, ${identity}, CPF ${maskCpf(guardian.cpf)}, RG ${guardian.rg} ${guardian.rgIssuer}, domicílio: ${oneLine(guardian.address)}, ${relationship} ${w('da curatelada', 'do curatelado')}<br>PESSOA CURATELADA: <b>${curatee.name}</b>, nascid${w('a', 'o')} em ${shortDate(curatee.birth)}, CPF ${maskCpf(curatee.cpf)}</p><p class="j">Em cumprimento à decisão proferida em ${longDate(scene.decided)} pelo(a) Juiz(a) de Direito ${judge.name}, que removeu do cargo ${before.name} por não ter prestado contas, foi tomado em ${shortDate(scene.issued)} o compromisso do novo curador, que aceitou o encargo.</p>`
}
<p class="j">${powers}.</p><p class="j">Do que, para constar, lavrei este termo${death ? '' : html`, expedido em ${shortDate(scene.issued)}`}. Eu, ${clerk.name}, Oficial Escrevente.</p>
<p class="j">Testemunhas: ${first.name} e ${second.name}.</p>`
    return {
      html: sheet(
        {
          font: death ? 'Noto Sans' : 'Lato',
          sizePt: 10.5,
          margin: '18mm 22mm 34mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:12pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'RS'),
        ...stamp.read,
        documentTitle: title,
        kind: 'CURATELA',
        caseClass: 'INTERDIÇÃO/CURATELA',
        courtDivision: division,
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(guardian, { occupation, relationship })],
        wards: [ward(curatee.name, { birthDate: curatee.birth, cpf: curatee.cpf })],
        powers,
      }),
    }
  },
}
