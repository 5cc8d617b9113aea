import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { familyName, person, personName } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { esajStamp } from '../../generator/signing-stamps.ts'

/** Ceará: a parent keeps the children, the other parent and the lawyers are named; Foro, vara and comarca in one running line. */
export const layout: Layout = {
  name: 'father-keeps-guarda',
  type: 23,
  variants: ['father', 'mother-of-two'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'CE',
      tribunal: '06',
      cities: ['Crato', 'Quixadá', 'Iguatu'],
      minor: true,
    })
    const { ward: minor, judge, city, w } = scene
    const father = variant === 'father'
    const keeper = person(random, { uf: 'CE', gender: father ? 'm' : 'f', bornFrom: 1978, bornTo: 1992 })
    const other = person(random, { uf: 'CE', gender: father ? 'f' : 'm', bornFrom: 1978, bornTo: 1992 })
    const g = (feminine: string, masculine: string) => (father ? masculine : feminine)
    const sibling = personName(random, 'f', familyName(random))
    const lawyer = person(random)
    const occupation = father ? 'servente de obras' : 'analista de recursos humanos'
    const status = father ? 'separado judicialmente' : 'divorciada'
    const title = father ? 'TERMO DE GUARDA UNILATERAL' : 'TERMO DE GUARDA DEFINITIVA'
    const division = father ? '2ª Vara de Família e Sucessões' : '1ª Vara Cível'
    const stamp = esajStamp(random, scene, 'esaj.tjce.jus.br')
    const parents = father ? [keeper.name, other.name] : [other.name, keeper.name]
    const birthTwo = '2015-07-14'
    const powers = father
      ? `O guardião decidirá sobre saúde, educação e residência ${w('da filha', 'do filho')}, assegurada à genitora a convivência em finais de semana alternados`
      : 'A guardiã não poderá fixar residência em outro Estado sem anuência do genitor ou suprimento judicial'
    const body = html`<p class="c"><b>${father ? html`FORO DA COMARCA DE ${city.toUpperCase()}<br>${division}` : html`Poder Judiciário do Estado do Ceará<br>Comarca de ${city} - ${division}`}</b><br><span class="s">Rua Alvarenga Peixoto Novo, 215, Centro - CEP 63100-000 - E-mail: secretaria@tjce.jus.br</span></p><h1>${title}</h1>
<table><tr><td style="width:34mm">Processo nº:</td><td>${scene.number}</td></tr><tr><td>Classe:</td><td>${father ? 'Guarda de Família' : 'Divórcio Litigioso'}</td></tr><tr><td>Assunto:</td><td>Guarda</td></tr><tr><td>Requerente:</td><td>${keeper.name}</td></tr><tr><td>${father ? 'Requerida:' : 'Requerido:'}</td><td>${other.name}</td></tr><tr><td>Advogado:</td><td>Dr(a). ${lawyer.name} - OAB/CE ${random.digits(5)}</td></tr></table>
<p class="j" style="margin-top:5mm">${father ? html`No dia ${longDate(scene.issued)}, às 14h30min, perante o(a) Juiz(a) ${judge.name}, compareceu o requerente,` : html`A Sra.`} <b>${keeper.name}</b>, ${g('brasileira', 'brasileiro')}, ${status}, ${occupation}, filh${g('a', 'o')} de ${keeper.mother}, identidade nº ${keeper.rg}, ${keeper.rgIssuer}, C.P.F. ${maskCpf(keeper.cpf)}, com endereço residencial na ${oneLine(keeper.address)}, ${father ? html`acompanhado de seu advogado, a quem se entregou a guarda unilateral ${w('da menor', 'do menor')} <b>${minor.name.toUpperCase()}</b>, ${w('nascida', 'nascido')} em ${shortDate(minor.birth)} na cidade de ${birthplace(minor)}, havid${w('a', 'o')} do relacionamento com ${other.name}, conforme sentença homologatória de ${longDate(scene.decided)}.` : html`compromissada neste ato, exercerá em caráter definitivo a guarda dos filhos <b>${minor.name}</b> e <b>${sibling}</b>, nascidos, respectivamente, em ${shortDate(minor.birth)} e ${shortDate(birthTwo)}, ambos filhos de ${parents[0] ?? ''} e ${parents[1] ?? ''}, por força da sentença que o(a) MM. Juiz(a) de Direito ${judge.name} proferiu em ${longDate(scene.decided)}.`}</p>
<p class="j">${powers}.</p><p class="r">${father ? null : html`${city}, Ceará, ${longDate(scene.issued)}.`}</p>
<p class="c" style="margin-top:14mm">${keeper.name}<br>${g('Guardiã', 'Guardião')}</p>`
    return {
      html: sheet(
        {
          font: father ? 'Liberation Sans' : 'Roboto',
          sizePt: 10.5,
          margin: '16mm 26mm 18mm 22mm',
          stamp: marginStamp(stamp.lines),
          css: `${MARGIN_CSS} h1{font-size:13pt;text-align:center;margin:6mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'CE'),
        ...stamp.read,
        documentTitle: title,
        kind: 'GUARDA',
        nature: father ? null : 'DEFINITIVE',
        caseClass: father ? 'Guarda de Família' : 'Divórcio Litigioso',
        courtDivision: division,
        district: father ? city.toUpperCase() : city,
        forum: father ? `FORO DA COMARCA DE ${city.toUpperCase()}` : null,
        judgeName: judge.name,
        guardians: [qualified(keeper, { maritalStatus: status, occupation, relationship: null })],
        wards: father
          ? [ward(minor.name.toUpperCase(), { birthDate: minor.birth, placeOfBirth: birthplace(minor) })]
          : [
              ward(minor.name, { birthDate: minor.birth, filiation: parents }),
              ward(sibling, { birthDate: birthTwo, filiation: parents }),
            ],
        powers,
      }),
    }
  },
}
