import { longDate, shortDate, year } from '../../generator/dates.ts'
import { crest, type Html, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'

/** The label is another in every town, and some print a broader kind beside it. */
export const layout = licencePages('other-names-for-it', {
  predominant: (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'MT', 'Algodoeira')
    const cell = (label: string, value: string, span = 1): Html =>
      html`<td colspan="${span}"><b>${label}</b> ${value}</td>`
    const body = html`<p class="b">PREFEITURA MUNICIPAL DE SORRISO DO NORTE – MT<br>SECRETARIA MUNICIPAL DE AGRICULTURA E MEIO AMBIENTE</p><table class="g"><tr>${cell('LICENÇA DE OPERAÇÃO Nº', number)}${cell('Processo nº', `${random.digits(4)}/${year(issued)}`)}</tr><tr>${cell('Requerente:', firm.name)}${cell('CNPJ:', maskCnpj(firm.id))}</tr><tr>${cell('Atividade predominante:', 'Beneficiamento de algodão, com prensagem e armazenamento de fardos', 2)}</tr><tr>${cell('Nível de impacto:', 'Médio')}${cell('Área construída:', '5.320 m²')}</tr><tr>${cell('Expedida em:', shortDate(issued))}${cell('Vence em:', shortDate(expires))}</tr></table>
<p class="b" style="margin-top:4mm">CONDICIONANTES AMBIENTAIS</p>${conditions(random, 9)}<p class="c" style="margin-top:10mm">${signer}<br>Secretário(a) Municipal de Meio Ambiente</p>`
    return {
      paper: {
        font: 'Carlito',
        sizePt: 11,
        css: '.g{margin-top:3mm}.g td{border:.2mm solid #000;padding:1mm 2mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['Beneficiamento de algodão, com prensagem e armazenamento de fardos'],
      },
    }
  },
  'use-and-activity': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'PE', 'Lavanderia')
    const line = (label: string, value: string): Html => html`<p style="margin:0 0 1mm">${label} ${value}</p>`
    const body = html`<p class="c">${crest(13)} <b>CIDADE DO RECIFE IMAGINÁRIO</b></p><p class="c">Secretaria de Meio Ambiente e Sustentabilidade do Município</p><p class="c b" style="font-size:15pt">LICENÇA DE OPERAÇÃO</p><p class="c">nº ${number}</p>
${line('INTERESSADO(A):', firm.name.toUpperCase())}${line('CNPJ/CPF:', maskCnpj(firm.id))}${line('USO/ATIVIDADE:', 'LAVANDERIA DE JEANS COM ESTONAGEM E DESBOTE')}${line('LOGRADOURO:', `${firm.address.street}, ${firm.address.number}`)}${line('RPA:', '4')}${line('EMISSÃO:', shortDate(issued))}${line('VALIDADE:', shortDate(expires))}
<p class="b" style="margin-top:3mm">EXIGÊNCIAS</p>${conditions(random, 9)}<p class="c" style="margin-top:10mm">${signer}<br>Gerente de Licenciamento Ambiental</p><p class="s">Para verificar a autenticidade desta licença acesse licenciamento.recifeimaginario.pe.gov.br e informe o código ${key}</p>`
    return {
      paper: { font: 'DejaVu Sans', sizePt: 9, margin: '18mm 22mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'licenciamento.recifeimaginario.pe.gov.br',
        mainActivity: ['LAVANDERIA DE JEANS COM ESTONAGEM E DESBOTE'],
      },
    }
  },
  'kind-of-activity': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'AP', 'Pescados')
    const row = (label: string, value: string): Html =>
      html`<tr><td class="k">${label}</td><td>${value}</td></tr>`
    const body = html`<p class="c">GOVERNO DO ESTADO DO AMAPÁ<br><b>SECRETARIA DE ESTADO DO MEIO AMBIENTE – SEMA/AP</b></p><table class="g">${row('Documento', `Licença de Operação nº ${number}`)}${row('Nome', firm.name)}${row('CNPJ', maskCnpj(firm.id))}${row('Tipo de atividade', 'Industrialização de pescado, com túnel de congelamento')}${row('Endereço da atividade', `${firm.address.street}, ${firm.address.number}, Santana/AP`)}${row('Início da atividade', '14/02/2009')}${row('Data de expedição', shortDate(issued))}${row('Prazo de validade', `até ${shortDate(expires)}`)}</table>
<p class="b" style="margin-top:4mm">Condicionantes</p>${conditions(random, 8)}<p class="j">9. Qualquer ampliação da atividade de congelamento dependerá de nova licença.</p><p>Macapá, ${longDate(issued)}</p><p class="c" style="margin-top:10mm">${signer}<br>Secretário(a) de Estado</p>`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 10,
        css: '.g{margin-top:4mm}.g td{border:.2mm solid #777;padding:1mm 2mm}.k{width:44mm;background:#f2f2f2}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: ['Industrialização de pescado, com túnel de congelamento'],
      },
    }
  },
  'branch-and-activity': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'RS', 'Metalúrgica')
    const body = html`<table><tr><td style="width:18mm">${crest(13)}</td><td><b>Prefeitura Municipal de Panambi do Vale</b><br>Departamento de Meio Ambiente – DEMA</td></tr></table><p class="c b" style="font-size:14pt;margin:5mm 0">LICENÇA DE OPERAÇÃO – LO Nº ${number}</p>
<p class="b">I – IDENTIFICAÇÃO</p><p>Empreendedor: ${firm.name}<br>CNPJ: ${maskCnpj(firm.id)}<br>Endereço: ${firm.address.street}, ${firm.address.number}</p><p class="b">II – EMPREENDIMENTO</p><p>Ramo de atividade: Indústria metalúrgica<br>Atividade licenciada: Galvanoplastia com cromagem e zincagem<br>CODRAM: 1124,10<br>Medida de porte: 480 m² (área útil)<br>Potencial poluidor da atividade: Alto</p>
<p class="b">III – VALIDADE</p><p>Este documento é válido no período de ${shortDate(issued)} a ${shortDate(expires)}.</p><p class="b">IV – CONDIÇÕES</p>${conditions(random, 8)}<p class="c" style="margin-top:9mm">${signer}<br>Licenciador(a)</p><p class="s">Verificação de autenticidade: panambidovale.rs.gov.br/dema, chave ${key}</p>`
    return {
      paper: { font: 'Liberation Sans', sizePt: 10, margin: '16mm 24mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'panambidovale.rs.gov.br/dema',
        mainActivity: ['Galvanoplastia com cromagem e zincagem'],
      },
    }
  },
})
