import { addDays, addYears, isoDate, randomDate, shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf } from '../../generator/numbers.ts'

const CSS = `
h1 { font-size: 13pt; margin: 0; letter-spacing: .06em } .head { display: flex; border: 1.4px solid #000; padding: 5px 8px; align-items: center; justify-content: space-between }
.row { display: flex; border-left: 1px solid #000 } .cell { border-right: 1px solid #000; border-bottom: 1px solid #000; padding: 1px 4px 2px; min-height: 27px }
.cell i { display: block; font-style: normal; font-size: 6.8pt; color: #333 } .bar { background: #d8d8d8; border: 1px solid #000; border-top: 0; font-weight: bold; padding: 1px 5px; font-size: 8.5pt }
.photo { border: 1px dashed #555; width: 24mm; height: 29mm; font-size: 7pt; text-align: center; padding-top: 11mm; color: #666 } .sign { margin-top: 20mm; display: flex; justify-content: space-around; font-size: 8.5pt; text-align: center }
.sign div { border-top: 1px solid #000; width: 70mm; padding-top: 2px }`

const cell = (grow: number, caption: string, value: string): Html =>
  html`<div class="cell" style="flex:${grow} 0 0"><i>${caption}</i>${value}</div>`
const row = (...cells: readonly Html[]): Html => html`<div class="row">${cells}</div>`
const bar = (text: string): Html => html`<div class="bar">${text}</div>`

export const layout: Layout = {
  name: 'blind-i-ficha-empregado',
  type: 54,
  variants: ['expedicao'],
  print: (random) => {
    const name = 'JUCIMAR ANTÔNIO DELEVATTI PRUSCH'
    const [father, mother] = ['LAURI JOÃO PRUSCH', 'IVANIR TERESA DELEVATTI PRUSCH']
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1982, 1985)]
    const issued = randomDate(random, 2022, 2023)
    const expires = addYears(issued, 10)
    const admitted = addDays(issued, random.int(200, 420))
    const page = html`
<div class="head"><div><h1>FICHA DE REGISTRO DE EMPREGADO</h1><div class="s">Frigorífico Barra do Irani Alimentos S.A. &nbsp; CNPJ ${maskCnpj(cnpj(random))}<br>Rod. SC-283, km 41, Linha Gramadinho – Chapecó/SC</div></div>
<div class="c"><span class="s">Nº de ordem</span><br><b style="font-size:15pt">0${random.digits(4)}</b></div><div class="photo">foto 3x4</div></div>
${row(cell(6, 'NOME DO EMPREGADO', name), cell(2, 'MATRÍCULA eSOCIAL', random.digits(7)), cell(1, 'SEXO', 'M'))}
${row(cell(3, 'PAI', father), cell(3, 'MÃE', mother))}
${row(cell(2, 'DATA NASC.', shortDate(birth)), cell(3, 'CIDADE DE NASCIMENTO', 'Xanxerê'), cell(1, 'UF', 'SC'), cell(2, 'NACIONALIDADE', 'Brasileira'), cell(2, 'ESTADO CIVIL', 'Casado'))}
${row(cell(3, 'CÔNJUGE', 'Marlise Ebeling Prusch'), cell(2, 'GRAU DE INSTRUÇÃO', 'Ensino médio completo'), cell(2, 'COR/RAÇA', 'Branca'))}
${row(cell(5, 'ENDEREÇO', 'Rua Frei Bruno, 1188 E, apto 204, Passo dos Fortes'), cell(2, 'MUNICÍPIO', 'Chapecó'), cell(1, 'UF', 'SC'), cell(2, 'CEP', '89805-000'))}
${bar('DOCUMENTOS')}
${row(cell(2, 'CPF', maskCpf(id)), cell(2, 'CTPS Nº / SÉRIE', `${random.digits(7)} / 00${random.digits(2)}-SC`), cell(2, 'PIS/PASEP', `${random.digits(3)}.${random.digits(5)}.${random.digits(2)}-${random.digits(1)}`))}
${row(cell(2, 'IDENTIDADE', `4.${random.digits(3)}.${random.digits(3)}`), cell(2, 'ÓRGÃO / EXPEDIÇÃO', 'SSP/SC – 18/06/2001'), cell(3, 'TÍTULO DE ELEITOR / ZONA / SEÇÃO', `${random.digits(12)} / 035 / 0112`), cell(2, 'CERT. RESERVISTA', `${random.digits(12)}`))}
${row(cell(3, 'CARTEIRA DE HABILITAÇÃO Nº', register), cell(1, 'CATEGORIA', 'AE'), cell(2, 'ÓRGÃO EXPEDIDOR', 'DETRAN/SC'), cell(2, 'DATA EXPEDIÇÃO', shortDate(issued)), cell(2, 'VÁLIDA ATÉ', shortDate(expires)))}
${row(cell(2, 'PRIMEIRA HABILITAÇÃO', shortDate(isoDate(2003, 9, 17))), cell(4, 'OBSERVAÇÕES DA HABILITAÇÃO', 'A; EAR; CETCI'), cell(3, 'EXAME TOXICOLÓGICO', `${shortDate(addDays(admitted, -25))} – negativo`))}
${bar('CONTRATO DE TRABALHO')}
${row(cell(2, 'DATA DE ADMISSÃO', shortDate(admitted)), cell(3, 'FUNÇÃO', 'Motorista carreteiro'), cell(2, 'CBO', '7825-10'), cell(2, 'SALÁRIO INICIAL', 'R$ 3.412,60 p/ mês'))}
${row(cell(3, 'HORÁRIO', '05:00 às 13:20, int. 11:00 às 12:00'), cell(2, 'DATA DE OPÇÃO FGTS', shortDate(admitted)), cell(3, 'BANCO / AG. / CONTA', `085 / 0101 / ${random.digits(6)}-${random.digits(1)}`))}
${bar('BENEFICIÁRIOS')}
${row(cell(4, 'NOME', 'Marlise Ebeling Prusch'), cell(2, 'PARENTESCO', 'Esposa'), cell(2, 'NASCIMENTO', '09/11/1986'))}
${row(cell(4, 'NOME', 'Théo Ebeling Prusch'), cell(2, 'PARENTESCO', 'Filho'), cell(2, 'NASCIMENTO', '27/02/2014'))}
${bar('ANOTAÇÕES')}
${row(cell(1, '', `Contrato de experiência de 45 dias, prorrogável. Vale-transporte dispensado.`))}
<p class="s" style="margin-top:6px">Declaro que as informações acima são verdadeiras. Chapecó, ${shortDate(admitted)}.</p>
<div class="sign"><div>Assinatura do empregado</div><div>Departamento pessoal</div></div>`
    return {
      html: sheet({ font: 'Liberation Sans Narrow', sizePt: 10, css: CSS, margin: '12mm 12mm' }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AE',
        filiation: [father, mother],
        personalNumber: id,
        placeOfBirth: 'Xanxerê/SC',
        placeOfIssue: 'SC',
        cardIssuer: 'DETRAN-SC',
        comments: 'A; EAR; CETCI',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
