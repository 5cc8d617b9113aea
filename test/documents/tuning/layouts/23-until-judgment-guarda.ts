import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Rio Grande do Norte: open ends that a second clause follows; the child in capitals here and in small letters there. */
export const layout: Layout = {
  name: 'until-judgment-guarda',
  type: 23,
  variants: ['judgment', 'internment'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'RN',
      tribunal: '20',
      cities: ['Mossoró', 'Caicó', 'Assu'],
      minor: true,
      kin: true,
    })
    const { guardian, ward: minor, judge, city, g, w } = scene
    const judgment = variant === 'judgment'
    const occupation = judgment ? g('manicure', 'pedreiro autônomo') : g('pensionista', 'agricultor familiar')
    const relationship = judgment ? g('madrinha', 'padrinho') : g('avó materna', 'avô materno')
    const title = judgment ? 'TERMO DE GUARDA E RESPONSABILIDADE PROVISÓRIA' : 'Termo de Entrega sob Guarda'
    const division = judgment ? '2ª VARA DA INFÂNCIA E DA JUVENTUDE' : 'Vara Única'
    const stamp = pjeStamp(random, scene, 'pje1g.tjrn.jus.br')
    const powers = judgment
      ? `Obriga-se ${g('a guardiã', 'o guardião')} a prestar assistência material, moral e educacional à criança, conferindo-se-lhe o direito de opor-se a terceiros, inclusive aos pais`
      : `${g('A detentora', 'O detentor')} da guarda deverá matricular ${w('a adolescente', 'o adolescente')} na rede pública de ensino e zelar por sua frequência às aulas`
    const kin = html`${w('filha', 'filho')} de ${minor.mother} e de ${minor.father}`
    const body = judgment
      ? html`<div class="c">${crest(15, '#225')}<br>ESTADO DO RIO GRANDE DO NORTE<br>PODER JUDICIÁRIO<br>${division}<br>COMARCA DE ${city.toUpperCase()}/RN</div><h1>${title}</h1>
<p>Processo nº ${scene.number}<br>Ação: Guarda c/c Tutela Antecipada<br>Autor(a): ${guardian.name.toUpperCase()}<br>Criança: ${minor.name.toUpperCase()}</p>
<p class="j">${longDate(scene.issued)}, nesta cidade de ${city}, o(a) MM. Juiz(a) ${judge.name} deferiu a ${guardian.name}, ${g('brasileira', 'brasileiro')}, natural de ${birthplace(guardian)}, ${guardian.maritalStatus}, ${occupation}, CPF ${maskCpf(guardian.cpf)}, RG ${guardian.rg}-${guardian.rgIssuer}, residente na ${oneLine(guardian.address)}, ${relationship} da criança, a guarda provisória de ${minor.name}, ${kin}, ${w('nascida', 'nascido')} em ${birthplace(minor)} no dia ${longDate(minor.birth)}, em atenção à decisão liminar de ${shortDate(scene.decided)}, até o julgamento final da demanda, devendo ${g('a guardiã', 'o guardião')} informar ao Juízo qualquer mudança de endereço.</p><p class="j">${powers}.</p>
<p class="c" style="margin-top:10mm">${guardian.name.toUpperCase()}<br>${g('GUARDIÃ', 'GUARDIÃO')}</p>`
      : html`<p>PODER JUDICIÁRIO DO RIO GRANDE DO NORTE<br>Comarca de ${city}<br>${division}</p><h1>${title}</h1><p>Autos nº ${scene.number} (Guarda de Infância e Juventude)</p>
<p class="j">Tendo em vista a decisão de ${longDate(scene.decided)}, proferida pelo(a) Juiz(a) de Direito ${judge.name}, entrego ${w('a adolescente', 'o adolescente')} <b>${minor.name.toUpperCase()}</b>, ${w('nascida', 'nascido')} a ${shortDate(minor.birth)}, ${kin}, em guarda provisória, ${g('à sua', 'ao seu')} ${relationship}, ${g('a Sra.', 'o Sr.')} <b>${guardian.name.toUpperCase()}</b>, ${g('brasileira', 'brasileiro')}, ${occupation}, ${guardian.maritalStatus}, documento de identidade ${guardian.rg} ${guardian.rgIssuer}, CPF ${maskCpf(guardian.cpf)}, ${g('moradora', 'morador')} na ${oneLine(guardian.address)}, enquanto durar a internação da genitora, sem prejuízo do direito de visitas do genitor.</p>
<p class="j">${powers}.</p><p class="j">Ciente do compromisso, ${guardian.name} assina abaixo. ${city}, ${longDate(scene.issued)}.</p><p style="margin-top:12mm">_________________________<br>${guardian.name}</p>`
    return {
      html: sheet(
        {
          font: judgment ? 'PT Sans' : 'Caladea',
          sizePt: 11,
          margin: '18mm 24mm 28mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:6mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'RN'),
        ...stamp.read,
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: judgment ? 'Guarda c/c Tutela Antecipada' : 'Guarda de Infância e Juventude',
        courtDivision: division,
        district: judgment ? city.toUpperCase() : city,
        judgeName: judge.name,
        guardians: [
          qualified(guardian, {
            name: judgment ? guardian.name : guardian.name.toUpperCase(),
            occupation,
            relationship,
          }),
        ],
        wards: [
          ward(judgment ? minor.name : minor.name.toUpperCase(), {
            birthDate: minor.birth,
            placeOfBirth: judgment ? birthplace(minor) : null,
            filiation: [minor.mother, minor.father],
          }),
        ],
        validityText: judgment
          ? 'até o julgamento final da demanda'
          : 'enquanto durar a internação da genitora',
        powers,
      }),
    }
  },
}
