import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** A phone's screen, printed: an app's cards with a grey caption above each value; no letterhead. */
export const layout: Layout = {
  name: 'blind-s-stranger-phone',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const decided = addDays(issued, -random.int(4, 14))
    const [family, other] = families(random)
    const guard = citizen(random, 'f', other, 1984, 1992)
    const child = citizen(random, 'm', family, 2013, 2019)
    const judge = judgeName(random, 'f')
    const number = caseOf(random, '20', year(decided), '25', '0034')
    const home = `${guard.street}, Lagarto/SE`
    const code = alphanumeric(random, 10).toUpperCase()
    const card = (title: string, pairs: readonly (readonly [string, string])[]) =>
      html`<div class="card"><div class="b">${title}</div>${pairs.map(([caption, value]) => html`<div class="cap">${caption}</div><div>${value}</div>`)}</div>`
    return {
      html: page(
        {
          font: 'Roboto',
          sizePt: 10,
          margin: '8mm 52mm',
          css: 'body{background:#fff}.bar{background:#22577a;color:#fff;padding:2.4mm 3mm;font-size:12pt}.card{border:.2mm solid #bbb;border-radius:2mm;padding:2mm 3mm;margin-top:2.2mm}.cap{font-size:7.6pt;color:#666;margin-top:1mm}.top{display:flex;justify-content:space-between;font-size:8pt;padding:1mm 2mm}',
        },
        html`<div class="top"><span>14:37</span><span>4G 68%</span></div><div class="bar">Meus documentos</div>
${card('Termo de Guarda', [
  ['Número do processo', number],
  ['Órgão julgador', '1ª Vara Cível'],
  ['Comarca', 'Lagarto'],
  ['Juíza', judge],
  ['Data da decisão', shortDate(decided)],
  ['Data de emissão', shortDate(issued)],
  ['Guarda concedida pelo prazo de', '2 (dois) anos'],
])}${card('Guardiã', [
  ['Nome', guard.name],
  ['CPF', maskCpf(guard.cpf)],
  ['RG', `${guard.rg} SSP/SE`],
  ['Estado civil', 'solteira'],
  ['Profissão', 'manicure'],
  ['Parentesco', 'irmã'],
  ['Endereço', home],
])}${card('Criança', [
  ['Nome', child.name],
  ['Data de nascimento', shortDate(child.born)],
  ['CPF', maskCpf(child.cpf)],
  ['Filiação', `${child.mother} e ${child.father}`],
])}${card('Assinatura eletrônica', [
  ['Assinado por', judge],
  ['Assinado em', `${shortDate(issued)} 13:20:11`],
  ['Código de verificação', code],
])}`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJSE',
        courtDivision: '1ª Vara Cível',
        district: 'Lagarto',
        state: 'SE',
        judgeName: judge,
        guardians: [
          guardian(guard.name, {
            cpf: guard.cpf,
            rg: guard.rg,
            rgIssuer: 'SSP/SE',
            maritalStatus: 'solteira',
            occupation: 'manicure',
            address: home,
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward(child.name, {
            birthDate: child.born,
            cpf: child.cpf,
            filiation: [child.mother, child.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(issued, 2),
        validityText: '2 (dois) anos',
        signedBy: [judge],
        signatureDate: `${issued}T13:20:11`,
        verificationCode: code,
        documentValidation: false,
      }),
    }
  },
}
