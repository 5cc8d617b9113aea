import { shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { duties, holder, somebody, term } from '../blind-z.ts'

const LINK = 'https://sei.ibama.gov.br/autenticidade'
const css = `
.top p { margin: 0 } h1 { font-size: 13pt; text-align: center; margin: 6mm 0 1mm } h2 { font-size: 10.5pt; margin: 4mm 0 1mm }
.data { margin-right: .5mm; border: 1pt solid #000; padding: 3mm } .data p { margin: 0 0 1.2mm } .two { columns: 2; column-gap: 8mm } .box { margin-right: .5mm; border: .6pt solid #888; padding: 2mm; margin-top: 5mm }`

/** A federal licence of a port: data in a frame, the number of the paper in brackets after its own. */
export const layout = licencePages('blind-z-federal-porto', {
  one: (random) => {
    const { issued, expires } = term(random, 10, 2016, 2023)
    const firm = holder(random, 'Terminal Graneleiro')
    const number = `${random.int(1102, 1688)}/${year(issued)}`
    const [verifier, crc] = [random.digits(7), hex(random, 8)]
    const activity = 'Terminal portuário de granéis vegetais com dois berços de atracação'
    const body = html`<div class="top c">${crest(16, '#444')}<p>SERVIÇO PÚBLICO FEDERAL</p><p>MINISTÉRIO DO MEIO AMBIENTE</p><p class="b">INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</p></div>
      <h1>LICENÇA DE OPERAÇÃO Nº ${number} (${verifier})</h1><p class="c b">VALIDADE: 10 (DEZ) ANOS<br>(a partir da data de sua assinatura)</p>
      <p class="j">A Presidência do Instituto, nomeada por Decreto de 10 de janeiro de ${year(issued) - 1}, no uso das atribuições que lhe confere o Decreto nº 8.973, de 24 de janeiro de 2017, RESOLVE expedir a presente licença à:</p>
      <div class="data two"><p><b>EMPRESA:</b> ${firm.name}</p><p><b>CNPJ:</b> ${maskCnpj(firm.id)}</p><p><b>CTF:</b> ${random.digits(7)}</p><p><b>ENDEREÇO:</b> ${firm.street}</p><p><b>BAIRRO:</b> ${firm.district}</p><p><b>CEP:</b> ${firm.postcode}</p><p><b>CIDADE:</b> Barra do Mutum &nbsp; <b>UF:</b> MA</p><p><b>TELEFONE:</b> (98) 3${random.digits(3)}-${random.digits(4)}</p><p><b>REGISTRO NO IBAMA:</b> Processo nº ${federalProcess(random, year(issued) - 8)}</p><p><b>TIPOLOGIA:</b> ${activity}</p></div>
      <p class="j" style="margin-top:4mm">A presente licença autoriza a operação das instalações descritas nos estudos apresentados, situadas na margem direita do estuário, observadas as condições discriminadas no verso e nos demais anexos constantes do processo, que, embora não transcritos, são parte integrante deste documento.</p>
      <p class="j">A validade deste documento está condicionada ao cumprimento das condições, que deverão ser atendidas nos respectivos prazos. Esta licença substitui a Licença de Operação nº ${random.int(402, 890)}/${year(issued) - 5}, cuja validade se encerrou em ${shortDate(issued)}.</p>
      <div class="box s"><p>Documento assinado eletronicamente por <b>${somebody(random, 'f')}</b>, Presidente Substituta, em ${shortDate(issued)}, às 09:${random.int(10, 59)}, conforme horário oficial de Brasília, com fundamento no art. 6º, § 1º, do Decreto nº 8.539, de 8 de outubro de 2015.</p><p>A autenticidade deste documento pode ser conferida no site ${LINK}, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</p></div>
      <div class="break"><p class="c b">CONDIÇÕES DE VALIDADE DA LICENÇA DE OPERAÇÃO Nº ${number}</p><h2>1. Condições gerais</h2>
      <p class="j">1.1. A renovação desta licença deverá ser requerida num prazo mínimo de 120 (cento e vinte) dias antes do término da sua validade.</p><p class="j">1.2. O Instituto deverá ser informado de qualquer alteração do projeto.</p><h2>2. Condições específicas</h2>
      ${duties(random, 7).map((duty, index) => html`<p class="j">2.${index + 1}. ${duty}</p>`)}</div>`
    return {
      paper: { font: 'Liberation Sans', sizePt: 10, css, margin: '15mm 22mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'FEDERAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: expires,
        validationLink: LINK,
        mainActivity: [activity],
      },
    }
  },
})
