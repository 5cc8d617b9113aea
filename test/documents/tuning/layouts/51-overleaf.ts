import { inWords, longDate, shortDate } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'

/** The first page grants, the second says what: the activity is not where the licensee is. */
export const layout = licencePages('overleaf', {
  'table-overleaf': (random) => {
    const { firm, issued, expires, number, years, signer } = licenceScene(random, 'TO', 'Agroindustrial')
    const rows = [
      ['1', '03.12', 'Recebimento, limpeza e secagem de grãos', '90 t/h'],
      ['2', '03.15', 'Armazenagem de grãos em silos verticais e graneleiro', '48.000 t'],
      ['3', '11.02', 'Tanque aéreo de óleo diesel para consumo próprio', '15 m³'],
    ]
    const head = html`<table class="f"><tr><td>NATURATINS · Licença de Operação nº ${number}</td><td class="r">${firm.name}</td></tr></table>`
    const body = html`<p class="c">${crest(15, '#1d4e89')}<br><b>GOVERNO DO ESTADO DO TOCANTINS</b><br>INSTITUTO NATUREZA DO TOCANTINS – NATURATINS</p><h1>LICENÇA DE OPERAÇÃO</h1><p class="c b">Nº ${number}</p>
<p class="j">O Presidente do Instituto Natureza do Tocantins, no uso das atribuições que lhe conferem a Lei nº 858/1996 e o Decreto nº 10.459/1994, concede a ${firm.name}, inscrita no CNPJ sob o nº ${maskCnpj(firm.id)}, estabelecida na ${firm.address.street}, ${firm.address.number}, ${firm.address.place.city}/TO, a presente Licença de Operação, para as atividades relacionadas no verso, pelo prazo de ${years} (${inWords(years)}) anos, a contar da data de sua emissão, observadas as condições que dela fazem parte.</p>
<p>Palmas, ${longDate(issued)}.</p><p class="c" style="margin-top:18mm">____________________________<br>${signer}<br>Presidente</p><div class="break"></div>${head}
<p class="b">RELAÇÃO DAS ATIVIDADES LICENCIADAS</p><table class="g"><tr><th>Item</th><th>Código</th><th>Atividade</th><th>Capacidade</th></tr>${rows.map((row) => html`<tr>${row.map((one) => html`<td>${one}</td>`)}</tr>`)}</table>
<p class="b">CONDIÇÕES</p>${conditions(random, 9)}`
    return {
      paper: {
        font: 'Lato',
        sizePt: 11,
        margin: '18mm 22mm',
        css: 'h1{font-size:18pt;text-align:center;margin:8mm 0 2mm}.g{margin:2mm 0 4mm}.g td,.g th{border:.2mm solid #333;padding:1mm 2mm;text-align:left}.f{font-size:8pt;border-bottom:.2mm solid #999;margin-bottom:6mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: rows.map(([, code, text]) => `${code} ${text}`),
      },
    }
  },
  'annex-of-data': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'MT', 'Frigorífico')
    const activity = 'Curtume com processamento de couros até o estágio wet blue, com secagem e expedição'
    const body = html`<table><tr><td style="width:22mm">${crest(17)}</td><td><b>Governo do Estado de Mato Grosso</b><br>Secretaria de Estado de Meio Ambiente – SEMA/MT<br>Superintendência de Infraestrutura, Mineração, Indústria e Serviços</td></tr></table>
<p class="c b" style="font-size:15pt;margin:8mm 0 2mm">Licença de Operação</p><p class="c">LO nº ${number} – Processo nº ${random.digits(6)}/${random.int(2014, 2017)}</p>
<p class="j">A Secretaria de Estado de Meio Ambiente autoriza o empreendedor abaixo a operar o empreendimento caracterizado no Anexo I, nas condições do Anexo II.</p>
<p>Empreendedor: <b>${firm.name}</b><br>CNPJ: <b>${maskCnpj(firm.id)}</b><br>Validade até: <b>${shortDate(expires)}</b></p>
<p>Cuiabá/MT, ${longDate(issued)}</p><p style="margin-top:14mm">${signer}<br>Superintendente</p><p class="s">A autenticidade deste documento pode ser verificada em https://sistemas.sema.mt.gov.br/validador informando o código ${key}.</p>
<div class="break"></div><p class="c b">ANEXO I – CARACTERIZAÇÃO</p>
<p><b>1. Do empreendimento</b></p><p>1.1 Denominação: Unidade Rondonópolis<br>1.2 Atividade desenvolvida: ${activity}<br>1.3 Matéria-prima: couros bovinos salgados<br>1.4 Horário de funcionamento da atividade: das 6 h às 22 h<br>1.5 Situação da atividade: em operação desde 02/05/2011</p>
<p><b>2. Do local</b></p><p>2.1 Endereço: ${firm.address.street}, ${firm.address.number}, ${firm.address.district}<br>2.2 Área da atividade: 14.200,00 m²</p><p class="c b">ANEXO II – CONDICIONANTES</p>${conditions(random, 10)}`
    return {
      paper: { font: 'Carlito', sizePt: 11.5, margin: '20mm 24mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://sistemas.sema.mt.gov.br/validador',
        mainActivity: [activity],
      },
    }
  },
})
