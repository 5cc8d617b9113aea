import { addDays, addYears, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'
import { BOXES_CSS, boxes } from '../blind-r-pages.ts'

const MOTORIST: Motorist = {
  name: 'Welington Assunção Jataiense',
  bornIn: ['Jataí', 'GO'],
  kin: ['Dorvalina Assunção', 'Sinomar Jataiense Filho'],
  rgBy: ['DGPC', 'GO'],
  classes: 'AE',
  issuedIn: ['Rio Verde', 'GO'],
  notes: 'EAR, CETPP',
  years: [1983, 2022],
  term: 10,
}

/** The record of an employee: boxes with small captions, the licence among the other documents. */
export const layout: Layout = {
  name: 'blind-r-employee-record',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const hired = addDays(held.issued, random.int(120, 700))
    const title = (text: string) =>
      html`<div class="b" style="background:#d9d9d9;border:.25mm solid #333;margin:2.5mm 0 0 -.25mm;padding:.5mm 1.2mm;font-size:8pt">${text}</div>`
    return {
      html: sheet(
        { font: 'Liberation Sans', sizePt: 9.5, margin: '12mm 13mm', css: BOXES_CSS },
        html`<div style="display:flex;justify-content:space-between;align-items:end"><div class="b" style="font-size:13pt">FICHA DE REGISTRO DE EMPREGADO</div><div class="s">Nº de ordem: ${random.int(200, 1800)} · Folha 1</div></div>
${boxes([
  ['Empregador', 'Graneleiro Sudoeste Transportes Ltda', 5],
  ['CNPJ', maskCnpj(cnpj(random)), 3],
  ['Estabelecimento', 'Filial 02 - Rio Verde', 3],
])}
${title('IDENTIFICAÇÃO')}
${boxes([
  ['Nome do empregado', held.name, 7],
  ['Data de nascimento', shortDate(held.birth), 3],
  ['Sexo', 'M', 1],
])}
${boxes([
  ['Nome da mãe', held.kin[0] ?? '', 5],
  ['Nome do pai', held.kin[1] ?? '', 5],
])}
${boxes([
  ['Naturalidade / UF', held.bornIn.join('/'), 4],
  ['Nacionalidade', 'Brasileira', 3],
  ['Estado civil', 'Casado', 2],
  ['Grau de instrução', 'Ensino médio', 3],
])}
${boxes([
  ['Endereço', 'Rua das Aroeiras, 418 - Setor Morada do Sol', 6],
  ['Município / UF', 'Rio Verde/GO', 3],
  ['CEP', `75${random.digits(3)}-${random.digits(3)}`, 2],
])}
${title('DOCUMENTOS')}
${boxes([
  ['CPF', maskCpf(held.cpf), 3],
  ['Identidade', held.rg, 2],
  ['Órgão / UF', held.rgBy.join('/'), 2],
  ['Data de emissão do RG', shortDate(addDays(addYears(held.birth, 17), 61)), 3],
])}
${boxes([
  ['CTPS nº / série', `${random.digits(7)} / 00${random.int(20, 60)}-GO`, 3],
  ['PIS', `12${random.int(1, 9)}.${random.digits(5)}.${random.digits(2)}-${random.digits(1)}`, 3],
  ['Título de eleitor', `${random.digits(4)} ${random.digits(4)} 10${random.digits(2)}`, 3],
  ['Cert. militar', `${random.digits(12)}`, 3],
])}
${boxes([
  ['CNH nº de registro', held.register, 3],
  ['Categoria', held.classes, 2],
  ['1ª habilitação', shortDate(held.first), 3],
  ['Emissão da CNH', shortDate(held.issued), 3],
  ['Validade da CNH', shortDate(held.expires), 3],
])}
${boxes([
  ['Órgão expedidor da CNH', 'DETRAN/GO', 4],
  ['Observações da CNH', held.notes ?? '', 8],
])}
${title('CONTRATO DE TRABALHO')}
${boxes([
  ['Admissão', shortDate(hired), 3],
  ['Função', 'Motorista carreteiro', 4],
  ['CBO', '7825-10', 2],
  ['Salário', 'R$ 3.412,80 por mês', 3],
])}
${boxes([
  ['Horário', '07:00 às 17:00, 2 h de intervalo', 5],
  ['Experiência até', shortDate(addDays(hired, 89)), 3],
  ['Sindicato', 'SINTTROR', 3],
])}
${title('DEPENDENTES')}
${boxes([
  ['Nome', 'Sophia Barcelos Assunção Jataiense', 6],
  ['Nascimento', shortDate(addDays(addYears(held.birth, 27), 143)), 3],
  ['Parentesco', 'Filha', 2],
])}
${boxes([
  ['Nome', 'Leidiane Barcelos da Mata', 6],
  ['Nascimento', shortDate(addDays(addYears(held.birth, 2), 77)), 3],
  ['Parentesco', 'Cônjuge', 2],
])}
<p style="margin-top:9mm" class="s">Declaro serem verdadeiras as informações acima e estar ciente das normas da empresa.</p>
<div style="display:flex;justify-content:space-around;margin-top:14mm" class="c s"><div>______________________________<br>Assinatura do empregado</div><div>______________________________<br>Assinatura do empregador</div></div>`,
      ),
      data: reading(held, [
        ...CORE,
        'filiation',
        'issueDate',
        'placeOfBirth',
        'placeOfIssue',
        'cardIssuer',
        'comments',
        'hasCetpp',
      ]),
    }
  },
}
