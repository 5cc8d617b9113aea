import { company } from '../../generator/companies.ts'
import {
  addYears,
  inWords,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** Federal District: a state here, in SEI, with a table of answers and the term in capitals. */
export const layout: Layout = {
  name: 'ibram-df',
  type: 51,
  variants: ['company', 'person'],
  print(random, variant) {
    const firm = company(random, 'DF')
    const owner = person(random, { uf: 'DF' })
    const natural = variant === 'person'
    const issued = randomDate(random, 2019, 2025)
    const years = random.pick([2, 5, 10])
    const number = `${random.int(3, 190)}/${year(issued)}`
    const [verifier, crc] = [`${random.int(30, 99)}${random.digits(6)}`, hex(random, 8)]
    const signer = person(random, { gender: 'm' })
    const activity = natural
      ? 'AVICULTURA DE CORTE EM SISTEMA INTEGRADO'
      : random.pick(['USINA DE CONCRETO', 'POSTO REVENDEDOR DE COMBUSTÍVEIS'])
    const link =
      'http://sei.df.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const row = (label: string, value: string) => html`<tr><td class="b">${label}</td><td>${value}</td></tr>`
    const body = html`<div class="c">${crest(15, '#0a6b3d')}<br>GOVERNO DO DISTRITO FEDERAL<br>INSTITUTO DO MEIO AMBIENTE E DOS RECURSOS HÍDRICOS DO DISTRITO FEDERAL – BRASÍLIA AMBIENTAL – IBRAM<br>Superintendência de Licenciamento Ambiental</div>
<p class="c" style="margin:5mm 0"><b>Licença de Operação SEI-GDF n.º ${number} - IBRAM/PRESI</b></p>
<table class="g">${row('Processo nº:', `00391-0000${random.digits(4)}/${year(issued) - 1}-${random.digits(2)}`)}${row('Parecer Técnico nº:', `${random.int(20, 900)}/${year(issued)} - IBRAM/SULAM`)}${row('Interessado:', natural ? owner.name : firm.name)}${row(natural ? 'CPF:' : 'CNPJ:', natural ? maskCpf(owner.cpf) : maskCnpj(firm.id))}${row('Endereço:', oneLine(firm.address))}${row('Coordenadas Geográficas:', "15°47'S, 47°52'W")}${row('Atividade Licenciada:', activity)}${row('Prazo de Validade:', `${years} (${inWords(years).toUpperCase()}) ANOS`)}${row('Compensação:', 'Ambiental (X) Não ( ) Sim - Florestal (X) Não ( ) Sim')}</table>
<p class="b">I – DAS INFORMAÇÕES:</p><p class="j">1. Esta licença é válida a partir da assinatura do interessado; 2. A publicação da presente licença deverá ser feita no Diário Oficial do Distrito Federal no prazo máximo de 30 (trinta) dias corridos; 3. O IBRAM poderá suspender ou cancelar a presente licença.</p>
<p class="b">II – DAS CONDICIONANTES, EXIGÊNCIAS E RESTRIÇÕES:</p>${conditions(random, 11)}
<p class="r">Brasília, ${longDate(issued)}.</p>
<table class="g s"><tr><td>Documento assinado eletronicamente por <b>${signer.name.toUpperCase()} - Matr.0${random.digits(6)}-${random.digits(1)}</b>, <b>Presidente do Instituto Brasília Ambiental</b>, em ${shortDate(issued)}, às ${officeTime(random).slice(0, 5)}, conforme art. 6º do Decreto n° 36.756, de 16 de setembro de 2015.</td></tr><tr><td>A autenticidade do documento pode ser conferida no site: ${link} verificador= <b>${verifier}</b> código CRC= <b>${crc}</b>.</td></tr></table>
<p class="s c">"Brasília - Patrimônio Cultural da Humanidade"<br>SEPN 511 - Bloco C - Bairro Asa Norte - CEP 70.750-543 - DF</p>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11,
          css: '.g td{border:1px solid #888;padding:.7mm 2mm;vertical-align:top}.g td:first-child{width:auto}',
        },
        body,
      ),
      data: licenceData({
        id: natural ? owner.cpf : firm.id,
        number,
        scope: 'STATE',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(issued, years),
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
