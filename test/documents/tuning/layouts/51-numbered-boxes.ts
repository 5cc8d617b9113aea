import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, type Html, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'

const cell = (caption: string, value: string | Html, span = 1): Html =>
  html`<td colspan="${span}"><span class="l">${caption}</span><br>${value}</td>`

const CSS =
  '.g{margin-top:-.2mm}.g td{border:.2mm solid #000;padding:.4mm 1.2mm 1mm;vertical-align:top}.l{font-size:6.5pt}'

/** Towns whose forms number their boxes and tick what holds among what could. */
export const layout = licencePages('numbered-boxes', {
  'ticked-kind': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'MG', 'Madeireira')
    const activity = 'Serraria com desdobramento de madeira e fabricação de esquadrias'
    const body = html`<table class="g"><tr><td style="width:20mm" class="c">${crest(13)}</td><td class="c"><b>MUNICÍPIO DE PEDRA AZUL DO SUL</b><br>Secretaria Municipal de Agricultura e Meio Ambiente<br>Departamento de Licenciamento e Fiscalização</td></tr></table>
<table class="g"><tr><td class="c"><b>LICENÇA AMBIENTAL MUNICIPAL</b><br>( ) Licença Prévia &nbsp; ( ) Licença de Instalação &nbsp; (X) Licença de Operação &nbsp; ( ) Licença Corretiva</td></tr></table>
<table class="g"><tr>${cell('01 NÚMERO', html`<b>${number}</b>`)}${cell('02 PROCESSO', `${random.digits(5)}/${random.int(2015, 2018)}`)}${cell('03 DATA DE EMISSÃO', shortDate(issued))}${cell('04 VÁLIDA ATÉ', html`<b>${shortDate(expires)}</b>`)}</tr>
<tr>${cell('05 NOME OU RAZÃO SOCIAL', firm.name.toUpperCase(), 3)}${cell('06 CPF OU CNPJ', maskCnpj(firm.id))}</tr>
<tr>${cell('07 ENDEREÇO DO EMPREENDIMENTO', `${firm.address.street}, ${firm.address.number}`, 2)}${cell('08 BAIRRO', firm.address.district)}${cell('09 ÁREA OCUPADA (m²)', '3.480,00')}</tr>
<tr>${cell('10 ATIVIDADE CONFORME ANEXO ÚNICO DA LEI MUNICIPAL 2.118/2019', activity, 4)}</tr>
<tr>${cell('11 PORTE', 'Médio')}${cell('12 POTENCIAL POLUIDOR', 'Médio')}${cell('13 CLASSE', '3')}${cell('14 Nº DE EMPREGADOS', '27')}</tr></table>
<table class="g"><tr><td><span class="l">15 CONDICIONANTES</span>${conditions(random, 8)}</td></tr></table>
<table class="g"><tr>${cell('16 LOCAL E DATA', `Pedra Azul do Sul, ${longDate(issued)}`)}<td class="c"><span class="l">17 ASSINATURA</span><br><br>${signer}<br>Secretário Municipal</td></tr></table>`
    return {
      paper: { font: 'Liberation Sans', sizePt: 9, margin: '12mm 14mm', css: CSS },
      body,
      read: { id: firm.id, number, scope: 'MUNICIPAL', expirationDate: expires, mainActivity: [activity] },
    }
  },
  'ticked-activities': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'RS', 'Auto Center')
    const choices: readonly (readonly [string, string, boolean])[] = [
      ['3430,10', 'Lavagem de veículos leves', false],
      ['3430,20', 'Troca de óleo lubrificante e filtros', true],
      ['3430,30', 'Borracharia, alinhamento e balanceamento', true],
      ['3430,40', 'Funilaria e pintura automotiva', false],
      ['3430,60', 'Oficina mecânica de motores a combustão', true],
    ]
    const body = html`<p class="r s">Fl. 1</p><p><b>Prefeitura de Ijuí Novo – RS</b><br>Secretaria Municipal de Meio Ambiente – SMMA<br>Rua do Comércio Velho, 1200 – (55) 3331-8200</p>
<h1>Licença de Operação nº ${number}</h1>
<p>A SMMA, com base na Lei Complementar Federal nº 140/2011 e na Resolução CONSEMA nº 372/2018, licencia:</p>
<p><b>Empreendedor</b> ${firm.name}<br><b>CNPJ</b> ${maskCnpj(firm.id)}<br><b>Endereço</b> ${firm.address.street}, ${firm.address.number} – ${firm.address.district}</p>
<p class="b">Atividades licenciadas (assinaladas com X):</p>
<table class="t">${choices.map(([code, text, on]) => html`<tr><td style="width:12mm">( ${on ? 'X' : html`&nbsp;`} )</td><td style="width:18mm">${code}</td><td>${text}</td></tr>`)}</table>
<p>Porte: mínimo. Potencial poluidor: médio. Área útil total: 612,40 m².</p>
<p class="b">Quanto ao funcionamento:</p>${conditions(random, 7)}
<p>Esta licença é válida até <b>${shortDate(expires)}</b>.</p><p>Ijuí Novo, ${longDate(issued)}.</p>
<p style="margin-top:12mm">${signer}<br>Licenciador(a) ambiental – matrícula ${random.digits(5)}</p><p class="s">Confira este documento em https://ijuinovo.rs.gov.br/licencas/conferir – código ${key}</p>`
    return {
      paper: {
        font: 'PT Sans',
        sizePt: 10.5,
        margin: '18mm 22mm 18mm 28mm',
        css: 'h1{font-size:15pt;margin:4mm 0}.t{margin:2mm 0}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://ijuinovo.rs.gov.br/licencas/conferir',
        mainActivity: choices.filter(([, , on]) => on).map(([code, text]) => `${code} ${text}`),
      },
    }
  },
})
