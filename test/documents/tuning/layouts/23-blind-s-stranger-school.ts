import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, page } from '../blind-s.ts'

/** A school's transcript of a tutor's term: captions below the lines that the values stand on, other papers of the pupil told. */
export const layout: Layout = {
  name: 'blind-s-stranger-school',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2023)
    const decided = addDays(issued, -random.int(9, 30))
    const [family] = families(random)
    const tutor = citizen(random, 'f', family, 1958, 1966)
    const pupil = citizen(random, 'm', family, 2009, 2013)
    const number = caseOf(random, '08', year(decided), '20', '5106')
    const home = `${tutor.street}, Mossoró/RN`
    const on = (value: string, caption: string, width: number): Html =>
      html`<td style="width:${width}%"><div class="v">${value}</div><div class="u">${caption}</div></td>`
    const line = (...cells: readonly Html[]): Html => html`<table><tr>${cells}</tr></table>`
    return {
      html: page(
        {
          font: 'DejaVu Serif',
          sizePt: 10,
          margin: '18mm 20mm',
          css: 'td{padding:0 2mm 3mm 0;vertical-align:bottom}.v{border-bottom:.2mm solid #000;padding:0 1mm .3mm}.u{font-size:7.2pt;padding-left:1mm}',
        },
        html`<p class="s">Colégio Caminho do Saber – Secretaria – Pasta do aluno nº ${random.int(1000, 4999)}</p>
<p class="c b" style="font-size:14pt;margin:6mm 0 1mm">TERMO DE TUTELA</p>
<p class="c s" style="margin-bottom:7mm">transcrição feita para a matrícula, à vista do papel trazido pela família</p>
<p class="b">Processo</p>
${line(on(number, 'número do processo', 50), on('Tutela', 'classe', 20), on('4ª Vara de Família', 'vara', 30))}
${line(on('Mossoró', 'comarca', 30), on(shortDate(decided), 'data da decisão', 35), on(shortDate(issued), 'data do termo', 35))}
${line(on('até a maioridade', 'validade', 100))}
<p class="b" style="margin-top:4mm">Tutora</p>
${line(on(tutor.name, 'nome', 65), on(maskCpf(tutor.cpf), 'CPF', 35))}
${line(on(tutor.rg, 'RG', 30), on('ITEP/RN', 'órgão emissor', 20), on('divorciada', 'estado civil', 25), on('salineira', 'profissão', 25))}
${line(on(home, 'endereço', 72), on('avó materna', 'parentesco', 28))}
<p class="b" style="margin-top:4mm">Tutelado</p>
${line(on(pupil.name, 'nome', 65), on(maskCpf(pupil.cpf), 'CPF', 35))}
${line(on(shortDate(pupil.born), 'data de nascimento', 35), on('Areia Branca/RN', 'naturalidade', 65))}
${line(on(pupil.mother, 'mãe', 50), on(pupil.father, 'pai', 50))}
<p class="s" style="margin-top:10mm">Matrícula feita em ${shortDate(addDays(issued, 19))}. Turma: 6º ano B. Documentos entregues: certidão de nascimento, cartão de vacinação, histórico escolar.</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE TUTELA',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'Tutela',
        court: 'TJRN',
        courtDivision: '4ª Vara de Família',
        district: 'Mossoró',
        state: 'RN',
        guardians: [
          guardian(tutor.name, {
            cpf: tutor.cpf,
            rg: tutor.rg,
            rgIssuer: 'ITEP/RN',
            maritalStatus: 'divorciada',
            occupation: 'salineira',
            address: home,
            relationship: 'avó materna',
          }),
        ],
        wards: [
          ward(pupil.name, {
            birthDate: pupil.born,
            cpf: pupil.cpf,
            placeOfBirth: 'Areia Branca/RN',
            filiation: [pupil.mother, pupil.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(pupil.born, 18),
        validityText: 'até a maioridade',
        documentValidation: false,
      }),
    }
  },
}
