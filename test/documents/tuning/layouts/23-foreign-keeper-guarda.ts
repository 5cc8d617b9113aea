import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addDays, longDate, parts, shortDate } from '../../generator/dates.ts'
import { guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Roraima on Projudi: a keeper from abroad, the mark of the movement above, the address of validation in the left margin. */
export const layout: Layout = {
  name: 'foreign-keeper-guarda',
  type: 23,
  variants: ['days', 'return'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'RR',
      tribunal: '23',
      cities: ['Boa Vista', 'Pacaraima', 'Rorainópolis'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: minor, judge, g, w, j } = scene
    const days = variant === 'days'
    const keeper = { ...guardian, occupation: g('cabeleireira', 'ajudante de pedreiro'), rgIssuer: 'SSP/RR' }
    const nationality = g('venezuelana', 'venezuelano')
    const relationship = g('irmã', 'irmão')
    const division = '1ª Vara da Infância e Juventude'
    const title = 'TERMO DE GUARDA E RESPONSABILIDADE PROVISÓRIA'
    const validity = days ? '60 dias' : 'até o retorno da genitora'
    const code =
      `PJ${alphanumeric(random, 3)} ${alphanumeric(random, 5)} ${alphanumeric(random, 5)} ${alphanumeric(random, 5)}`.toUpperCase()
    const link = 'https://projudi.tjrr.jus.br/projudi/'
    const signer = judge.name.toUpperCase()
    const { day, month, year } = parts(issued)
    const powers = `ficando ${g('a guardiã', 'o guardião')} ${g('incumbida', 'incumbido')} de matricular ${w('a infante', 'o infante')} na rede de ensino e de acompanhar a regularização migratória perante a Polícia Federal`
    const stamp = marginStamp([
      'Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJRR',
      `Validação deste em ${link} - Identificador: ${code}`,
    ])
    const body = html`<p class="s">PROJUDI - Processo: ${number} - Ref. mov. 17.1 - Assinado digitalmente por ${signer}<br>${shortDate(issued)}: EXPEDIÇÃO DE TERMO. Arq: Termo de Guarda</p>
<p class="c" style="margin-top:6mm"><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE RORAIMA</b><br>Comarca de ${city} - ${division}</p>
<h1>${title}</h1>
<p class="j">Em ${day}/${month}/${year} compareceu à Secretaria deste Juízo ${keeper.name.toUpperCase()}, nacional da Venezuela (${nationality}), ${keeper.maritalStatus}, ${keeper.occupation}, inscrit${g('a', 'o')} no CPF/MF sob o n.º ${maskCpf(keeper.cpf)} e portador${g('a', '')} do documento de identidade n.º ${keeper.rg}, emitido por ${keeper.rgIssuer}, podendo ser encontrad${g('a', 'o')} na ${oneLine(keeper.address)}, ${relationship} ${w('da infante', 'do infante')} ${minor.name.toUpperCase()}, ${w('nascida', 'nascido')} no dia ${longDate(minor.birth)}, CPF n.º ${maskCpf(minor.cpf)}, filh${w('a', 'o')} de ${minor.mother} e de ${minor.father}, ${w('a qual', 'o qual')} lhe foi entregue em guarda por força da decisão de ${longDate(decided)} (mov. 12.1), ${days ? `pelo período de ${validity}` : validity}, ${powers}.</p>
<p class="j">Do que, para constar, foi lavrado este termo, por ordem d${j('a MM. Juíza', 'o MM. Juiz')} de Direito ${j('Dra.', 'Dr.')} ${judge.name}.</p>
<p class="c" style="margin-top:14mm">(assinado digitalmente)<br>${judge.name}<br>Jui${j('za', 'z')} de Direito</p>`
    return {
      html: sheet(
        {
          font: 'Andika',
          sizePt: 10,
          margin: '12mm 20mm 16mm 26mm',
          stamp,
          css: `${MARGIN_CSS} .margin{right:auto;left:6mm} h1{font-size:12pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'RR'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        courtDivision: division,
        district: city,
        judgeName: judge.name,
        guardians: [qualified(keeper, { name: keeper.name.toUpperCase(), nationality, relationship })],
        wards: [
          ward(minor.name.toUpperCase(), {
            birthDate: minor.birth,
            cpf: minor.cpf,
            filiation: [minor.mother, minor.father],
          }),
        ],
        expirationDate: days ? addDays(issued, 60) : null,
        validityText: validity,
        powers,
        signedBy: [signer],
        signatureDate: issued,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
