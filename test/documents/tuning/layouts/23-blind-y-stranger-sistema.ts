import { shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, stampMoment } from '../blind-y.ts'

const css = `
.menu { background: #33404d; color: #fff; padding: 2mm 3mm; display: flex; justify-content: space-between; font-size: 9pt } .tabs { font-size: 9pt; color: #667; padding: 2mm 3mm; border-bottom: .3mm solid #ccc }
h1 { font-size: 14pt; margin: 4mm 3mm } fieldset { border: .3mm solid #bbb; margin: 3mm 2mm; padding: 2mm 3mm } legend { font-size: 9.5pt; font-weight: bold; color: #33404d }
.form { display: grid; grid-template-columns: 30mm 1fr 30mm 1fr; gap: 1.4mm 2.5mm; align-items: center } .form i { font-style: normal; text-align: right; color: #555; font-size: 9pt }
.form div { border: .2mm solid #ccc; background: #fafafa; padding: .8mm 1.6mm } .all { grid-column: span 3 }
`

const JUDGE = 'Iracema Solimões Tefeense'
const [FIRST, SECOND] = ['Raimundo Nonato Purus Coariense', 'Francinete Maués Coariense']
const CHILD = 'Enrico Maués Autazes'
const HOME = 'Rua Igarapé do Meio, 205, bairro Petrolina Nova, Manaus/AM, CEP 69067-080'

/** A window of a company's own register: panels, grey boxes, captions at the left. */
export const layout: Layout = {
  name: 'blind-y-stranger-sistema',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2023, '04', '0001')
    const [his, hers, child] = [cpf(random), cpf(random), cpf(random)]
    const signed = '2024-02-07T13:26:40'
    const field = ([caption, value]: readonly [string, string], wide = false): Html =>
      html`<i>${caption}</i><div class="${wide ? 'all' : ''}">${value}</div>`
    const panel = (
      title: string,
      wide: readonly (readonly [string, string])[],
      narrow: readonly (readonly [string, string])[],
    ): Html =>
      html`<fieldset><legend>${title}</legend><div class="form">${wide.map((one) => field(one, true))}${narrow.map((one) => field(one))}</div></fieldset>`
    return {
      html: unbroken(
        sheet(
          { font: 'DejaVu Sans', sizePt: 9.4, css, margin: '10mm 12mm' },
          html`<div class="menu"><span>Cadastro de Dependentes</span><span>usuário: atend07 | Sair</span></div><div class="tabs">Titular | Dependentes | Documentos judiciais</div>
<h1>TERMO DE GUARDA DEFINITIVA</h1>
${panel(
  'Processo',
  [
    ['Nº do processo', number],
    ['Vara', '5ª Vara de Família e Sucessões'],
    ['Juíza', JUDGE],
  ],
  [
    ['Comarca', 'Manaus'],
    ['UF', 'AM'],
    ['Data da sentença', shortDate('2023-12-14')],
    ['Data do termo', shortDate('2024-02-07')],
  ],
)}${panel(
  'Guardião 1',
  [
    ['Nome', FIRST],
    ['Endereço', HOME],
  ],
  [
    ['CPF', maskCpf(his)],
    ['RG', '1347725-0'],
    ['Órgão emissor', 'SSP/AM'],
    ['Estado civil', 'casado'],
    ['Profissão', 'prático fluvial'],
    ['Parentesco', 'avô materno'],
  ],
)}${panel(
  'Guardião 2',
  [
    ['Nome', SECOND],
    ['Endereço', HOME],
  ],
  [
    ['CPF', maskCpf(hers)],
    ['RG', '1502981-6'],
    ['Órgão emissor', 'SSP/AM'],
    ['Estado civil', 'casada'],
    ['Profissão', 'artesã'],
    ['Parentesco', 'avó materna'],
  ],
)}${panel(
  'Menor',
  [['Nome', CHILD]],
  [
    ['Nascimento', shortDate('2021-04-03')],
    ['CPF', maskCpf(child)],
    ['Pai', 'Jonas Autazes Anori'],
    ['Mãe', 'Kelma Maués Coariense'],
  ],
)}${panel(
  'Assinatura eletrônica',
  [
    ['Assinado por', JUDGE],
    ['Assinado em', stampMoment(signed)],
  ],
  [],
)}`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE GUARDA DEFINITIVA',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        court: 'TJAM',
        courtDivision: '5ª Vara de Família e Sucessões',
        district: 'Manaus',
        state: 'AM',
        judgeName: JUDGE,
        guardians: [
          {
            name: FIRST,
            cpf: his,
            rg: '1347725-0',
            rgIssuer: 'SSP/AM',
            maritalStatus: 'casado',
            occupation: 'prático fluvial',
            address: HOME,
            relationship: 'avô materno',
          },
          {
            name: SECOND,
            cpf: hers,
            rg: '1502981-6',
            rgIssuer: 'SSP/AM',
            maritalStatus: 'casada',
            occupation: 'artesã',
            address: HOME,
            relationship: 'avó materna',
          },
        ],
        wards: [
          {
            name: CHILD,
            birthDate: '2021-04-03',
            cpf: child,
            filiation: ['Jonas Autazes Anori', 'Kelma Maués Coariense'],
          },
        ],
        decisionDate: '2023-12-14',
        issueDate: '2024-02-07',
        signedBy: [JUDGE],
        signatureDate: signed,
        documentValidation: false,
      }),
    }
  },
}
