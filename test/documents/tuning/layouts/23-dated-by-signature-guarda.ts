import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { eprocStamp } from '../../generator/signing-stamps.ts'

/** Acre and Rio Grande do Sul: `data da assinatura eletrônica`, or the day under the caption `Data`; the child in two spellings. */
export const layout: Layout = {
  name: 'dated-by-signature-guarda',
  type: 23,
  variants: ['signature', 'caption'],
  print(random, variant) {
    const signature = variant === 'signature'
    const uf = signature ? 'RS' : 'AC'
    const scene = courtScene(random, {
      uf,
      tribunal: signature ? '21' : '01',
      cities: signature ? ['Erechim', 'Vacaria', 'Santiago'] : ['Tarauacá', 'Sena Madureira'],
      minor: true,
      kin: true,
    })
    const { guardian, ward: minor, judge, city, g, w } = scene
    const issued = signature ? scene.signedAt.slice(0, 10) : scene.issued
    const occupation = signature
      ? g('dona de casa', 'metalúrgico')
      : g('seringueira', 'mecânico de automóveis')
    const relationship = g('bisavó materna', 'bisavô materno')
    const title = signature ? 'TERMO DE GUARDA PROVISÓRIA' : 'TERMO DE RESPONSABILIDADE E GUARDA PROVISÓRIA'
    const division = signature ? 'Juizado da Infância e Juventude' : 'Vara Cível'
    const stamp = eprocStamp(random, scene, signature ? 'eproc1g.tjrs.jus.br' : 'eproc1g.tjac.jus.br')
    const powers = signature
      ? `A presente guarda confere ${w('à criança', 'ao protegido')} a condição de dependente ${g('da guardiã', 'do guardião')}, para todos os fins e efeitos de direito, inclusive previdenciários`
      : `Deverá ${g('a responsável', 'o responsável')} dispensar ${w('à menor', 'ao menor')} os cuidados de saúde e escola, sob pena de revogação`
    const body = signature
      ? html`<p class="c">PODER JUDICIÁRIO<br>JUSTIÇA ESTADUAL<br>Tribunal de Justiça do Estado do Rio Grande do Sul<br>${division} da Comarca de ${city}</p><p class="s c">Rua Clevelândia Nova, 611 - Bairro: Centro - CEP: 99700-000 - Fone: (54) 3321-0000 - Email: frerechijij@tjrs.jus.br</p>
<p class="b">GUARDA DE INFÂNCIA E JUVENTUDE Nº ${scene.number}/RS</p><p>AUTOR: ${guardian.name.toUpperCase()}<br>INTERESSADO: ${minor.name.toUpperCase()}</p><h1>${title}</h1>
<p class="j">Compareceu ao cartório deste Juizado ${guardian.name}, ${g('brasileira', 'brasileiro')}, ${guardian.maritalStatus}, ${occupation}, RG ${guardian.rg} ${guardian.rgIssuer}, CPF ${maskCpf(guardian.cpf)}, residente na ${oneLine(guardian.address)}, ${relationship}, para prestar o compromisso de guarda provisória de ${minor.name}, nascid${w('a', 'o')} em ${shortDate(minor.birth)}, CPF ${maskCpf(minor.cpf)}, deferida pela decisão de ${shortDate(scene.decided)}, do(a) Juiz(a) ${judge.name}, por seis meses.</p>
<p class="j">${powers}.</p><p>${city}, data da assinatura eletrônica.</p>`
      : html`<p class="b">Comarca: ${city}<br>Unidade: ${division}<br>Juiz(a): ${judge.name}<br>Autos: ${scene.number}<br>Natureza: Guarda<br>Data: ${shortDate(issued)}</p><p class="c">PODER JUDICIÁRIO DO ESTADO DO ACRE</p><h1>${title}</h1>
<p class="j"><b>${guardian.name.toUpperCase()}</b>, ${guardian.maritalStatus}, ${g('brasileira', 'brasileiro')}, ${occupation} de profissão, inscrit${g('a', 'o')} no CPF sob o n.º ${maskCpf(guardian.cpf)}, registro geral n.º ${guardian.rg} ${guardian.rgIssuer}, residente e domiciliad${g('a', 'o')} na ${oneLine(guardian.address)}, recebe em guarda provisória, conforme decisão lançada aos autos em ${longDate(scene.decided)}, ${w('a menor', 'o menor')} <b>${minor.name.toUpperCase()}</b>, que nasceu em ${shortDate(minor.birth)}, ${w('filha', 'filho')} de ${minor.mother}, da qual é ${relationship}, com validade até ulterior deliberação do Juízo, comprometendo-se a devolvê-l${w('a', 'o')} quando determinado.</p>
<p class="j">${powers}.</p><p class="c" style="margin-top:14mm">${guardian.name}<br>Responsável</p>`
    return {
      html: sheet(
        {
          font: signature ? 'Lato' : 'Liberation Sans',
          sizePt: 11,
          margin: '18mm 24mm 36mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, uf),
        ...stamp.read,
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: signature ? 'GUARDA DE INFÂNCIA E JUVENTUDE' : 'Guarda',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        issueDate: issued,
        guardians: [
          qualified(guardian, {
            name: signature ? guardian.name : guardian.name.toUpperCase(),
            occupation,
            relationship,
          }),
        ],
        wards: [
          ward(signature ? minor.name : minor.name.toUpperCase(), {
            birthDate: minor.birth,
            cpf: signature ? minor.cpf : null,
            filiation: signature ? [] : [minor.mother],
          }),
        ],
        expirationDate: signature ? addMonths(issued, 6) : null,
        validityText: signature ? 'seis meses' : 'até ulterior deliberação do Juízo',
        powers,
      }),
    }
  },
}
