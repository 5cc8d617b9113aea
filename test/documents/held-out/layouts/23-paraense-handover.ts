import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { citizen } from '../citizens.ts'
import { town } from '../towns.ts'

/** Pará: handing a child over under guardianship, with initials where the case is sealed. */
export const layout: Layout = {
  name: 'paraense-handover',
  type: 23,
  variants: ['sealed', 'named'],
  print(random, variant) {
    const sealed = variant === 'sealed'
    const { city } = town(random, 'PA')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(1, 6))
    const number = caseNumber(random, year(decided), '14')
    const keeper = citizen(random, 'PA', { gender: 'f', born: [1970, 1990] })
    const child = citizen(random, 'PA', { gender: 'm', born: [year(issued) - 8, year(issued) - 3] })
    const name = sealed
      ? child.name
          .split(' ')
          .filter((word) => word[0] === word[0]?.toUpperCase())
          .map((word) => `${word[0]}.`)
          .join(' ')
      : child.name
    const judge = citizen(random, 'PA', { gender: 'f' })
    const clerk = citizen(random, 'PA', { gender: 'm' })
    const title = 'TERMO DE ENTREGA SOB GUARDA'
    const division = 'Vara da Infância e Juventude'
    const powers =
      'ficando ciente de que deverá apresentar a criança em Juízo quando solicitada e de que a guarda poderá ser revogada a qualquer tempo, mediante ato judicial fundamentado'
    const body = html`<div class="c">${crest(16, '#b71c1c')}<br><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ</b><br>COMARCA DE ${city.toUpperCase()}<br>${division}</div><p class="c b" style="font-size:13pt;margin:7mm 0">${title}</p><p>PROCESSO Nº ${number}${sealed ? ' - SEGREDO DE JUSTIÇA' : ''}<br>AÇÃO: Guarda com pedido liminar</p>
<p class="j">Aos ${longDate(issued)}, na cidade de ${city}, Estado do Pará, na sede deste Juízo, onde se achava presente a Exma. Sra. Dra. ${judge.name}, Juíza de Direito, comigo Diretor de Secretaria, compareceu <b>${keeper.name}</b>, brasileira, CPF nº ${maskCpf(keeper.cpf)}, a quem a MM. Juíza fez entrega, sob guarda provisória, da criança <b>${name}</b>${sealed ? '' : `, nascida em ${shortDate(child.birth)}, filha de ${child.mother}`}, conforme decisão proferida em ${shortDate(decided)}, ${powers}.</p><p class="j">Nada mais havendo, mandou a MM. Juíza encerrar o presente termo, que, lido e achado conforme, vai por todos assinado.</p>
<div class="c" style="margin-top:14mm">_____________________________<br>${judge.name}<br>Juíza de Direito</div><div class="c" style="margin-top:11mm">_____________________________<br>${keeper.name}<br>Guardiã</div><div class="c" style="margin-top:11mm">_____________________________<br>${clerk.name}<br>Diretor de Secretaria</div>`
    return {
      html: sheet({ font: 'Charis SIL', sizePt: 12, margin: '18mm 26mm' }, body),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda com pedido liminar',
        court: 'TJPA',
        courtDivision: division,
        district: city.toUpperCase(),
        state: 'PA',
        judgeName: judge.name,
        guardians: [guardian(keeper.name, { cpf: keeper.cpf, nationality: 'brasileira' })],
        wards: [sealed ? ward(name) : ward(name, { birthDate: child.birth, filiation: [child.mother] })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name, keeper.name, clerk.name],
      }),
    }
  },
}
