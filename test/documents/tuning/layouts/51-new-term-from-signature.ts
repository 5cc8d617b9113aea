import {
  addDays,
  addMonths,
  addYears,
  inWords,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** No date of expiry: a term in years that runs from the signature or from the issue. */
export const layout = licencePages('new-term-from-signature', {
  signature(random) {
    const one = firm(random, 'TO', 'Frigorífico')
    const asked = randomDate(random, 2019, 2024)
    const signed = addDays(asked, random.int(100, 300))
    const years = random.pick([4, 5, 6])
    const number = `${random.int(1000, 4999)}/${year(signed)}`
    const [verifier, crc] = [`0${random.digits(7)}`, hex(random, 8)]
    const link = 'https://sei.to.gov.br/sei/controlador_externo.php?acao=documento_conferir'
    const body = html`<div class="c">${crest(15, '#1d4e7a')}<p><b>GOVERNO DO ESTADO DO TOCANTINS</b><br>INSTITUTO DO MEIO AMBIENTE E ÁGUAS</p></div><p class="b">LICENÇA DE OPERAÇÃO Nº ${number}</p>
<p class="j">O Presidente do Instituto, no uso das atribuições que lhe confere o Ato nº ${random.digits(4)}, de ${longDate(randomDate(random, 2016, 2018))}, e tendo em vista o requerimento de ${longDate(asked)} e o Parecer Técnico nº ${random.digits(3)}/${year(signed)}, resolve expedir a presente Licença de Operação a <b>${one.name}</b>, inscrita no CNPJ sob o nº ${maskCnpj(one.id)}, com sede na ${written(one.address)}, para a atividade de abate de bovinos e preparação de carnes, com capacidade de ${random.int(200, 900)} cabeças por dia.</p>
<p class="j">Esta licença é válida pelo prazo de ${years} (${inWords(years)}) anos, contados da data de sua assinatura, observadas as condicionantes do verso, que dela fazem parte.</p>
<p class="j">A Licença de Instalação nº ${random.digits(4)}/${year(signed) - 2}, com validade até ${shortDate(addMonths(signed, 5))}, perde seu efeito com a expedição desta.</p>
<p class="j">O interessado tem 30 (trinta) dias para publicar o extrato e 90 (noventa) dias para entregar a outorga de uso da água, vencida em ${shortDate(addMonths(asked, -2))}.</p>
<p class="sei">Documento assinado eletronicamente por <b>${folk(random).name}</b>, Presidente, em ${shortDate(signed)}, às ${officeTime(random).slice(0, 5)}, conforme horário oficial de Brasília, com fundamento no art. 6º do Decreto nº 8.539/2015.</p><p class="sei">A autenticidade deste documento pode ser conferida no site ${link}, informando o código verificador ${verifier} e o código CRC ${crc}.</p>`
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 12,
        margin: '22mm 26mm',
        css: '.sei{border-top:.2mm solid #555;font-size:9.5pt;padding-top:1.5mm}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(signed, years),
        validationLink: link,
        mainActivity: ['abate de bovinos e preparação de carnes'],
      },
    }
  },
  months(random) {
    const at = town(random, 'PI')
    const one = firm(random, 'PI', 'Cerâmica')
    const issued = randomDate(random, 2019, 2025)
    const number = `${String(random.int(7, 98)).padStart(3, '0')}/${year(issued)}-SEMMA`
    const body = html`<p class="c b">ESTADO DO PIAUÍ<br>PREFEITURA MUNICIPAL DE ${at.city.toUpperCase()}<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE – SEMMA</p><table class="t"><tr><td class="b">LICENÇA MUNICIPAL DE OPERAÇÃO (LMO)</td><td>Nº ${number}</td></tr><tr><td colspan="2">Prazo de validade: 24 (vinte e quatro) meses, a contar da data de emissão</td></tr><tr><td>Processo: ${federalProcess(random, year(issued) - 1)}</td><td>Emissão: ${shortDate(issued, '-')}</td></tr><tr><td colspan="2">Interessado: ${one.name}</td></tr><tr><td>CNPJ: ${maskCnpj(one.id)}</td><td>Insc. Municipal: ${random.digits(6)}</td></tr><tr><td colspan="2">Empreendimento: fabricação de telhas e tijolos cerâmicos</td></tr><tr><td colspan="2">Endereço: ${written(one.address, 'dashes')}</td></tr></table>
<p>Condições de validade desta licença:</p><ol><li>Pedido de renovação com 120 dias de antecedência;</li><li>Licença de lavra da jazida de argila, ANM nº ${random.digits(3)}.${random.digits(3)}/${year(issued) - 4}, vigente até ${shortDate(addMonths(issued, 14), '-')};</li><li>Lenha somente de origem comprovada, pelo prazo de 5 anos guardados os documentos;</li><li>Não ampliar a produção sem prévia licença.</li></ol>
<p class="c" style="margin-top:16mm">_______________________________________<br>${folk(random, { gender: 'm' }).name}<br>Secretário Municipal</p>`
    return {
      paper: {
        font: 'Andika',
        sizePt: 10,
        margin: '20mm',
        css: 'b,.b,h1,h2{font-weight:normal}.t td{border:.3mm solid #000;padding:1.4mm 2mm}.t{margin:5mm 0}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: addMonths(issued, 24),
        mainActivity: ['fabricação de telhas e tijolos cerâmicos'],
      },
    }
  },
})
