import { addDays, randomDate, shortDate } from '../../generator/dates.ts'
import { type Html, html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { scrawl } from '../../generator/marks.ts'
import { breakCheckDigit, cnpj, cpf, licenceRegister, maskCnpj, plate } from '../../generator/numbers.ts'

const CSS = `
.o { border: 1.5px solid #000; padding: 0 } .hd { display: flex; border-bottom: 1.5px solid #000 } .hd > div { padding: 5px 8px } .hd .m { flex: 1; text-align: center; border-left: 1px solid #000; border-right: 1px solid #000 } .t { background: #000; color: #fff; font-weight: bold; padding: 1px 6px; font-size: 9pt }
.r1 { display: flex; border-bottom: 1px solid #000 } .r1 > div { border-right: 1px solid #000; padding: 1px 5px 3px } .r1 > div:last-child { border-right: 0 } .r1 b { display: block; font-size: 6.8pt; font-weight: normal } .r1 span { font: 11pt 'Cousine' }
.txt { padding: 5px 8px; font-size: 8.6pt; text-align: justify; border-bottom: 1px solid #000 } ol { margin: 2px 0; padding-left: 16px }`

const field = (number: number, caption: string, grow: number, value: string): Html =>
  html`<div style="flex:${grow}"><b>${number} – ${caption}</b><span>${value}</span></div>`
const row = (...fields: readonly Html[]): Html => html`<div class="r1">${fields}</div>`

export const layout: Layout = {
  name: 'blind-i-indicacao',
  type: 54,
  variants: ['condutor-infrator'],
  print: (random) => {
    const name = 'WESLLEY CRISTIANO BONALUME PARRA'
    // Whoever filled the form in got the CPF wrong.
    const [id, register] = [breakCheckDigit(cpf(random)), licenceRegister(random)]
    const expires = randomDate(random, 2029, 2032)
    const offence = randomDate(random, 2024, 2025)
    const signature = (): Html =>
      raw(`<svg width="46mm" height="13mm" viewBox="0 0 300 100">${scrawl(random)}</svg>`)
    const page = html`<div class="o">
<div class="hd"><div style="font:bold 12pt 'Liberation Sans'">PREFEITURA DE<br>ARARAÇATUBA</div><div class="m"><b>Secretaria Municipal de Mobilidade Urbana</b><br>FORMULÁRIO DE IDENTIFICAÇÃO DO CONDUTOR INFRATOR – FICI<br><span class="s">art. 257, § 7º, do Código de Trânsito Brasileiro</span></div><div class="c s">Entregar até<br><b style="font-size:11pt">${shortDate(addDays(offence, 48))}</b></div></div>
<div class="t">A – IDENTIFICAÇÃO DA INFRAÇÃO</div>
${row(field(1, 'Nº DO AUTO', 3, `5B${random.digits(6)}`), field(2, 'ÓRGÃO AUTUADOR', 2, '261790'), field(3, 'PLACA', 2, plate(random, 'mercosul')), field(4, 'DATA DA INFRAÇÃO', 2, shortDate(offence)), field(5, 'HORA', 1, '17:44'))}
${row(field(6, 'LOCAL', 5, 'AV. BRASILIA, SENTIDO CENTRO, ALTURA DO Nº 2101'), field(7, 'ENQUADRAMENTO', 2, '745-50'))}
<div class="t">B – PROPRIETÁRIO DO VEÍCULO</div>
${row(field(8, 'NOME OU RAZÃO SOCIAL', 5, 'COLCHOES PONTO MACIO COM. LTDA'), field(9, 'CPF / CNPJ', 3, maskCnpj(cnpj(random))))}
${row(field(10, 'REPRESENTANTE LEGAL', 5, 'ODAIR JOSE MALAVAZI'), field(11, 'RG DO REPRESENTANTE', 3, `22.${random.digits(3)}.${random.digits(3)}-0`))}
<div class="t">C – CONDUTOR INDICADO</div>
${row(field(12, 'NOME COMPLETO', 6, name), field(13, 'CPF', 2, id))}
${row(field(14, 'REGISTRO DA CNH / PERMISSÃO', 3, register), field(15, 'UF DA CNH', 1, 'SP'), field(16, 'CATEGORIA', 1, 'AC'), field(17, 'VALIDADE', 2, shortDate(expires)))}
${row(field(18, 'DOC. IDENTIDADE', 3, `41.${random.digits(3)}.${random.digits(3)}-X`), field(19, 'ÓRGÃO EXP.', 1, 'SSP'), field(20, 'TELEFONE', 2, `(18) 99${random.digits(3)}-${random.digits(4)}`))}
${row(field(21, 'ENDEREÇO', 5, 'RUA BANDEIRANTES 447 FUNDOS'), field(22, 'BAIRRO', 2, 'CENTRO'))}
${row(field(23, 'MUNICÍPIO', 4, 'BIRIGUI'), field(24, 'UF', 1, 'SP'), field(25, 'CEP', 2, '16200-005'))}
<div class="txt">Declaramos, sob as penas da lei, que o condutor acima identificado conduzia o veículo no dia, hora e local da infração, e que as assinaturas abaixo foram apostas de próprio punho.</div>
<div class="r1"><div style="flex:1;height:24mm"><b>26 – ASSINATURA DO PROPRIETÁRIO OU REPRESENTANTE</b>${signature()}</div><div style="flex:1"><b>27 – ASSINATURA DO CONDUTOR</b>${signature()}</div></div>
<div class="txt" style="border:0"><b>Documentos que devem acompanhar este formulário:</b><ol><li>cópia legível da CNH do condutor, frente e verso;</li><li>cópia do documento de identidade do proprietário; se pessoa jurídica, do contrato social e do documento do representante;</li><li>cópia da notificação da autuação.</li></ol>Formulário incompleto, rasurado ou fora do prazo não será aceito. A indicação de condutor com habilitação vencida há mais de 30 dias sujeita o proprietário ao art. 163 do CTB.</div></div>
<p class="s c" style="margin-top:6px">Rua Tiradentes, 1380 – Vila Mendonça – CEP 16015-020 – atendimento de segunda a sexta, das 8h às 16h30</p>`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 9.5, css: CSS, margin: '13mm 13mm' }, page),
      data: {
        name,
        dateOfBirth: null,
        issueDate: null,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AC',
        filiation: [],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'SP',
        cardIssuer: 'DETRAN-SP',
        comments: null,
        hasCetpp: null,
        documentValidation: false,
      },
    }
  },
}
