import { addDays, addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { breakCheckDigit, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** Several dates in neighbouring columns, whose captions stand above them or beside them. */
export const layout = licencePages('new-neighbour-dates', {
  columns(random) {
    const one = firm(random, 'RO', 'Laticínios')
    const asked = randomDate(random, 2020, 2024)
    const issued = addDays(asked, random.int(80, 240))
    const expires = addYears(issued, 5)
    const number = `${random.digits(5)}`
    const body = html`<p class="c"><b>ESTADO DE RONDÔNIA</b><br>SECRETARIA DE ESTADO DO DESENVOLVIMENTO AMBIENTAL</p><h1>LICENÇA AMBIENTAL DE OPERAÇÃO</h1>
<table class="t c"><tr class="b"><td>Licença nº</td><td>Requerida em</td><td>Emitida em</td><td>Publicada em</td><td>Válida até</td></tr><tr><td>${number}</td><td>${shortDate(asked)}</td><td>${shortDate(issued)}</td><td>${shortDate(addDays(issued, 6))}</td><td>${shortDate(expires)}</td></tr></table>
<p><b>Empreendedor:</b> ${one.name} &#160; <b>CNPJ:</b> ${maskCnpj(one.id)}</p><p><b>Local:</b> ${written(one.address, 'dashes')}</p>
<table class="t"><tr class="b"><td>Atividade</td><td>Porte</td><td>Potencial poluidor</td></tr><tr><td>Preparação do leite e fabricação de laticínios</td><td>Médio</td><td>Alto</td></tr><tr><td>Posto de resfriamento de leite</td><td>Pequeno</td><td>Baixo</td></tr></table>
<table class="t"><tr class="b"><td>Condicionante</td><td>Prazo</td><td>Cumprida em</td></tr><tr><td>Plano de atendimento a emergências</td><td>${shortDate(addMonths(issued, 2))}</td><td>—</td></tr><tr><td>Análise do efluente tratado</td><td>${shortDate(addMonths(issued, 6))}</td><td>—</td></tr><tr><td>Renovação desta licença</td><td>${shortDate(addMonths(expires, -4))}</td><td>—</td></tr></table>
<p>A veracidade desta licença pode ser verificada em www.sedam.ro.gov.br/licenca, com o código RO${number}${year(issued)}.</p><p class="c" style="margin-top:12mm">${folk(random).name}<br>Coordenador de Licenciamento</p>`
    return {
      paper: {
        font: 'Open Sans',
        sizePt: 11,
        margin: '20mm 18mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:15pt;text-align:center}.t td{border:.25mm solid #444;padding:1mm 2mm}.t{margin:4mm 0}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        accessKey: `RO${number}${year(issued)}`,
        expirationDate: expires,
        validationLink: 'www.sedam.ro.gov.br/licenca',
        mainActivity: ['Preparação do leite e fabricação de laticínios', 'Posto de resfriamento de leite'],
      },
    }
  },
  pairs(random) {
    const at = town(random, 'RS')
    const one = firm(random, 'RS', 'Curtume')
    const id = breakCheckDigit(one.id)
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, 4)
    const number = `${random.int(11, 399)}/${year(issued)}`
    const officer = folk(random)
    const body = html`<table><tr><td><b>MUNICÍPIO DE ${at.city.toUpperCase()}</b><br>Secretaria Municipal de Meio Ambiente – SMMA<br><span class="s">CNPJ 87.${random.digits(3)}.${random.digits(3)}/0001-${random.digits(2)}</span></td><td class="r">Página 1 de 1</td></tr></table><h1>LO – Licença de Operação Nº ${number}</h1>
<table class="t"><tr><td>Data do protocolo</td><td>${shortDate(addMonths(issued, -7))}</td><td>Validade da LP</td><td>${shortDate(addMonths(issued, -30))}</td></tr><tr><td>Data da vistoria</td><td>${shortDate(addDays(issued, -33))}</td><td>Validade da LI</td><td>${shortDate(addMonths(issued, -6))}</td></tr><tr><td>Data de emissão</td><td>${shortDate(issued)}</td><td>Validade da LO</td><td>${shortDate(expires)}</td></tr></table>
<p class="j">A Secretaria Municipal de Meio Ambiente, no uso das atribuições da Lei Complementar nº 140/2011, CONCEDE a presente licença a:</p>
<table class="t"><tr><td>Empresa</td><td colspan="3">${one.name}</td></tr><tr><td>CNPJ</td><td>${maskCnpj(id)}</td><td>Telefone</td><td>(5${random.int(1, 5)}) 3${random.digits(3)}-${random.digits(4)}</td></tr><tr><td>Sócio administrador</td><td>${officer.name}</td><td>CPF</td><td>${maskCpf(officer.cpf)}</td></tr><tr><td>Endereço</td><td colspan="3">${written(one.address, 'short')}</td></tr><tr><td>Ramo de atividade</td><td colspan="3">Curtimento e outras preparações de couro</td></tr></table>
<p>1. Apresentar ART do responsável pela ETE até ${shortDate(addMonths(issued, 1))}.<br>2. Relatório de monitoramento: todo dia 10 de janeiro e 10 de julho.<br>3. Alvará dos bombeiros: renovar antes de ${shortDate(addMonths(issued, 9))}.</p><p>${at.city}, ${longDate(issued)}.</p><p style="margin-top:12mm">_____________________________<br>${folk(random, { gender: 'f' }).name}<br>Licenciadora Ambiental – Portaria ${random.digits(3)}/${year(issued) - 3}</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10,
        margin: '16mm 20mm',
        css: 'h1{font-size:14pt;border-top:.5mm solid #276b33;border-bottom:.5mm solid #276b33;padding:1mm}.t td{border:.2mm solid #7a7;padding:.8mm 2mm}.t{margin:3mm 0}',
      },
      body,
      read: {
        id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['Curtimento e outras preparações de couro'],
        documentValidation: false,
      },
    }
  },
})
