import { company } from '../../generator/companies.ts'
import { addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'

const CLASSES = [
  'Classe 1: Explosivos',
  'Classe 2: Gases',
  'Classe 3: Líquidos Inflamáveis',
  'Classe 4: Sólidos Inflamáveis',
  'Classe 5: Substâncias Oxidantes e Peróxidos Orgânicos',
  'Classe 6: Substâncias Tóxicas e Infectantes',
  'Classe 8: Substâncias Corrosivas',
  'Classe 9: Substâncias e Artigos Perigosos Diversos',
]

/** IBAMA's authorisation: a plate table over pages whose cells touch, with the header on each page. */
export const layout: Layout = {
  name: 'ibama-transport',
  type: 51,
  variants: ['fleet-80', 'fleet-9', 'mixed'],
  print(random, variant) {
    const firm = company(random, random.pick(['SP', 'PR', 'MG']), 'Transportes')
    const issued = randomDate(random, 2022, 2025)
    const expires = addMonths(issued, 3)
    const number = random.digits(7).replace(/^0/, '1')
    const count = { 'fleet-80': 80, 'fleet-9': 9, mixed: 34 }[variant] ?? 9
    const plates = Array.from({ length: count }, () =>
      plate(random, variant === 'fleet-9' ? 'mercosul' : random.pick(['old', 'mercosul'])),
    )
    // A vehicle entered twice is printed twice and returned once.
    const printed = variant === 'fleet-9' ? plates : [...plates, plates[3] ?? '', plates[10] ?? '']
    const classes = random.sample(CLASSES, random.int(2, 6))
    const key = alphanumeric(random, 16).toLowerCase()
    const kinds = ['Caminhão', 'Cavalo mecânico', 'Reboque/Semirreboque', 'Caminhonete']
    const body = html`<table><tr><td style="width:18mm">${crest(14, '#1a5276')}</td><td class="s">SERVIÇO PÚBLICO FEDERAL<br>MINISTÉRIO DO MEIO AMBIENTE E MUDANÇA DO CLIMA<br><b>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</b></td></tr></table>
<h1>Autorização Ambiental para o Transporte<br>Interestadual de Produtos Perigosos</h1><p class="c">Modal Rodoviário</p>
<table class="glued"><tr><td>N.º de registro no Banco de Dados: ${number}</td><td>CNPJ: ${maskCnpj(firm.id)}</td><td>Emitido em: ${shortDate(issued)}</td><td>Válido até: ${shortDate(expires)}</td></tr></table>
<p class="b">Dados da Pessoa/Empresa</p><p>Nome/Razão Social/Endereço:<br>${firm.name}<br>${firm.address.street}, ${firm.address.number}<br>${firm.address.district}<br>${firm.address.place.city}/${firm.address.place.uf} - ${firm.address.postcode}</p>
<p class="b">Classes de Risco (Res. ANTT 5998/2022 e suas alterações)</p><p>${classes.map((item) => html`${item}<br>`)}</p>
<p class="s j">A presente autorização não exime o transportador do cumprimento da LEI 6938, da LC 140 e da Resolução ANTT 5998 de 2022. Esta autorização não contempla o transporte de material radioativo (Classe 7). O transporte intermunicipal, dentro de um só Estado, depende de licença do órgão estadual. O Cadastro Técnico Federal deve estar regular durante o prazo de validade.</p>
<table class="v"><thead><tr><th>Placa</th><th>Nº RNTRC</th><th>Tipo</th></tr></thead><tbody>
${printed.map((value, index) => html`<tr><td>${variant === 'mixed' && index % 4 === 1 ? hyphenated(value) : value}</td><td>${index % 5 === 2 ? 'N/A' : `0${random.digits(8)}`}</td><td>${random.pick(kinds)}</td></tr>`)}</tbody></table>
<p class="s j">A autenticidade deste documento deve ser verificada em https://servicos.ibama.gov.br/ctf/publico/tpp/verificar.php com a chave de autenticação ${key}.</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 9.5,
          css: 'h1{font-size:15pt;text-align:center;margin:4mm 0 1mm}.glued{width:auto;border:1px solid #333;margin:3mm 0}.glued td{padding:1mm .6mm;white-space:nowrap;font-size:8.4pt}.v{width:auto;margin:2mm 0}.v td,.v th{padding:.5mm .2mm;border-bottom:1px solid #bbb;text-align:left}.v th{font-size:.9em}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'FEDERAL',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'https://servicos.ibama.gov.br/ctf/publico/tpp/verificar.php',
        mainActivity: [],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
