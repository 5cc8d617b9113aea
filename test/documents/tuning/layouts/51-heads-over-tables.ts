import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, type Html, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'

const CSS =
  '.g{margin:2mm 0}.g td,.g th{border:.2mm solid #555;padding:.8mm 1.5mm;text-align:left;vertical-align:top}'
const table = (head: readonly string[], rows: readonly (readonly string[])[], title?: string): Html =>
  html`<table class="g">${title ? html`<tr><th colspan="${head.length}" style="text-align:center">${title}</th></tr>` : null}<tr>${head.map((one) => html`<th>${one}</th>`)}</tr>${rows.map((row) => html`<tr>${row.map((one) => html`<td>${one}</td>`)}</tr>`)}</table>`

/** Tables whose heads name the activity once over several columns, or where it is not the first. */
export const layout = licencePages('heads-over-tables', {
  'one-head-over-all': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'GO', 'Cerâmica')
    const rows = [['12.3', 'Fabricação de artefatos de cimento para uso na construção', '1.800 m²', 'II']]
    const body = html`<p class="c b">PREFEITURA DE ANÁPOLIS DO CERRADO<br>Agência Municipal do Meio Ambiente – AMMA</p><p class="c b" style="font-size:15pt">LICENÇA DE OPERAÇÃO Nº ${number}</p><p>Empreendedor: ${firm.name}<br>CNPJ: ${maskCnpj(firm.id)}</p>${table(['Código', 'Descrição', 'Área', 'Grau'], rows, 'ATIVIDADE OBJETO DO LICENCIAMENTO')}${table(['Logradouro', 'Número', 'Bairro'], [[firm.address.street, firm.address.number, firm.address.district]], 'LOCALIZAÇÃO DO EMPREENDIMENTO')}
<p>Validade: ${shortDate(expires)}</p>${conditions(random, 8)}<p>Anápolis do Cerrado, ${longDate(issued)}.</p><p class="c" style="margin-top:9mm">${signer}<br>Presidente da AMMA</p>`
    return {
      paper: { font: 'Carlito', sizePt: 10.5, css: CSS },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['12.3 Fabricação de artefatos de cimento para uso na construção'],
      },
    }
  },
  'code-and-description': (random) => {
    const { firm, issued, expires, number, key } = licenceScene(random, 'SP', 'Serralheria')
    const body = html`<table class="g"><tr><td class="c" style="width:24mm">${crest(15)}</td><td class="c"><b>GOVERNO MUNICIPAL DE SUMARÉ DA SERRA</b><br>SECRETARIA MUNICIPAL DE SUSTENTABILIDADE</td><td>LICENÇA DE OPERAÇÃO<br><b>N° ${number}</b><br>Validade até: <b>${shortDate(expires)}</b></td></tr></table><p class="b">IDENTIFICAÇÃO DA ENTIDADE</p>${table(['Nome', 'CNPJ'], [[firm.name, maskCnpj(firm.id)]])}${table(['Logradouro', 'Nº', 'Bairro', 'CEP'], [[firm.address.street, firm.address.number, firm.address.district, firm.address.postcode]])}
<p class="b">CARACTERÍSTICAS DA ATIVIDADE</p><p style="margin:0">Atividade Principal</p>${table(['CNAE', 'Descrição'], [['2542-0/00', 'Fabricação de artigos de serralheria, exceto esquadrias']])}${table(['Terreno (m²)', 'Construída (m²)', 'Atividade ao ar livre (m²)', 'Início', 'Término'], [['900,00', '540,00', '60,00', '07:00', '17:00']])}
<p class="b">EXIGÊNCIAS TÉCNICAS</p>${conditions(random, 8)}<p>Emissão: ${shortDate(issued)}. Licença emitida por meio eletrônico; autenticidade em https://sumaredaserra.sp.gov.br/autenticidade, chave ${key}.</p>`
    return {
      paper: { font: 'Liberation Sans Narrow', sizePt: 10, css: CSS },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://sumaredaserra.sp.gov.br/autenticidade',
        mainActivity: ['2542-0/00 Fabricação de artigos de serralheria, exceto esquadrias'],
      },
    }
  },
  'quantity-first': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'PI', 'Energia')
    const rows = [
      ['120', 'MW', 'Usina solar fotovoltaica'],
      ['1', 'un.', 'Subestação elevadora de 34,5/230 kV'],
      ['14,2', 'km', 'Linha de transmissão de uso restrito'],
    ]
    const body = html`<table><tr><td style="width:20mm">${crest(15)}</td><td><b>ESTADO DO PIAUÍ</b><br>SECRETARIA DO MEIO AMBIENTE E RECURSOS HÍDRICOS – SEMARH</td></tr></table><p class="c b" style="font-size:14pt">LICENÇA DE OPERAÇÃO Nº ${number}</p><p class="j">A SEMARH concede licença de operação a ${firm.name}, CNPJ ${maskCnpj(firm.id)}, conforme o quadro:</p>${table(['Quant.', 'Unid.', 'Atividade'], rows)}<p>Válida de ${shortDate(issued)} até ${shortDate(expires)}.</p><p class="b">CONDICIONANTES</p>${conditions(random, 8)}<p>Teresina, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">${signer}<br>Secretário(a) de Estado</p>`
    return {
      paper: { font: 'Noto Serif', sizePt: 10, css: CSS },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: rows.map(([, , text = '']) => text),
      },
    }
  },
  'impact-between': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'RJ', 'Gráfica')
    const rows = [
      ['17.32-0/00', 'Fabricação de embalagens de cartolina e papel-cartão', 'Baixo', '2B'],
      ['18.13-0/01', 'Impressão de material para uso publicitário, em ofsete e serigrafia', 'Médio', '3A'],
    ]
    const body = html`<p class="r b">PREFEITURA MUNICIPAL DE NITERÓI DA BARRA<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE, RECURSOS HÍDRICOS E SUSTENTABILIDADE</p><p style="font-size:17pt">Licença Municipal de Operação<br>LMO nº ${number}</p><table class="g"><tr><th>Licenciado</th><td>${firm.name}</td></tr><tr><th>CNPJ</th><td>${maskCnpj(firm.id)}</td></tr><tr><th>Endereço</th><td>${firm.address.street}, ${firm.address.number}</td></tr></table>
<p class="b" style="margin-bottom:0">Atividades constantes do processo</p>${table(['Código', 'Denominação', 'Impacto', 'Classe'], rows)}<p>Prazo: ${shortDate(issued)} a ${shortDate(expires)}</p><p class="b">Condições de validade específicas</p>${conditions(random, 7)}<p class="c" style="margin-top:8mm">${signer}<br>Subsecretário(a) de Licenciamento</p><p class="s">Autenticidade: https://niteroidabarra.rj.gov.br/lmo/validar (código de validação ${key})</p>`
    return {
      paper: { font: 'Lato', sizePt: 9.5, margin: '16mm 22mm', css: CSS },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://niteroidabarra.rj.gov.br/lmo/validar',
        mainActivity: rows.map(([code, text]) => `${code} ${text}`),
      },
    }
  },
})
