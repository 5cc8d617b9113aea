import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** A law office's web page, printed from the browser: a menu at the left, captions right-aligned beside the values, a task list. */
export const layout: Layout = {
  name: 'blind-s-stranger-portal',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const decided = addDays(issued, -random.int(3, 12))
    const [family, other] = families(random)
    const uncle = citizen(random, 'm', other, 1972, 1984)
    const aunt = citizen(random, 'f', family, 1974, 1986)
    const boy = citizen(random, 'm', family, 2008, 2010)
    const judge = judgeName(random, 'f')
    const number = caseOf(random, '06', year(decided), '04', '0001')
    const home = `${uncle.street}, Manaus/AM, CEP ${uncle.postcode}`
    const rows = (title: string, pairs: readonly (readonly [string, string])[]) =>
      html`<h4>${title}</h4><table>${pairs.map(([caption, value]) => html`<tr><td class="cap">${caption}</td><td>${value}</td></tr>`)}</table>`
    const adult = (who: typeof uncle, status: string, job: string, kin: string) =>
      [
        ['Nome', who.name],
        ['CPF', maskCpf(who.cpf)],
        ['RG', `${who.rg} SSP/AM`],
        ['Estado civil', status],
        ['Profissão', job],
        ['Parentesco', kin],
        ['Endereço', home],
      ] as const
    return {
      html: page(
        {
          font: 'Open Sans',
          sizePt: 8.8,
          margin: '9mm 12mm',
          css: '.cap{width:38mm;text-align:right;color:#555;padding-right:3mm;vertical-align:top}h4{margin:2.5mm 0 .8mm;color:#0b5345;font-size:10pt}.side{width:36mm;vertical-align:top;color:#777;line-height:2;border-right:.2mm solid #ccc}.url{font-size:7pt;color:#444;display:flex;justify-content:space-between}td td{padding:.3mm 0}',
        },
        html`<div class="url"><span>Painel do Escritório | Ficha do documento</span><span>${shortDate(addDays(issued, 22))}, 10:05</span></div>
<table style="margin-top:4mm"><tr><td class="side">Início<br>Agenda<br>Clientes<br>Documentos<br>Financeiro<br>Sair</td><td style="padding-left:5mm">
<div style="font-size:14pt">Termo de Guarda Provisória</div>
${rows('Processo', [
  ['Nº do processo', number],
  ['Classe', 'Guarda'],
  ['Vara', '3ª Vara de Família'],
  ['Comarca', 'Manaus'],
  ['Juíza', judge],
  ['Data da decisão', shortDate(decided)],
  ['Data do termo', shortDate(issued)],
])}${rows('Guardião', adult(uncle, 'casado', 'estivador', 'tio paterno'))}${rows('Guardiã', adult(aunt, 'casada', 'merendeira', 'tia paterna'))}${rows(
  'Adolescente',
  [
    ['Nome', boy.name],
    ['Nascimento', shortDate(boy.born)],
    ['Naturalidade', 'Tefé/AM'],
    ['CPF', maskCpf(boy.cpf)],
    ['Mãe', boy.mother],
    ['Pai', boy.father],
  ],
)}
<h4>Tarefas</h4><div>${shortDate(addDays(issued, 30))} – ligar para o cliente<br>${shortDate(addDays(issued, 45))} – audiência de instrução</div></td></tr></table>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda Provisória',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJAM',
        courtDivision: '3ª Vara de Família',
        district: 'Manaus',
        state: 'AM',
        judgeName: judge,
        guardians: [
          guardian(uncle.name, {
            cpf: uncle.cpf,
            rg: uncle.rg,
            rgIssuer: 'SSP/AM',
            maritalStatus: 'casado',
            occupation: 'estivador',
            address: home,
            relationship: 'tio paterno',
          }),
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: aunt.rg,
            rgIssuer: 'SSP/AM',
            maritalStatus: 'casada',
            occupation: 'merendeira',
            address: home,
            relationship: 'tia paterna',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.born,
            cpf: boy.cpf,
            placeOfBirth: 'Tefé/AM',
            filiation: [boy.mother, boy.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        documentValidation: false,
      }),
    }
  },
}
