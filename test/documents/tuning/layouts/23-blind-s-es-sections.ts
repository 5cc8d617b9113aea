import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page, ruled } from '../blind-s.ts'

/** TJES: a term in short headed sections, a daughter as curator of her mother; an earlier curator who died is named. */
export const layout: Layout = {
  name: 'blind-s-es-sections',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2024)
    const decided = addDays(issued, -random.int(12, 45))
    const [family, other] = families(random)
    const daughter = citizen(random, 'f', family, 1972, 1985)
    const mother = citizen(random, 'f', family, 1938, 1949)
    const name = mother.name === daughter.name ? `Nazaré ${family}` : mother.name
    const former = citizen(random, 'm', other, 1940, 1950)
    const judge = judgeName(random, 'f')
    const number = caseOf(random, '50', year(decided), '08', '0011')
    const home = `${daughter.street}, Cachoeiro de Itapemirim/ES, CEP: ${daughter.postcode}`
    const powers =
      'A curadora representará a curatelada nos atos patrimoniais e negociais. É defeso contrair empréstimos ou dispor de bens em nome dela sem prévia licença deste Juízo'
    const title = 'TERMO DE SUBSTITUIÇÃO E COMPROMISSO DE CURADORA'
    const section = (text: string) =>
      html`<p class="b" style="margin:5mm 0 1mm;color:#1d3557;border-bottom:.2mm solid #1d3557">${text}</p>`
    return {
      html: page(
        { font: 'Lato', sizePt: 10.8, margin: '18mm 24mm' },
        html`<p><b>ESTADO DO ESPÍRITO SANTO</b><br>PODER JUDICIÁRIO<br>Comarca de Cachoeiro de Itapemirim - 2ª Vara de Órfãos e Sucessões<br><span class="s">Av. Monte Castelo, s/n, Independência - CEP: 29306-500 - Telefone: (28) 3500-0000</span></p>
<p class="c b" style="font-size:13.5pt;margin:8mm 0 3mm">${title}</p>
<p class="c">Processo nº ${number}</p>
${section('Autoridade judiciária')}<p>Dra. ${judge}, Juíza de Direito</p>
${section('Compromissada')}<p class="j">${daughter.name}, brasileira, separada judicialmente, comerciária, filha da curatelada, Carteira de Identidade ${daughter.rg} SPTC/ES, CPF ${maskCpf(daughter.cpf)}, residente na ${home}.</p>
${section('Curatelada')}<p class="j">${name}, nascida em ${longDate(mother.born)}, CPF ${maskCpf(mother.cpf)}, filha de ${mother.father} e de ${mother.mother}.</p>
${section('Nomeação')}<p class="j">Decisão de ${shortDate(decided)}, que nomeou a compromissada em lugar do curador anterior, ${former.name}, falecido em ${shortDate(addDays(decided, -120))}.</p>
${section('Poderes e limites')}<p class="j">${powers}.</p>
${section('Compromisso')}<p class="j">A compromissada promete, sob as penas da lei, cumprir fielmente o encargo. Nada mais havendo, encerra-se este termo.</p>
<p style="margin-top:6mm">Cachoeiro de Itapemirim, ${longDate(issued)}.</p>
${ruled(daughter.name, 'Curadora')}
${ruled(judge, 'Juíza de Direito')}`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        caseNumber: number,
        court: 'TJES',
        courtDivision: '2ª Vara de Órfãos e Sucessões',
        district: 'Cachoeiro de Itapemirim',
        state: 'ES',
        judgeName: judge,
        guardians: [
          guardian(daughter.name, {
            cpf: daughter.cpf,
            rg: daughter.rg,
            rgIssuer: 'SPTC/ES',
            nationality: 'brasileira',
            maritalStatus: 'separada judicialmente',
            occupation: 'comerciária',
            address: home,
            relationship: 'filha',
          }),
        ],
        wards: [
          ward(name, { birthDate: mother.born, cpf: mother.cpf, filiation: [mother.father, mother.mother] }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [daughter.name, judge],
      }),
    }
  },
}
