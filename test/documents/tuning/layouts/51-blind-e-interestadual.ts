import { addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { blindQr, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, branchOf, cnpj, maskCnpj } from '../../generator/numbers.ts'

const css = `
.head { text-align: center; line-height: 1.25; margin-bottom: 5mm }
.bar { background: #e9e9e9; border: .6pt solid #333; text-align: center; font-weight: bold; padding: 1.6mm; font-size: 11.5pt }
.two { display: flex; border: .6pt solid #333; border-top: 0 } .two div { flex: 1; padding: 1.4mm 2mm; text-align: center } .two div + div { border-left: .6pt solid #333 }
.box { border: .6pt solid #333; border-top: 0; padding: 2mm } .box p { margin: 0 0 .7mm }
.box td { font-size: 8.6pt; border-bottom: .4pt dotted #777; padding: .6mm 1mm }
.last { display: flex; gap: 5mm; align-items: center; border: .6pt solid #333; border-top: 0; padding: 2mm }`

const CARGO = [
  ['1075', 'Gases de petróleo liquefeitos', '2.1'],
  ['1202', 'Óleo diesel', '3'],
  ['1203', 'Gasolina', '3'],
  ['1789', 'Ácido clorídrico', '8'],
  ['1830', 'Ácido sulfúrico', '8'],
  ['2014', 'Peróxido de hidrogênio, solução aquosa', '5.1'],
] as const

export const layout: Layout = {
  name: 'blind-e-interestadual',
  type: 51,
  variants: ['ibama'],
  print: (random) => {
    const issued = randomDate(random, 2023, 2025)
    const expires = addMonths(issued, 3)
    const id = cnpj(random)
    const number = random.digits(6).padStart(7, '4')
    const key = alphanumeric(random, 16).toLowerCase()
    const link = 'https://servicos.ibama.gov.br/ctf/publico/certificado_transporte.php'
    const cargo = random.sample(CARGO, 4)
    const page = html`<p class="head"><b>MINISTÉRIO DO MEIO AMBIENTE E MUDANÇA DO CLIMA</b><br>Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis<br>Sistema Nacional de Transporte de Produtos Perigosos</p>
      <div class="bar">AUTORIZAÇÃO AMBIENTAL PARA O TRANSPORTE INTERESTADUAL DE PRODUTOS PERIGOSOS</div>
      <div class="two"><div>N.º de registro no Banco de Dados: <b>${number}</b></div><div>Emitida em: ${shortDate(issued)}</div><div>Válido até: <b>${shortDate(expires)}</b></div></div>
      <div class="box"><p><b>Dados do transportador</b></p><p>Nome: RODOQUÍMICA PLANALTO IMAGINÁRIO TRANSPORTES S.A.</p><p>CNPJ: ${maskCnpj(id)}</p>
      <p>Endereço: Alameda dos Ipês-Rosa, ${random.int(100, 3000)}, Distrito Industrial</p><p>Município/UF: ANÁPOLIS/GO &nbsp;&nbsp; CEP: ${random.digits(5)}-${random.digits(3)}</p></div>
      <div class="box"><p><b>Filiais abrangidas</b></p><table>${['0002', '0003', '0005'].map((order, i) => html`<tr><td>${maskCnpj(branchOf(id, order))}</td><td>${['PAULÍNIA/SP', 'BETIM/MG', 'ARAUCÁRIA/PR'][i]}</td></tr>`)}</table></div>
      <div class="box"><p><b>Produtos declarados</b></p><table><tr><td><b>Nº ONU</b></td><td><b>Nome apropriado para embarque</b></td><td><b>Classe</b></td></tr>${cargo.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table></div>
      <div class="box"><p><b>Unidades da Federação percorridas</b></p><p>BA, DF, ES, GO, MG, MT, PR, RJ, SP e TO</p></div>
      <div class="box j s"><p>O IBAMA autoriza a pessoa jurídica acima, regular no Cadastro Técnico Federal, a transportar entre Estados os produtos desta relação, por via rodoviária. A presente não supre a licença do órgão ambiental do Estado nem as exigências da ANTT, e cada veículo deve levar cópia dela. Nova autorização poderá ser gerada a partir de 15 dias antes do término.</p></div>
      <div class="last">${blindQr(random.int(1, 9999), 21)}<p class="s" style="margin:0">Verifique se esta autorização é autêntica em<br>${link}<br>Chave de autenticação: <b>${key}</b></p></div>
      <p class="c s" style="margin-top:8mm">SCEN Trecho 2, Ed. Sede, Brasília/DF · CNPJ 03.659.166/0001-02 · www.ibama.gov.br</p>`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 10, css, margin: '14mm 20mm' }, page),
      data: {
        id,
        number,
        scope: 'FEDERAL',
        accessKey: key,
        expirationDate: expires,
        licensePlate: [],
        validationLink: link,
        mainActivity: [],
        authorizationDangerousProducts: true,
        documentValidation: true,
      },
    }
  },
}
