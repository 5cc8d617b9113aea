import { addYears, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** An employer's register sheet: a grid in which the licence is one box of many. */
export const layout: Layout = {
  name: 'blind-l-employee-register',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, first, expires } = licenceDates(random, 2019, 2022, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const pis = `${random.digits(3)}.${random.digits(5)}.${random.digits(2)}-${random.digits(1)}`
    const box = (label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><small>${label}</small>${value}</td>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 9.5,
          margin: '14mm 13mm',
          css: `td { border: .6pt solid #333; padding: 1mm 1.5mm; vertical-align: top } small { display: block; font-size: 6.8pt; color: #333 }
table { table-layout: fixed } h2 { font-size: 9pt; background: #ddd; margin: 3mm 0 0; padding: 1mm }`,
        },
        html`<table><tr>${box('Empregador', 'MÓVEIS CHARRUA INDUSTRIAL LTDA', 3)}${box('CNPJ', maskCnpj(cnpj(random)), 2)}${box('Registro nº', String(random.int(300, 900)))}</tr></table>
<p class="c b" style="margin:3mm">FICHA DE REGISTRO DE EMPREGADO</p>
<h2>1 – IDENTIFICAÇÃO</h2><table>
<tr>${box('Nome do empregado', 'Volnei Schwanke Bortoluzzi', 4)}${box('Nascimento', shortDate(birth))}${box('Estado civil', 'Casado')}</tr>
<tr>${box('Nome do pai', 'Arlindo Bortoluzzi', 3)}${box('Nome da mãe', 'Nair Schwanke Bortoluzzi', 3)}</tr>
<tr>${box('Naturalidade', 'Santa Rosa/RS', 2)}${box('Nacionalidade', 'Brasileira')}${box('Instrução', 'Médio completo')}${box('Cor', 'Branca')}${box('Tipo sang.', 'O+')}</tr>
<tr>${box('Endereço', 'Rua Erechim, 884 – Bairro Pippi – Ijuí/RS – CEP 98700-000', 6)}</tr></table>
<h2>2 – DOCUMENTOS</h2><table>
<tr>${box('CTPS nº / série', `${random.digits(7)} / 0050-RS`, 2)}${box('PIS/PASEP', pis, 2)}${box('CPF', maskCpf(id), 2)}</tr>
<tr>${box('Cart. identidade', random.digits(10))}${box('Órgão', 'SJS/RS')}${box('Expedida em', shortDate(addYears(birth, 19)))}${box('Título de eleitor', random.digits(12), 2)}${box('Reservista', random.digits(9))}</tr>
<tr>${box('Cart. de habilitação', register, 2)}${box('Cat.', 'D')}${box('Vencimento', shortDate(expires))}${box('1ª habilitação', shortDate(first), 2)}</tr></table>
<h2>3 – DEPENDENTES</h2><table>
<tr>${box('Nome', 'Júlia Kessler Bortoluzzi', 3)}${box('Parentesco', 'Filha')}${box('Nascimento', '19/02/2014')}${box('CPF', maskCpf(cpf(random)))}</tr>
<tr>${box('Nome', 'Arthur Kessler Bortoluzzi', 3)}${box('Parentesco', 'Filho')}${box('Nascimento', '03/10/2017')}${box('CPF', maskCpf(cpf(random)))}</tr></table>
<h2>4 – CONTRATO</h2><table>
<tr>${box('Admissão', '05/06/2023')}${box('Função', 'Motorista entregador', 2)}${box('CBO', '7823-10')}${box('Salário', 'R$ 2.640,00 / mês', 2)}</tr>
<tr>${box('Observações', 'Contrato de experiência de 45 dias, prorrogável. Uniforme entregue na admissão.', 6)}</tr></table>
<br><br><p>________________________________ &nbsp; &nbsp; &nbsp; ________________________________<br>
<span class="s">Assinatura do empregado</span></p>`,
      ),
      data: paperData({
        name: 'Volnei Schwanke Bortoluzzi',
        dateOfBirth: birth,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'D',
        filiation: ['Arlindo Bortoluzzi', 'Nair Schwanke Bortoluzzi'],
        personalNumber: id,
        placeOfBirth: 'Santa Rosa/RS',
      }),
    }
  },
}
