import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cpf, hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { duties, firm, GRID, rows, someone } from '../blind-k.ts'

/** Federal District: a SEI act in table rows, waste that is expressly not dangerous, and the local stamp `verificador= … CRC= …`. */
export const layout: Layout = {
  name: 'blind-k-df-residuos',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* COLETA E TRANSPORTE DE ENTULHOS LTDA - ME')
    const issued = randomDate(random, 2019, 2023)
    const number = `${random.int(11, 96)}/${year(issued)}`
    const verifier = `${random.int(3, 9)}${random.digits(7)}`
    const crc = hex(random, 8)
    const link =
      'http://sei.df.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const activity =
      'Coleta e transporte de resíduos da construção civil e volumosos não perigosos (classes II A e II B)'
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 11,
          margin: '14mm 18mm',
          css: `${GRID} .grid td:first-child { width: 44mm; font-weight: bold }`,
        },
        html`<div class="c">${crest(15, '#1b4e8a')}<br>GOVERNO DO DISTRITO FEDERAL<br>INSTITUTO DO MEIO AMBIENTE E DOS RECURSOS HÍDRICOS DO DISTRITO FEDERAL – BRASÍLIA AMBIENTAL<br>Presidência<br>Superintendência de Licenciamento Ambiental</div>
<p class="c b" style="margin:4mm 0">Licença de Operação SEI-GDF n.º ${number} - IBRAM/PRESI/SULAM</p>
${rows([
  ['PROCESSO', `00391-0000${random.digits(4)}/${year(issued) - 1}-${random.digits(2)}`],
  ['REQUERENTE', holder.name],
  ['CNPJ', maskCnpj(holder.id)],
  ['REPRESENTANTE LEGAL', `${someone(random)}, CPF ${maskCpf(cpf(random))}`],
  ['ENDEREÇO', `${holder.street}, Ceilândia/DF`],
  ['ATIVIDADE', activity],
  ['PORTE / POTENCIAL', 'Pequeno / Baixo'],
  ['PRAZO DE VALIDADE', '05 (CINCO) ANOS, a contar da data de assinatura'],
  ['COMPENSAÇÃO', 'Ambiental: (X) NÃO ( ) SIM   Florestal: (X) NÃO ( ) SIM'],
])}
<p class="b" style="margin-top:4mm">I - DAS INFORMAÇÕES</p>
<p class="j">Esta licença é concedida com base no Parecer Técnico n.º ${random.int(100, 480)}/${year(issued)} - IBRAM/PRESI/SULAM/DILAM-IV, de ${longDate(issued)}. O transporte de resíduos perigosos e de serviços de saúde é vedado por este ato.</p>
<p class="b">II - CONDICIONANTES, EXIGÊNCIAS E RESTRIÇÕES</p>
${duties(
  [
    'O aviso de recebimento desta licença deverá ser publicado no DODF em até 30 (trinta) dias corridos;',
    'Emitir o Controle de Transporte de Resíduos (CTR) a cada viagem, conforme a Lei nº 4704/2011;',
    'Os veículos deverão estar cadastrados no SLU e levar lona de cobertura;',
    'Requerer a renovação com antecedência mínima de 120 (cento e vinte) dias.',
  ],
  (index) => `${index + 1}.`,
)}
<p class="s" style="border:.3mm solid #888;padding:2mm">Documento assinado eletronicamente por <b>${someone(random).toUpperCase()} - Matr.0${random.digits(6)}-${random.digits(1)}</b>, Presidente do Brasília Ambiental, em ${shortDate(issued)}, às ${random.int(10, 17)}:${random.int(10, 59)}, conforme art. 6º do Decreto n° 36.756, de 16 de setembro de 2015, publicado no Diário Oficial do Distrito Federal nº 180, quinta-feira, 17 de setembro de 2015.</p>
<p class="s" style="border:.3mm solid #888;padding:2mm">A autenticidade do documento pode ser conferida no site: ${link} verificador= <b>${verifier}</b> código CRC= <b>${crc}</b>.</p>
<p class="c s">"Brasília - Patrimônio Cultural da Humanidade"<br>SEPN 511 - Bloco C - Edifício Bittar - CEP 70750-543 - DF</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(issued, 5),
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
