import {
  addDays,
  addYears,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCaseNumber, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { citizen } from '../citizens.ts'
import { inOneLine, town } from '../towns.ts'

/** Goiás: one short sheet with captions; signature by the registry, judge and curator on paper. */
export const layout: Layout = {
  name: 'goiana-brief',
  type: 23,
  variants: ['one-year', 'wrong-case-number'],
  print(random, variant) {
    const wrong = variant === 'wrong-case-number'
    const { city } = town(random, 'GO')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(1, 15))
    const made = caseNumber(random, year(decided), '09')
    const number = wrong ? breakCaseNumber(made) : made
    const curator = citizen(random, 'GO', { gender: 'm', born: [1965, 1990] })
    const curatee = citizen(random, 'GO', { gender: 'f', born: [1930, 1948] })
    const judge = citizen(random, 'GO', { gender: 'f' })
    const division = `${random.int(1, 6)}ª Vara de Família e Sucessões`
    const title = 'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO'
    const powers = `O curador poderá representar a curatelanda junto ao INSS e às instituições bancárias, receber benefícios e dar quitação, sendo-lhe vedada a alienação de bens`
    const time = officeTime(random)
    const body = html`<table><tr><td style="width:20mm">${crest(17, '#005a9c')}</td><td><b>PODER JUDICIÁRIO</b><br>Tribunal de Justiça do Estado de Goiás<br>Comarca de ${city}<br>${division}</td></tr></table><p class="c b" style="font-size:13.5pt;margin:8mm 0">${title}</p>
<p><b>Processo:</b> ${number}<br><b>Natureza:</b> Interdição<br><b>Promovente:</b> ${curator.name}<br><b>Promovida:</b> ${curatee.name}</p>
<p class="j"><b>CURADOR:</b> ${curator.name}, ${gendered(curator, 'brasileira', 'brasileiro')}, ${curator.maritalStatus}, ${curator.occupation}, RG ${curator.rg} ${curator.rgIssuer}, CPF ${maskCpf(curator.cpf)}, residente na ${inOneLine(curator.address)}, filho da curatelanda.</p><p class="j"><b>CURATELANDA:</b> ${curatee.name}, brasileira, viúva, aposentada, nascida em ${shortDate(curatee.birth)}, RG ${curatee.rg}, CPF ${maskCpf(curatee.cpf)}.</p>
<p class="j">Nesta data, perante a MM. Juíza de Direito, Dra. ${judge.name}, o curador acima qualificado, nomeado em tutela de urgência por decisão proferida em ${shortDate(decided)}, ${wrong ? 'sem prazo fixado,' : 'pelo prazo de 1 (um) ano,'} prestou o compromisso de exercer a curatela provisória com retidão.</p><p class="j">${powers}.</p><p class="r">${city}-GO, ${longDate(issued)}, às ${time.slice(0, 5)}.</p><div style="display:flex;justify-content:space-between;margin-top:20mm" class="c"><div>____________________________<br>${judge.name}<br>Juíza de Direito</div><div>____________________________<br>${curator.name}<br>Curador</div></div>`
    return {
      html: sheet({ font: 'Go', sizePt: 11.2, margin: '18mm 24mm' }, body),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: !wrong,
        caseClass: 'Interdição',
        court: 'TJGO',
        courtDivision: division,
        district: city,
        state: 'GO',
        judgeName: judge.name,
        guardians: [qualified(curator, { address: inOneLine(curator.address), relationship: 'filho' })],
        wards: [ward(curatee.name, { birthDate: curatee.birth, cpf: curatee.cpf, rg: curatee.rg })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: wrong ? null : addYears(issued, 1),
        validityText: wrong ? null : '1 (um) ano',
        powers,
        signedBy: [judge.name, curator.name],
        documentValidation: !wrong,
      }),
    }
  },
}
