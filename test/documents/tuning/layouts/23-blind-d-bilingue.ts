import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.head { text-align: center; line-height: 1.3 }
h1 { font-size: 14pt; text-align: center; margin: 6mm 0 0 } .es { font-style: italic; color: #333 } .sub { text-align: center; font-size: 10pt; margin-bottom: 5mm }
.d td { padding: .9mm 2mm; border-bottom: .15mm solid #999; vertical-align: top } .d td:first-child { width: 58mm; font-size: 9pt; border-right: .15mm solid #999 }
.cols { display: grid; grid-template-columns: 1fr 1fr; gap: 7mm; margin-top: 6mm; text-align: justify; font-size: 9.8pt } .cols > div:last-child { border-left: .15mm solid #999; padding-left: 5mm }
.sg { display: flex; justify-content: space-between; margin-top: 20mm } .sg div { width: 74mm; border-top: .2mm solid #000; text-align: center; padding-top: 1mm }
`

/** A border town in Rio Grande do Sul: captions in Portuguese and Spanish, the text in two columns. */
export const layout: Layout = {
  name: 'blind-d-bilingue',
  type: 23,
  variants: ['fronteira'],
  print(random) {
    const judge = 'Clarice Mascarello Pontevilha'
    const guardian = 'Nélida Ferradaz Itaúbal'
    const ward = 'Santiago Ferradaz Oliveira Brun'
    const [decided, issued] = ['2024-04-09', '2024-05-20']
    const number = cnj(`50${random.digits(5)}`, 2023, '21', '0025')
    const [guardianId, wardId] = [cpf(random), cpf(random)]
    const identity = `${random.int(10, 90)}${random.digits(8)}`
    const address = 'Rua Almirante Paisano, 455, Centro, Santana do Livramento/RS, CEP 97573-460'
    const powers =
      'À guardiã cabe decidir sobre escola, saúde e documentos do menor, inclusive pedir-lhe passaporte, devendo comunicar ao Juízo qualquer mudança de domicílio para o Uruguai'
    const row = (caption: string, spanish: string, value: string) =>
      html`<tr><td>${caption} / <span class="es">${spanish}</span></td><td>${value}</td></tr>`
    return {
      html: unbroken(
        sheet(
          { font: 'PT Serif', sizePt: 10.5, css, margin: '15mm 19mm' },
          html`<div class="head">${crest(15, '#333')}<br><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO RIO GRANDE DO SUL</b><br>COMARCA DE SANTANA DO LIVRAMENTO<br>VARA DE FAMÍLIA E SUCESSÕES</div>
<h1>TERMO DE GUARDA DEFINITIVA</h1><div class="sub es">Acta de tenencia definitiva</div>
<table class="d">${row('Processo nº', 'Expediente', number)}${row('Classe', 'Tipo', 'Procedimento Comum - Guarda')}${row('Guardiã', 'Guardadora', guardian)}${row('Nacionalidade', 'Nacionalidad', 'uruguaia')}${row('Estado civil', 'Estado civil', 'solteira')}${row('Profissão', 'Profesión', 'comerciante')}${row('RG', 'Cédula brasileña', `${identity} SSP/RS`)}${row('CPF', 'CPF', maskCpf(guardianId))}${row('Endereço', 'Domicilio', address)}${row('Parentesco', 'Parentesco', 'tia paterna')}${row('Menor', 'Niño', ward)}${row('Data de nascimento', 'Fecha de nacimiento', '25/08/2014')}${row('Naturalidade', 'Lugar de nacimiento', 'Quaraí/RS')}${row('CPF do menor', 'CPF del niño', maskCpf(wardId))}${row('Filiação', 'Padres', 'Mauro Ferradaz Itaúbal e Gislaine Oliveira Brun')}</table>
<div class="cols"><div>A guarda foi concedida por sentença de ${shortDate(decided)}, transitada em julgado, da Juíza de Direito Clarice Mascarello Pontevilha. ${powers}. A guardiã aceitou o compromisso de cumprir bem e fielmente o encargo.<br><br>Santana do Livramento, ${longDate(issued)}.</div>
<div class="es">La tenencia fue concedida por sentencia firme dictada por la Jueza. Corresponde a la guardadora resolver sobre la escuela, la salud y los documentos del niño, y debe avisar al Juzgado cualquier cambio de domicilio al Uruguay. La guardadora aceptó el cargo.</div></div>
<div class="sg"><div>${judge}<br><span class="s">Juíza de Direito / <span class="es">Jueza</span></span></div><div>${guardian}<br><span class="s">Guardiã / <span class="es">Guardadora</span></span></div></div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE GUARDA DEFINITIVA',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Procedimento Comum - Guarda',
        court: 'TJRS',
        courtDivision: 'VARA DE FAMÍLIA E SUCESSÕES',
        district: 'SANTANA DO LIVRAMENTO',
        state: 'RS',
        judgeName: judge,
        guardians: [
          {
            name: guardian,
            cpf: guardianId,
            rg: identity,
            rgIssuer: 'SSP/RS',
            nationality: 'uruguaia',
            maritalStatus: 'solteira',
            occupation: 'comerciante',
            address,
            relationship: 'tia paterna',
          },
        ],
        wards: [
          {
            name: ward,
            birthDate: '2014-08-25',
            cpf: wardId,
            placeOfBirth: 'Quaraí/RS',
            filiation: ['Mauro Ferradaz Itaúbal', 'Gislaine Oliveira Brun'],
          },
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, guardian],
        documentValidation: true,
      }),
    }
  },
}
