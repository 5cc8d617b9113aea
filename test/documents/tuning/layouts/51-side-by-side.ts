import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, type Html, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'

/** What is beside the activity, or among its parts, looks as much like its text as the text does. */
export const layout = licencePages('side-by-side', {
  'two-blocks': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'RS', 'Vinícola')
    const activity =
      'Fabricação de vinhos e derivados da uva, com engarrafamento, tratamento de efluentes próprio e depósito de produtos acabados'
    const body = html`<table class="t"><tr><td>${crest(12)}</td><td><b>Município de Bento da Colina</b><br>Secretaria do Meio Ambiente</td><td class="r"><b>Licença de Operação</b><br>nº ${number}</td></tr></table>
<div class="two"><div><p class="l">Empreendedor</p><p>${firm.name}<br>CNPJ ${maskCnpj(firm.id)}<br>${firm.address.street}, ${firm.address.number}<br>${firm.address.district}<br>CEP ${firm.address.postcode}</p></div><div><p class="l">Atividade licenciada</p><p>${activity}</p></div></div>
<div class="two"><div><p class="l">Emissão</p><p>${shortDate(issued)}</p></div><div><p class="l">Válida até</p><p>${shortDate(expires)}</p></div></div><p class="l">Condições e restrições</p>${conditions(random, 8)}<p>Bento da Colina, ${longDate(issued)}.</p><p style="margin-top:10mm">${signer}<br>Secretário(a) do Meio Ambiente</p><p class="s">Autenticidade: bentodacolina.rs.gov.br/autenticidade, código ${key}</p>`
    return {
      paper: {
        font: 'Lato',
        sizePt: 10,
        css: '.two{display:flex;gap:8mm;margin-top:4mm}.two>div{flex:1}.l{color:#555;font-size:8pt;margin:0 0 .5mm;border-top:.3mm solid #555}.t{margin-bottom:4mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'bentodacolina.rs.gov.br/autenticidade',
        mainActivity: [activity],
      },
    }
  },
  'numbered-labels': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'MG', 'Agropecuária')
    const rows = [
      ['Atividade 1', 'G-02-07-0 Criação de bovinos de corte em regime extensivo', '1.200 ha'],
      ['Atividade 2', 'G-01-03-1 Culturas anuais e perenes', '640 ha'],
      ['Atividade 3', 'G-05-02-0 Barragem de irrigação', '18 ha de espelho'],
    ]
    const body = html`<p class="c">${crest(15)}<br><b>CONSÓRCIO INTERMUNICIPAL DO ALTO RIO DAS GARÇAS</b><br>Núcleo de Regularização Ambiental</p><p class="c b" style="font-size:14pt">CERTIFICADO DE LICENÇA DE OPERAÇÃO Nº ${number}</p>
<table class="g"><tr><td>Empreendedor</td><td>${firm.name}</td></tr><tr><td>CPF/CNPJ</td><td>${maskCnpj(firm.id)}</td></tr><tr><td>Empreendimento</td><td>Fazenda Olho d'Água do Cedro</td></tr>${rows.map(([label, text, size]) => html`<tr><td>${label}</td><td>${text}</td></tr><tr><td>Parâmetro</td><td>${size}</td></tr>`)}<tr><td>Classe</td><td>3</td></tr><tr><td>Validade</td><td>${shortDate(expires)}</td></tr></table>
<p class="b" style="margin-top:4mm">Condicionantes</p>${conditions(random, 8)}<p>Alto Rio das Garças, ${longDate(issued)}.</p><p class="c" style="margin-top:9mm">${signer}<br>Secretário(a) Executivo(a)</p>`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 10,
        margin: '16mm 26mm',
        css: '.g td{border-bottom:.2mm solid #bbb;padding:.8mm 1mm}.g td:first-child{width:38mm;color:#444}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: rows.map(([, text = '']) => text),
      },
    }
  },
  'label-with-a-law': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'SP', 'Estamparia')
    const body = html`<table><tr><td style="width:22mm">${crest(16)}</td><td><b>PREFEITURA MUNICIPAL DE AMERICANA NOVA</b><br>Unidade de Licenciamento Ambiental</td></tr></table><p class="b" style="font-size:13pt;margin:4mm 0">LICENÇA AMBIENTAL MUNICIPAL DE OPERAÇÃO Nº ${number}</p>
<p><b>Razão social:</b> ${firm.name} <b>CNPJ:</b> ${maskCnpj(firm.id)}</p><p><b>Local:</b> ${firm.address.street}, ${firm.address.number} <b>Bairro:</b> ${firm.address.district}</p>
<p><b>Atividade a ser licenciada (Deliberação CONSEMA Normativa 01/2018, Anexo I):</b> Estamparia e texturização em fios, tecidos e artefatos têxteis <b>CNAE:</b> 1340-5/01 <b>Horário:</b> 6h às 22h</p><p><b>Área construída:</b> 1.870,20 m² <b>Nº de funcionários:</b> 41</p>
<p><b>Emissão:</b> ${shortDate(issued)} <b>Validade:</b> ${shortDate(expires)}</p><p class="b">Exigências</p>${conditions(random, 8)}<p class="c" style="margin-top:9mm">${signer}<br>Diretor(a) da Unidade de Licenciamento</p><p class="s">Conferir em americananova.sp.gov.br/ula/conferir com o código de autenticidade ${key}.</p>`
    return {
      paper: { font: 'Liberation Sans', sizePt: 10.5, margin: '16mm 20mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'americananova.sp.gov.br/ula/conferir',
        mainActivity: ['Estamparia e texturização em fios, tecidos e artefatos têxteis'],
      },
    }
  },
  'object-under-heading': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'AC', 'Óleos Vegetais')
    const head = (text: string): Html => html`<p class="h">${text}</p>`
    const body = html`<table><tr><td class="c">ESTADO DO ACRE<br><b>INSTITUTO DE MEIO AMBIENTE DO ACRE – IMAC</b></td></tr></table><p class="c b" style="font-size:16pt;margin:5mm 0">LICENÇA DE OPERAÇÃO – LO Nº ${number}</p>
${head('QUALIFICAÇÃO DO EMPREENDEDOR')}<p>${firm.name}, CNPJ ${maskCnpj(firm.id)}, ${firm.address.street}, ${firm.address.number}, Rio Branco/AC.</p>${head('OBJETO DO LICENCIAMENTO')}<p class="j">Extração e refino de óleos de castanha-do-brasil e de andiroba, com usina de beneficiamento da castanha e subestação própria, em prédio de dois pavimentos.</p>${head('PRAZO')}<p>De ${longDate(issued)} a ${longDate(expires)}.</p>${head('CONDICIONANTES')}${conditions(random, 8)}<p class="c" style="margin-top:12mm">${signer}<br>Presidente do IMAC</p>`
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 11,
        margin: '18mm 24mm',
        css: '.h{background:#dde;text-align:center;font-weight:bold;font-size:9pt;margin:4mm 0 1.5mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [
          'Extração e refino de óleos de castanha-do-brasil e de andiroba, com usina de beneficiamento da castanha e subestação própria, em prédio de dois pavimentos',
        ],
      },
    }
  },
})
