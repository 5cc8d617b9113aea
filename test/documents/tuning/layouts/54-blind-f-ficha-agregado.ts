import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import {
  cnpj,
  cpf,
  hyphenated,
  licenceRegister,
  maskCnpj,
  maskCpf,
  plate,
  rg,
} from '../../generator/numbers.ts'

/** A haulier's form for a self-employed driver: a grid of boxes with small captions above the values. */
export const layout: Layout = {
  name: 'blind-f-ficha-agregado',
  type: 54,
  variants: ['tac'],
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const cell = (caption: string, value: string, span: number) =>
      html`<td colspan="${span}"><i>${caption}</i><b>${value || '\u00a0'}</b></td>`
    const css = `td{border:.7pt solid #333;padding:1.2mm 1.6mm;vertical-align:top} td i{display:block;font-style:normal;font-size:6.4pt;color:#444;line-height:1.15}
td b{font-weight:500;font-size:9.6pt} h1{font-size:13pt;margin:0} .band{background:#dfe6ee;font-weight:bold;font-size:8.4pt;padding:.8mm 1.6mm}
.top{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:3mm} .sg{display:flex;gap:12mm;margin-top:14mm} .sg div{flex:1;border-top:.7pt solid #000;text-align:center;font-size:7.6pt;padding-top:1mm}`
    return {
      html: sheet(
        { font: 'Roboto', sizePt: 9.4, css, margin: '13mm 14mm' },
        html`<div class="top"><div><h1>FICHA DE MOTORISTA AGREGADO</h1><span class="s">Transcordilha Cargas e Encomendas Ltda. · CNPJ ${maskCnpj(cnpj(random))}</span></div>
<div class="s r">Cadastro nº 004871<br>Filial: Rondonópolis<br>Data: 06/08/2026</div></div>
<table><tr><td colspan="12" class="band">1 – MOTORISTA</td></tr>
<tr>${cell('Nome completo', 'Ildefonso Cordovalho Quaresmeira', 8)}${cell('Data de nascimento', shortDate('1986-10-03'), 4)}</tr>
<tr>${cell('CPF', maskCpf(id), 4)}${cell('RG', rg(random), 3)}${cell('Órgão emissor RG', 'SSP/MT', 2)}${cell('Expedição RG', '17/02/2004', 3)}</tr>
<tr>${cell('Pai', 'Genivaldo Quaresmeira', 6)}${cell('Mãe', 'Odete Cordovalho Quaresmeira', 6)}</tr>
<tr>${cell('Naturalidade', 'Poxoréu/MT', 4)}${cell('Estado civil', 'Casado', 3)}${cell('Cônjuge', 'Neiva Piquerobi Quaresmeira', 5)}</tr>
<tr>${cell('Endereço', 'Rua das Siriemas, 418, Vila Aurora', 7)}${cell('Município/UF', 'Rondonópolis/MT', 3)}${cell('CEP', '78740-212', 2)}</tr>
<tr>${cell('Celular', '(66) 99613-0482', 4)}${cell('PIS/NIT', `1${random.digits(2)}.${random.digits(5)}.${random.digits(2)}-${random.digits(1)}`, 4)}${cell('RNTRC', `0${random.digits(8)}`, 2)}${cell('Validade RNTRC', '30/11/2028', 2)}</tr>
<tr><td colspan="12" class="band">2 – HABILITAÇÃO</td></tr>
<tr>${cell('CNH – nº de registro', register, 4)}${cell('Categoria', 'AE', 2)}${cell('1ª habilitação', '22/01/2005', 3)}${cell('UF emissora', 'DETRAN/MT', 3)}</tr>
<tr>${cell('Emissão', shortDate('2023-02-16'), 3)}${cell('Vencimento', shortDate('2033-02-09'), 3)}${cell('Observações da CNH', 'EAR, CETPP', 6)}</tr>
<tr>${cell('Exame toxicológico – coleta', '21/05/2026', 4)}${cell('Laudo nº', `TX${random.digits(9)}`, 4)}${cell('Resultado', 'Negativo', 4)}</tr>
<tr><td colspan="12" class="band">3 – CONJUNTO</td></tr>
<tr>${cell('Placa cavalo', hyphenated(plate(random, 'old')), 3)}${cell('Renavam', random.digits(11), 3)}${cell('Marca/modelo', 'VOLVO/FH 460 6X2T', 3)}${cell('Ano', '2018/2019', 3)}</tr>
<tr>${cell('Placa carreta', plate(random, 'mercosul'), 3)}${cell('Renavam', random.digits(11), 3)}${cell('Tipo', 'Graneleira', 3)}${cell('Ano', '2021/2021', 3)}</tr>
<tr>${cell('Proprietário', 'Josiane Belarminho Fretes ME', 8)}${cell('CNPJ do proprietário', maskCnpj(cnpj(random)), 4)}</tr>
<tr><td colspan="12" class="band">4 – REFERÊNCIAS</td></tr>
<tr>${cell('Pessoal', 'Clodoaldo Nogueirense – (66) 99905-7718', 6)}${cell('Comercial', 'Cerealista Três Barras – Sra. Ivone – (65) 3308-4471', 6)}</tr>
<tr>${cell('Banco / agência / conta', '748 / 0810 / 55271-9', 6)}${cell('Pix', 'celular', 6)}</tr></table>
<p class="s" style="margin-top:4mm">Autorizo a consulta dos meus dados junto às gerenciadoras de risco e declaro verdadeiras as informações acima.</p>
<div class="sg"><div>Motorista</div><div>Conferido por (frota)</div></div>`,
      ),
      data: {
        name: 'Ildefonso Cordovalho Quaresmeira',
        dateOfBirth: '1986-10-03',
        issueDate: '2023-02-16',
        expirationDate: '2033-02-09',
        licenseNumber: register,
        licenseClass: 'AE',
        filiation: ['Genivaldo Quaresmeira', 'Odete Cordovalho Quaresmeira'],
        personalNumber: id,
        placeOfBirth: 'Poxoréu/MT',
        placeOfIssue: 'MT',
        cardIssuer: 'DETRAN-MT',
        comments: 'EAR, CETPP',
        hasCetpp: true,
        documentValidation: false,
      },
    }
  },
}
