import { longDate, shortDate, year } from '../../generator/dates.ts'
import { crest, type Html, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'

/** A main activity and others beside it: all are licensed, all are read, in printed order. */
export const layout = licencePages('main-and-others', {
  'labelled-lines': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'SC', 'Plásticos')
    const body = html`<table><tr><td style="width:20mm">${crest(15)}</td><td class="c"><b>ESTADO DE SANTA CATARINA<br>PREFEITURA MUNICIPAL DE TIMBÓ DA SERRA</b><br>Fundação Municipal do Meio Ambiente – FUMMA</td></tr></table>
<p class="c b" style="font-size:13pt;margin-top:4mm">LICENÇA AMBIENTAL DE OPERAÇÃO – LAO Nº ${number}</p>
<p>Processo: IND/${random.digits(5)}/CRS &nbsp;&nbsp;&nbsp; FCEI: ${random.digits(6)}/${year(issued) - 1}</p><p class="h">Dados do empreendedor</p><p>Razão social: ${firm.name}<br>CNPJ: ${maskCnpj(firm.id)}</p><p class="h">Dados da atividade</p>
<p>Atividade principal: 23.21.00 - Fabricação de laminados plásticos, inclusive filmes e sacolas, com impressão. Porte: G<br>Atividades secundárias: 34.31.12 - Unidade de reciclagem de resíduos Classe II A; 42.32.10 - Depósito de produtos químicos não perigosos<br>Potencial poluidor geral: M<br>Início da atividade: 03/1998</p>
<p class="h">Validade</p><p>Emitida em ${shortDate(issued)}, com validade até ${shortDate(expires)}.</p><p class="h">Condições de validade</p>${conditions(random, 9)}<p>Timbó da Serra, ${longDate(issued)}</p><p style="margin-top:9mm">${signer}<br>Presidente da FUMMA</p><p class="s">Verifique a autenticidade em www.timbodaserra.sc.gov.br/fumma — Código: ${key}</p>`
    return {
      paper: {
        font: 'PT Sans',
        sizePt: 10,
        css: '.h{border-bottom:.3mm solid #000;font-weight:bold;margin:3mm 0 1mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'www.timbodaserra.sc.gov.br/fumma',
        mainActivity: [
          '23.21.00 - Fabricação de laminados plásticos, inclusive filmes e sacolas, com impressão',
          '34.31.12 - Unidade de reciclagem de resíduos Classe II A',
          '42.32.10 - Depósito de produtos químicos não perigosos',
        ],
      },
    }
  },
  'cnae-cells': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'SP', 'Laboratório')
    const others = [
      '32.50-7/06 - Serviços de prótese dentária',
      '46.45-1/03 - Comércio atacadista de produtos odontológicos',
    ]
    const cell = (label: string, value: string | Html, span = 1): Html =>
      html`<td colspan="${span}"><b>${label}</b><br>${value}</td>`
    const body = html`<table class="g"><tr><td class="c" style="width:25mm">${crest(16)}</td><td class="c"><b>PREFEITURA DO MUNICÍPIO DE SÃO CARLOS DA MATA</b><br>Secretaria Municipal de Meio Ambiente, Ciência e Tecnologia<br><b style="font-size:13pt">Licença de Operação</b></td><td class="c"><b>Número</b><br>${number}<br><b>Versão</b> 1</td></tr></table>
<table class="g"><tr>${cell('Nome/Razão Social', firm.name, 2)}${cell('CNPJ', maskCnpj(firm.id))}</tr><tr>${cell('Logradouro', `${firm.address.street}, ${firm.address.number}`)}${cell('Bairro', firm.address.district)}${cell('CEP', firm.address.postcode)}</tr>
<tr>${cell('CNAE Principal', '32.50-7/05 - Fabricação de materiais para medicina e odontologia', 3)}</tr><tr>${cell('CNAEs Secundários', html`${others.map((one, index) => html`${index ? html`<br>` : null}${one}`)}`, 3)}</tr>
<tr>${cell('Área construída', '640,00 m²')}${cell('Emissão', shortDate(issued))}${cell('Validade', shortDate(expires))}</tr></table>
<p class="b" style="margin-top:3mm">Exigências técnicas</p>${conditions(random, 9)}<p class="c" style="margin-top:8mm">${signer}<br>Secretário(a) Municipal</p><p class="s c">saocarlosdamata.sp.gov.br/validar – para validar este documento, informe a chave ${key}</p>`
    return {
      paper: {
        font: 'Liberation Sans Narrow',
        sizePt: 10.5,
        css: '.g{margin-top:1.5mm}.g td{border:.3mm solid #000;padding:.8mm 1.5mm;vertical-align:top}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'saocarlosdamata.sp.gov.br/validar',
        mainActivity: ['32.50-7/05 - Fabricação de materiais para medicina e odontologia', ...others],
      },
    }
  },
  'dashes-of-a-farm': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'RO', 'Agropecuária')
    const body = html`<p class="c b">GOVERNO DO ESTADO DE RONDÔNIA<br>SECRETARIA DE ESTADO DO DESENVOLVIMENTO AMBIENTAL – SEDAM</p><p class="c b">LICENÇA DE OPERAÇÃO<br>${number}</p>
<p class="two"><span><b>Proprietário:</b> ${firm.name}</span><span><b>CNPJ:</b> ${maskCnpj(firm.id)}</span></p><p class="two"><span><b>Imóvel:</b> Fazenda Três Buritis</span><span><b>CAR:</b> RO-1100${random.digits(3)}-${random.digits(8)}</span></p><p class="two"><span><b>Área total:</b> 1.860,4 ha</span><span><b>Área da atividade:</b> 940,0 ha</span></p>
<p style="margin-bottom:0"><b>Atividade(s):</b></p><p style="margin:0 0 3mm 8mm">– Bovinocultura de corte em sistema semi-intensivo<br>– Cultivo de soja e milho em sequeiro<br>– Armazenamento de defensivos agrícolas em depósito próprio</p>
<p class="two"><span><b>Expedição:</b> ${shortDate(issued)}</span><span><b>Vencimento:</b> ${shortDate(expires)}</span></p><p class="b">Condicionantes gerais</p>${conditions(random, 8)}<p>Porto Velho, ${longDate(issued)}.</p><p class="c" style="margin-top:12mm">________________________<br>${signer}<br>Secretário(a) de Estado</p>`
    return {
      paper: {
        font: 'DejaVu Serif',
        sizePt: 9.5,
        css: '.two{display:flex;margin:0 0 1mm}.two span{flex:1}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [
          'Bovinocultura de corte em sistema semi-intensivo',
          'Cultivo de soja e milho em sequeiro',
          'Armazenamento de defensivos agrícolas em depósito próprio',
        ],
      },
    }
  },
})
