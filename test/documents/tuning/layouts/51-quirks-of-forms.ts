import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, type Html, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Forms with habits of their own: dots that fill the line, bars between pairs, notes at the foot, captions under the values. */
export const layout = licencePages('quirks-of-forms', {
  'filled-with-dots': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'RN', 'Gelo')
    const line = (label: string, value: string): Html =>
      html`<p class="d">${label}: ${value} ${'.'.repeat(Math.max(4, 92 - label.length - value.length))}</p>`
    const body = html`<p class="c">${crest(14)}</p><p class="c b">MUNICÍPIO DE MACAU DAS SALINAS<br>SECRETARIA MUNICIPAL DO MEIO AMBIENTE E DA PESCA</p><p class="c b" style="font-size:14pt">LICENÇA DE OPERAÇÃO Nº ${number}</p>
${line('Concedida a', firm.name)}${line('CNPJ', maskCnpj(firm.id))}${line('Para a atividade de', 'Fabricação de gelo comum')}${line('Situada na', `${firm.address.street}, ${firm.address.number}`)}${line('Bairro', firm.address.district)}${line('Com validade até', shortDate(expires))}
<p class="b">Condicionantes</p>${conditions(random, 8)}<p>Macau das Salinas, ${longDate(issued)}</p><p class="c" style="margin-top:12mm">${signer}<br>Secretário(a) Municipal</p>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 11, css: '.d{white-space:nowrap;overflow:hidden}' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['Fabricação de gelo comum'],
      },
    }
  },
  bars: (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'SC', 'Velas')
    const body = html`<p><b>SEMMAM – Secretaria Municipal de Meio Ambiente | Prefeitura de Laguna do Sul</b></p><p style="font-size:16pt">Licença Ambiental de Operação | ${number}</p>
<p>Empreendedor: ${firm.name} | CNPJ: ${maskCnpj(firm.id)}</p><p>Endereço: ${firm.address.street}, ${firm.address.number} | Bairro: ${firm.address.district} | CEP: ${firm.address.postcode}</p><p>Atividade: Fabricação de velas e de artefatos de parafina | Porte: Pequeno | Potencial poluidor: Médio</p><p>Emissão: ${shortDate(issued)} | Validade: ${shortDate(expires)} | Processo: ${random.digits(5)}/${random.int(2015, 2017)}</p>
<p class="b">Condições</p>${conditions(random, 8)}<p style="margin-top:10mm">${signer} | Diretor(a) de Licenciamento</p><p class="s">Autenticidade | lagunadosul.sc.gov.br/semmam/autenticar | código ${key}</p>`
    return {
      paper: { font: 'Open Sans', sizePt: 9.5, margin: '20mm 20mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'lagunadosul.sc.gov.br/semmam/autenticar',
        mainActivity: ['Fabricação de velas e de artefatos de parafina'],
      },
    }
  },
  'notes-at-the-foot': (random) => {
    const { issued, expires, number, signer } = licenceScene(random, 'PR')
    const owner = person(random, { gender: 'f', uf: 'PR' })
    const cell = (label: Html, value: string): Html =>
      html`<tr><td class="k">${label}</td><td>${value}</td></tr>`
    const body = html`<p class="c b">PREFEITURA MUNICIPAL DE CASTRO VELHO<br>Secretaria Municipal de Agricultura e Meio Ambiente</p><p class="c b" style="font-size:13pt">LICENÇA DE OPERAÇÃO<sup>1</sup> Nº ${number}</p>
<table class="g">${cell(html`Produtora`, owner.name)}${cell(html`CPF`, maskCpf(owner.cpf))}${cell(html`Imóvel`, `Chácara Rancho do Tio Nico, lote ${random.int(3, 60)}`)}${cell(html`Atividade<sup>2</sup>`, 'Suinocultura – unidade produtora de leitões')}${cell(html`Porte<sup>3</sup>`, '600 matrizes')}${cell(html`Validade`, shortDate(expires))}</table>
<p class="b" style="margin-top:4mm">Condicionantes</p>${conditions(random, 8)}<p>Castro Velho, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">${signer}<br>Secretário(a) Municipal</p>
<p class="s" style="border-top:.2mm solid #000;margin-top:6mm"><sup>1</sup> Expedida nos termos da Lei Complementar nº 140/2011. <br><sup>2</sup> Conforme a Resolução SEDEST nº 52/2019. <br><sup>3</sup> Número máximo de animais alojados.</p>`
    return {
      paper: {
        font: 'PT Serif',
        sizePt: 10.5,
        margin: '18mm 26mm',
        css: '.g td{border:.2mm solid #666;padding:1mm 2mm}.k{width:36mm}sup{font-size:.6em}',
      },
      body,
      read: {
        id: owner.cpf,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['Suinocultura – unidade produtora de leitões'],
      },
    }
  },
  'captions-below': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'MG', 'Torrefadora')
    const cell = (label: string, value: string, span = 1): Html =>
      html`<td colspan="${span}"><div class="v">${value}</div><div class="l">${label}</div></td>`
    const body = html`<table><tr><td>${crest(15)}</td><td class="c"><b>PREFEITURA DE POÇOS DO CAFÉ</b><br>Departamento Municipal de Meio Ambiente</td><td class="r b">LICENÇA AMBIENTAL DE OPERAÇÃO<br>Nº ${number}</td></tr></table>
<table class="u"><tr>${cell('razão social', firm.name)}${cell('CNPJ', maskCnpj(firm.id))}</tr><tr>${cell('endereço', `${firm.address.street}, ${firm.address.number}`)}${cell('bairro', firm.address.district)}</tr><tr>${cell('atividade licenciada', 'Torrefação e moagem de café, com empacotamento a vácuo', 2)}</tr><tr>${cell('data de emissão', shortDate(issued))}${cell('data de validade', shortDate(expires))}</tr></table>
<p class="b" style="margin-top:5mm">Condicionantes</p>${conditions(random, 8)}<p class="c" style="margin-top:10mm">${signer}<br>Diretor(a) do Departamento</p><p class="s">Autenticidade em https://pocosdocafe.mg.gov.br/autenticidade com o código ${key}</p>`
    return {
      paper: {
        font: 'Noto Sans',
        sizePt: 10,
        css: '.u td{padding:2mm 3mm 0 0}.v{border-bottom:.2mm solid #000}.l{font-size:7pt;color:#333}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://pocosdocafe.mg.gov.br/autenticidade',
        mainActivity: ['Torrefação e moagem de café, com empacotamento a vácuo'],
      },
    }
  },
})
