import { addYears, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { demands, licensee, listed, named } from '../blind-n.ts'

/** Federal District: a concrete plant's licence out of SEI-GDF, with a department after the number and the term in years. */
export const layout: Layout = {
  name: 'blind-n-df-concreto',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% Concreto Usinado S/A', '0003')
    const issued = randomDate(random, 2019, 2024)
    const number = `${random.int(12, 240)}/${year(issued)}`
    const [verifier, crc] = [random.digits(9), hex(random, 8)]
    const activity = 'Usina de produção de concreto'
    const process = `00391-${random.digits(8)}/${year(issued) - 1}-${random.int(10, 99)}`
    const link =
      'http://sei.df.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    return {
      html: sheet(
        {
          font: 'DejaVu Sans',
          sizePt: 9,
          margin: '15mm 18mm',
          css: '.q { border: .2mm solid #999; padding: 2mm 3mm; margin: 3mm 0; line-height: 1.6 } .fine { font-size: 7.5pt; overflow-wrap: anywhere }',
        },
        html`<div class="c">${crest(13, '#204a2e')}<p><b>GOVERNO DO DISTRITO FEDERAL</b><br>INSTITUTO DO MEIO AMBIENTE E DOS RECURSOS HÍDRICOS DO DISTRITO FEDERAL - BRASÍLIA AMBIENTAL<br>Superintendência de Licenciamento Ambiental</p></div>
<p class="c b" style="font-size:11pt">Licença de Operação SEI-GDF n.º ${number} - IBRAM/PRESI</p>
<div class="q"><b>Processo nº:</b> ${process}<br><b>Parecer Técnico nº:</b> ${random.int(100, 900)}/${year(issued)} - IBRAM/SULAM/DILAM-III (${random.digits(8)})<br><b>Interessado:</b> ${firm.name}<br><b>CNPJ:</b> ${maskCnpj(firm.id)}<br><b>Endereço:</b> SIA Trecho 17, Lote ${random.int(110, 990)}, Guará/DF<br><b>Atividade Licenciada:</b> ${activity}<br><b>Prazo de Validade:</b> 7 (SETE) ANOS, a contar da assinatura pelo interessado<br><b>Compensação:</b> Ambiental (X) Não ( ) Sim - Florestal (X) Não ( ) Sim</div>
<p class="b">I - DAS INFORMAÇÕES:</p><p class="j">1. Esta licença foi emitida pelo Brasília Ambiental e assinada pelo interessado na mesma data, ${longDate(issued)}. 2. O extrato deve ser publicado no DODF em até 30 dias corridos. 3. A renovação deve ser requerida 120 dias antes do fim do prazo.</p>
<p class="b">II - DAS CONDICIONANTES, EXIGÊNCIAS E RESTRIÇÕES:</p>${listed(demands(random, 8, issued), (index) => `${index + 1}.`)}
<div class="q fine">Documento assinado eletronicamente por <b>${named(random).toUpperCase()} - Matr. 1.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}, Presidente do Brasília Ambiental</b>, em ${shortDate(issued)}, às ${officeTime(random).slice(0, 5)}, conforme art. 6º do Decreto n° 36.756, de 16 de setembro de 2015.</div>
<div class="q fine">A autenticidade do documento pode ser conferida no site: ${link} verificador= <b>${verifier}</b> código CRC= <b>${crc}</b>.</div>
<p class="c fine">"Brasília - Patrimônio Cultural da Humanidade"<br>SEPN 511 - Bloco C - Edifício Bittar - CEP 70750-543 - DF</p>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(issued, 7),
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
