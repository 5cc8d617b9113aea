import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { reading, unbroken } from '../blind-b.ts'

/** Paraíba: tutor and pupil in two columns side by side, signed by hand, the judge only at the line. */
export const layout: Layout = {
  name: 'blind-b-colunas-pb',
  type: 23,
  variants: ['irma'],
  print(random) {
    const number = caseNumber(random, 2014, '15')
    const [a, b] = [cpf(random), cpf(random)]
    const powers =
      'A tutora nomeada zelará pelos interesses do tutelado, promoverá sua educação e não poderá adquirir, por si ou por interposta pessoa, bens a ele pertencentes'
    const column = (title: string, rows: readonly (readonly [string, string])[]) =>
      html`<td><div class="t">${title}</div>${rows.map(([label, value]) => html`<div class="l">${label}</div><div class="v">${value}</div>`)}</td>`
    const body = html`<p class="c"><b>ESTADO DA PARAÍBA</b><br>PODER JUDICIÁRIO<br>COMARCA DE CAJAZEIRAS<br>4ª VARA MISTA</p>
<h1>TERMO DE COMPROMISSO DE TUTELA</h1>
<p class="j">Processo nº ${number}, julgado procedente em 10/12/2014. Termo lavrado em Cajazeiras, aos 19 (dezenove) dias do mês de janeiro de 2015.</p>
<table class="w"><tr>${column('TUTORA', [
      ['Nome', 'Jucicleide Abrantes Rolim'],
      ['Nacionalidade', 'brasileira'],
      ['Estado civil', 'solteira'],
      ['Profissão', 'vendedora'],
      ['Identidade', '2.914.366 SSDS/PB'],
      ['CPF', maskCpf(a)],
      ['Endereço', 'Rua Epifânio Sobreira, 146, Centro, Cajazeiras/PB, CEP 58900-000'],
      ['Vínculo', 'irmã'],
    ])}${column('TUTELADO', [
      ['Nome', 'Jeferson Abrantes Rolim'],
      ['Data de nascimento', '27/08/2001'],
      ['Naturalidade', 'Sousa/PB'],
      ['Identidade', '4.105.882'],
      ['CPF', maskCpf(b)],
      ['Mãe', 'Severina Abrantes Rolim'],
      ['Pai', 'José Gildo Rolim'],
    ])}</tr></table>
<p class="j">${powers}.</p><p class="j">E, para que produza seus efeitos legais, assinam o presente em três vias.</p>
<table class="c g"><tr><td>___________________________<br>Jucicleide Abrantes Rolim<br><i>tutora</i></td><td>___________________________<br>Teócrito Dantas Formiga<br><i>Juiz de Direito</i></td></tr><tr><td style="padding-top:14mm">___________________________<br><i>1ª testemunha</i></td><td style="padding-top:14mm">___________________________<br><i>2ª testemunha</i></td></tr></table>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'DejaVu Serif',
            sizePt: 10.5,
            margin: '20mm 22mm',
            css: 'h1{font-size:13pt;text-align:center;margin:8mm 0 6mm}.w{margin:4mm 0 6mm}.w td{width:50%;border:.3mm solid #000;padding:2mm 3mm;vertical-align:top}.t{font-weight:bold;text-align:center;margin-bottom:2mm}.l{font-size:7.5pt;color:#444;margin-top:1.2mm}.g{margin-top:16mm}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTELA',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: null,
        state: 'PB',
        courtDivision: '4ª VARA MISTA',
        district: 'CAJAZEIRAS',
        judgeName: 'Teócrito Dantas Formiga',
        guardians: [
          {
            name: 'Jucicleide Abrantes Rolim',
            cpf: a,
            rg: '2.914.366',
            rgIssuer: 'SSDS/PB',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'vendedora',
            address: 'Rua Epifânio Sobreira, 146, Centro, Cajazeiras/PB, CEP 58900-000',
            relationship: 'irmã',
          },
        ],
        wards: [
          {
            name: 'Jeferson Abrantes Rolim',
            birthDate: '2001-08-27',
            cpf: b,
            rg: '4.105.882',
            placeOfBirth: 'Sousa/PB',
            filiation: ['Severina Abrantes Rolim', 'José Gildo Rolim'],
          },
        ],
        decisionDate: '2014-12-10',
        issueDate: '2015-01-19',
        powers,
        signedBy: ['Jucicleide Abrantes Rolim', 'Teócrito Dantas Formiga'],
      }),
    }
  },
}
