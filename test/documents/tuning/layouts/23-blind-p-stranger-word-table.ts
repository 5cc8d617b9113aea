import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { cnj, kin, paper, rows, surnames } from '../blind-p.ts'

/** A word processor's table with bands: a definitive guarda of two children, told by their school's office. */
export const layout: Layout = {
  name: 'blind-p-stranger-word-table',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2018, 2022)
    const decided = addDays(issued, -random.int(30, 70))
    const [family, other] = surnames(random)
    const grandmother = kin(random, 'f', family, 1954, 1963)
    const mother = kin(random, 'f', family, 1984, 1989)
    const father = kin(random, 'm', other, 1982, 1988)
    const elder = { name: `Alice ${other}`, born: randomDate(random, 2009, 2011) }
    const younger = { name: `Breno ${other}`, born: randomDate(random, 2013, 2016) }
    const judge = random.pick(['Carla Bissoli Pimentel', 'Ana Cláudia Sarcinelli'])
    const number = cnj(random, '00', year(decided) - 1, '08', '0014')
    const home = `${grandmother.home}, Colatina, ES`
    const powers =
      'A guardiã decide sobre escola, saúde e viagens dos netos, e os genitores têm direito de visita em fins de semana alternados'
    return {
      html: paper(
        {
          font: 'Carlito',
          sizePt: 11,
          margin: '25mm 25mm 20mm 30mm',
          css: 'td,th{border:.6pt solid #7f7f7f;padding:.8mm 2mm;vertical-align:top;text-align:left} th{width:48mm;font-weight:normal} .band{background:#d9e2f3;font-weight:bold}',
        },
        html`<p style="font-size:16pt;color:#1f3864">Termo de Guarda Definitiva</p>
<table><tr><td class="band" colspan="2">Processo</td></tr>${rows([
          ['Número do processo', number],
          ['Comarca', 'Colatina/ES'],
          ['Unidade judiciária', '1ª Vara de Família'],
          ['Magistrada', judge],
          ['Sentença proferida em', shortDate(decided)],
          ['Termo lavrado em', longDate(issued)],
        ])}<tr><td class="band" colspan="2">Guardiã</td></tr>${rows([
          ['Nome', grandmother.name],
          ['Grau de parentesco', 'avó materna'],
          ['CPF', maskCpf(grandmother.cpf)],
          ['Documento de identidade', `${grandmother.rg} – SPTC/ES`],
          ['Estado civil', 'casada'],
          ['Endereço', home],
        ])}<tr><td class="band" colspan="2">Criança 1</td></tr>${rows([
          ['Nome', elder.name],
          ['Data de nascimento', shortDate(elder.born)],
          ['Filiação', `${mother.name} e ${father.name}`],
        ])}<tr><td class="band" colspan="2">Criança 2</td></tr>${rows([
          ['Nome', younger.name],
          ['Data de nascimento', shortDate(younger.born)],
          ['Filiação', `${mother.name} e ${father.name}`],
        ])}<tr><td class="band" colspan="2">Direitos e deveres</td></tr><tr><td colspan="2">${powers}.</td></tr></table>
<p class="s" style="margin-top:6mm">Digitado pela secretaria da escola em ${shortDate(addDays(issued, 55))}.</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda Definitiva',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        court: 'TJES',
        courtDivision: '1ª Vara de Família',
        district: 'Colatina',
        state: 'ES',
        judgeName: judge,
        guardians: [
          guardian(grandmother.name, {
            cpf: grandmother.cpf,
            rg: grandmother.rg,
            rgIssuer: 'SPTC/ES',
            maritalStatus: 'casada',
            address: home,
            relationship: 'avó materna',
          }),
        ],
        wards: [elder, younger].map((one) =>
          ward(one.name, { birthDate: one.born, filiation: [mother.name, father.name] }),
        ),
        decisionDate: decided,
        issueDate: issued,
        powers,
        documentValidation: false,
      }),
    }
  },
}
