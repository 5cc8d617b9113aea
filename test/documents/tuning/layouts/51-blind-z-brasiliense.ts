import { shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { duties, holder, somebody, term } from '../blind-z.ts'

const LINK =
  'http://sei.df.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
const css = `
td { border: .6pt solid #777; padding: 1.2mm 2mm; vertical-align: top } td:first-child { width: 46mm; background: #eee; font-weight: bold }
.sig { border-top: 1pt solid #999; margin-top: 6mm; padding-top: 2mm; font-size: .8em } .top p { margin: 0 }`

/** A licence of the Federal District made in SEI: a table of facts, roman chapters, the electronic signature. */
export const layout = licencePages('blind-z-brasiliense', {
  one: (random) => {
    const { issued, expires } = term(random, 6)
    const firm = holder(random, 'Cooperativa de Laticínios')
    const number = `${random.int(11, 148)}/${year(issued)}`
    const [verifier, crc] = [random.digits(8), hex(random, 8)]
    const activity = 'Beneficiamento e industrialização de leite e derivados'
    const rows = [
      ['Processo SEI', `00391-000${random.digits(5)}/${year(issued) - 3}-${random.digits(2)}`],
      ['Parecer Técnico', `SEI-GDF n.º ${random.int(200, 899)}/${year(issued)} - IBRAM/SULAM/DILAM`],
      ['Interessado', firm.name],
      ['CNPJ', maskCnpj(firm.id)],
      ['Endereço', `${firm.street}, ${firm.district}, Região Administrativa do Gama – DF`],
      ['Atividade licenciada', activity],
      ['Prazo de validade', '6 (seis) anos, a contar da assinatura desta licença'],
      ['Compensação ambiental', 'Não (  )   Sim ( X )'],
    ]
    const body = html`<div class="top c">${crest(15, '#1b5e3b')}<p>GOVERNO DO DISTRITO FEDERAL</p><p class="b">INSTITUTO DO MEIO AMBIENTE E DOS RECURSOS HÍDRICOS DO DISTRITO FEDERAL</p><p>Presidência</p></div>
      <p class="b" style="margin:6mm 0 4mm">Licença de Operação SEI-GDF n.º ${number} - IBRAM/PRESI</p>
      <table>${rows.map(([label, value]) => html`<tr><td>${label}:</td><td>${value}</td></tr>`)}</table>
      <p class="b" style="margin-top:5mm">I – DAS INFORMAÇÕES DA LICENÇA:</p>
      <p class="j">1. Uma via desta licença, ou cópia dela, deve ser mantida no local do empreendimento.</p>
      <p class="j">2. A publicação da presente licença será feita no Diário Oficial do Distrito Federal e em periódico de grande circulação, no prazo de 30 dias.</p>
      <p class="b">II – DAS CONDICIONANTES, EXIGÊNCIAS E RESTRIÇÕES:</p>
      ${duties(random, 7).map((duty, index) => html`<p class="j">${index + 1}. ${duty}</p>`)}
      <p class="sig">Documento assinado eletronicamente por <b>${somebody(random, 'm').toUpperCase()} - Matr. 0${random.digits(6)}-${random.digits(1)}</b>, <b>Presidente do Instituto</b>, em ${shortDate(issued)}, às 16:${random.int(10, 59)}, conforme art. 6º do Decreto n.º 36.756, de 16 de setembro de 2015, publicado no Diário Oficial do Distrito Federal n.º 180, quinta-feira, 17 de setembro de 2015.</p>
      <p class="sig">A autenticidade do documento pode ser conferida no site: ${LINK} verificador= <b>${verifier}</b> código CRC= <b>${crc}</b>.</p>
      <p class="c s" style="margin-top:6mm">"Brasília – Patrimônio da Humanidade"<br>SEPN 511, Bloco C, Edifício Bittar – CEP 70750-543 – DF<br>${`00391-000${random.digits(5)}`} &nbsp; Doc. SEI/GDF ${verifier}</p>`
    return {
      paper: { font: 'Carlito', sizePt: 11, css, margin: '14mm 20mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: `${verifier} ${crc}`,
        expirationDate: expires,
        validationLink: LINK,
        mainActivity: [activity],
      },
    }
  },
})
