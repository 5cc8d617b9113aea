import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, inWords, longDate, monthName, parts, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Goiás: signer, day and code turned at the left edge; a sentence that opens with the verb and names the ward late. */
export const layout: Layout = {
  name: 'left-edge-code-curatela',
  type: 23,
  variants: ['eighteen-months', 'definitive'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'GO',
      tribunal: '09',
      cities: ['Jataí', 'Luziânia', 'Formosa'],
      minor: false,
    })
    const { city, issued, decided, number, guardian, ward: curatee, judge, clerk, signedAt, g, w, j } = scene
    const fixed = variant !== 'definitive'
    const curator = {
      ...guardian,
      occupation: g('funcionária pública municipal', 'representante comercial'),
      rgIssuer: 'DGPC/GO',
    }
    const relationship = g('mãe', 'pai')
    const division = 'Vara de Família e Sucessões'
    const title = fixed
      ? 'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO'
      : 'TERMO DE COMPROMISSO DE CURADOR DEFINITIVO'
    const validity = fixed ? '18 (dezoito) meses' : null
    const code = random.digits(27)
    const link = 'https://projudi.tjgo.jus.br/p'
    const signer = judge.name.toUpperCase()
    const { day, month, year } = parts(issued)
    const powers = `não podendo ${g('a compromissada', 'o compromissado')} contrair empréstimos em nome ${w('da curatelada', 'do curatelado')} nem dispor de seus bens sem licença deste Juízo`
    const stamp = marginStamp([
      `Tribunal de Justiça do Estado de Goiás`,
      `Documento Assinado e Publicado Digitalmente em ${shortDate(signedAt.slice(0, 10))} ${signedAt.slice(11)}`,
      `Assinado por ${signer}`,
      `Localizar pelo código: ${code}, no endereço: ${link}`,
    ])
    const body = html`<p class="c b">PODER JUDICIÁRIO DO ESTADO DE GOIÁS<br>COMARCA DE ${city.toUpperCase()}<br>${division.toUpperCase()}</p><p class="c s">Unidade de Processamento Judicial - Av. dos Pequizeiros Imaginários, 30, Qd. 12, Lt. 4 - familia.tj@exemplo.br</p>
<h1>${title}</h1>
<table class="q"><tr><td>Autos</td><td>${number}</td></tr><tr><td>Natureza</td><td>Interdição</td></tr><tr><td>Promovente</td><td>${curator.name}</td></tr><tr><td>Promovid${w('a', 'o')}</td><td>${curatee.name}</td></tr></table>
<p class="j">Presta compromisso, nesta data, perante este Juízo, ${curator.name.toUpperCase()}, ${g('brasileira', 'brasileiro')}, nascid${g('a', 'o')} em ${shortDate(curator.birth)}, ${curator.maritalStatus}, ${curator.occupation}, filh${g('a', 'o')} de ${curator.mother}, RG n. ${curator.rg} ${curator.rgIssuer}, CPF n. ${maskCpf(curator.cpf)}, com endereço na ${oneLine(curator.address)}, na qualidade de ${relationship} e ${fixed ? g('curadora provisória', 'curador provisório') : g('curadora', 'curador')} de ${curatee.name.toUpperCase()}, ${w('brasileira', 'brasileiro')}, CPF n. ${maskCpf(curatee.cpf)}, RG n. ${curatee.rg}, ${w('nascida', 'nascido')} em ${shortDate(curatee.birth)}, em ${birthplace(curatee)}, nos termos da ${fixed ? 'decisão' : 'sentença transitada em julgado'} proferida em ${longDate(decided)} ${j('pela Juíza', 'pelo Juiz')} de Direito ${judge.name}${fixed ? html`, vigorando o encargo por ${validity}` : null}, ${powers}.</p>
<p class="j">Lido e achado conforme, vai por todos assinado. Eu, ${clerk.name}, analista judiciári${clerk.gender === 'f' ? 'a' : 'o'}, o digitei. ${city}, ${inWords(day)} de ${monthName(month)} de ${year}.</p>
<p class="c" style="margin-top:16mm">${judge.name}<br>Jui${j('za', 'z')} de Direito</p>`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 10.5,
          margin: '16mm 22mm 16mm 30mm',
          stamp,
          css: `${MARGIN_CSS} .margin{right:auto;left:7mm} h1{font-size:12pt;margin:8mm 0 4mm}.q td{border:.2mm solid #999;padding:.7mm 2mm}.q td:first-child{width:34mm;background:#f0f0f0}.q{margin-bottom:5mm}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'GO'),
        documentTitle: title,
        kind: 'CURATELA',
        nature: fixed ? 'PROVISIONAL' : 'DEFINITIVE',
        caseClass: 'Interdição',
        courtDivision: division.toUpperCase(),
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(curator, { name: curator.name.toUpperCase(), relationship })],
        wards: [
          ward(curatee.name.toUpperCase(), {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: curatee.rg,
            placeOfBirth: birthplace(curatee),
          }),
        ],
        expirationDate: fixed ? addMonths(issued, 18) : null,
        validityText: validity,
        powers,
        signedBy: [signer],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
