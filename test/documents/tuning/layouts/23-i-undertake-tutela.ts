import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { inWords, longDate, monthName, parts, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { eprocStamp } from '../../generator/signing-stamps.ts'

/** Santa Catarina: in the first person, or as a record of what the clerk saw; days with figures in brackets; witnesses sign. */
export const layout: Layout = {
  name: 'i-undertake-tutela',
  type: 23,
  variants: ['first-person', 'record'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'SC',
      tribunal: '24',
      cities: ['Lages', 'Caçador', 'Rio do Sul'],
      minor: true,
      kin: true,
    })
    const { guardian, ward: pupil, judge, clerk, city, g, w } = scene
    const first = variant === 'first-person'
    const witnesses = [person(random), person(random)]
    const occupation = first
      ? g('funcionária da Prefeitura Municipal', 'funcionário da Prefeitura Municipal')
      : g('vendedora autônoma', 'eletricista de manutenção')
    const relationship = first ? null : g('irmã mais velha', 'irmão mais velho')
    const title = first ? 'TERMO DE COMPROMISSO DE TUTOR' : 'TERMO DE TUTELA DEFINITIVA'
    const division = first ? 'Vara da Família, Infância e Juventude' : '2ª Vara da Família e Órfãos'
    const stamp = eprocStamp(random, scene, 'eproc1g.tjsc.jus.br')
    const { day, month, year } = parts(scene.issued)
    const powers = first
      ? `Comprometo-me a administrar os bens ${w('da tutelada', 'do tutelado')} com zelo, a prestar contas na forma da lei e a não contrair dívidas em seu nome`
      : `${g('A tutora', 'O tutor')} não poderá, mesmo com autorização judicial, dispor dos bens ${w('da menor', 'do menor')} a título gratuito`
    const body = first
      ? html`<p class="c">ESTADO DE SANTA CATARINA<br>PODER JUDICIÁRIO<br>Comarca de ${city}<br>${division}</p><p class="b c">TUTELA CÍVEL Nº ${scene.number}/SC</p><h1>${title}</h1>
<p class="j">Eu, <b>${guardian.name}</b>, abaixo assinad${g('a', 'o')}, natural de ${birthplace(guardian)}, ${g('brasileira', 'brasileiro')}, ${occupation}, com estado civil de ${guardian.maritalStatus}, documento de identidade RG n. ${guardian.rg}, emitido por ${guardian.rgIssuer}, CPF n. ${maskCpf(guardian.cpf)}, residente na ${oneLine(guardian.address)}, nomead${g('a tutora', 'o tutor')} por decisão do(a) Juiz(a) ${judge.name} datada de ${shortDate(scene.decided)}, prometo, sob palavra de honra, servir com retidão à pessoa de <b>${pupil.name}</b>, nascid${w('a', 'o')} em ${shortDate(pupil.birth)}, CPF n. ${maskCpf(pupil.cpf)}.</p><p class="j">${powers}.</p>
<p>${city}, aos ${inWords(day)} (${String(day).padStart(2, '0')}) dias do mês de ${monthName(month)} de ${year}.</p><p class="c" style="margin-top:12mm">${guardian.name}</p>`
      : html`<p class="c">${division} da Comarca de ${city} - Santa Catarina</p><h1>${title}</h1><p>Processo: ${scene.number}<br>Espécie: Tutela</p>
<p class="j">Certifico que, no dia ${day} do mês de ${monthName(month)} do ano de ${year}, nesta cidade de ${city}, compareceu em Cartório ${g('a Sra.', 'o Sr.')} ${guardian.name}, ${occupation}, ${g('brasileira', 'brasileiro')}, ${guardian.maritalStatus}, CPF n. ${maskCpf(guardian.cpf)}, RG n. ${guardian.rg} ${guardian.rgIssuer}, residente na ${oneLine(guardian.address)}, ${relationship} de <b>${pupil.name}</b>, ${w('a tutelada', 'o tutelado')}, nascid${w('a', 'o')} em ${longDate(pupil.birth)}, filh${w('a', 'o')} dos falecidos ${pupil.father} e ${pupil.mother}, e assinou o compromisso de ${g('tutora', 'tutor')} a que se refere a sentença definitiva de ${longDate(scene.decided)}, da lavra do(a) Dr(a). ${judge.name}.</p><p class="j">${powers}.</p>
<p class="j">Foram testemunhas ${witnesses[0]?.name ?? ''} e ${witnesses[1]?.name ?? ''}, conhecidas do signatário. Eu, ${clerk.name}, Técnico Judiciário Auxiliar, o fiz digitar.</p>
<p style="margin-top:12mm">1ª Testemunha: ______________________<br>2ª Testemunha: ______________________</p>`
    return {
      html: sheet(
        {
          font: first ? 'Caladea' : 'Open Sans',
          sizePt: 11,
          margin: '18mm 24mm 36mm',
          stamp: footStamp(stamp.lines),
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'SC'),
        ...stamp.read,
        documentTitle: title,
        kind: 'TUTELA',
        nature: first ? null : 'DEFINITIVE',
        caseClass: first ? 'TUTELA CÍVEL' : 'Tutela',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [qualified(guardian, { occupation, relationship })],
        wards: [
          ward(pupil.name, {
            birthDate: pupil.birth,
            cpf: first ? pupil.cpf : null,
            filiation: first ? [] : [pupil.father, pupil.mother],
          }),
        ],
        powers,
      }),
    }
  },
}
