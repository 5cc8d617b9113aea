import { addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, maskCnpj, plate } from '../../generator/numbers.ts'
import { firm, GRID, rows, someone } from '../blind-k.ts'

/** Tocantins: the authorisation for dangerous cargo with a table of products and one of vehicles, and a term in months. */
export const layout: Layout = {
  name: 'blind-k-to-atcp',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* Comércio e Transporte de Gás Ltda')
    const issued = randomDate(random, 2021, 2024)
    const number = `${random.int(1100, 6900)}-${year(issued)}`
    const plates = [plate(random, 'mercosul'), plate(random, 'old'), plate(random, 'mercosul')]
    const code = alphanumeric(random, 12)
    const activity = 'Transporte de cargas perigosas por rodovia'
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 9.5,
          margin: '14mm 17mm',
          css: `${GRID} .grid { margin-bottom: 3mm } .grid th { background: #dfe9f5 }`,
        },
        html`<table><tr><td style="width:18mm">${crest(14, '#1c5fa8')}</td><td>GOVERNO DO ESTADO DO TOCANTINS<br><b>INSTITUTO NATUREZA DO TOCANTINS – NATURATINS</b><br><span class="s">302 Norte, Al. 1, Lote 03 – Palmas – naturatins.to.gov.br</span></td></tr></table>
<p class="c b" style="font-size:13pt;margin:4mm 0 0">AUTORIZAÇÃO AMBIENTAL PARA O TRANSPORTE DE CARGAS PERIGOSAS</p><p class="c b">ATCP Nº ${number}</p>
${rows([
  [
    html`<b>Processo</b><br>${random.int(1000, 6000)}-${year(issued)}-M`,
    html`<b>Emitida em</b><br>${shortDate(issued)}`,
    html`<b>Validade</b><br>12 (doze) meses, contados da data de emissão`,
  ],
])}
${rows([
  ['Empreendedor', holder.name],
  ['CPF/CNPJ', maskCnpj(holder.id)],
  ['Endereço', `${holder.street}, Araguaína – TO`],
  ['Atividade', activity],
  ['Responsável técnico', `${someone(random)}, CRQ 12ª ${random.digits(5)}`],
])}
<p class="b">Produtos</p>${rows(
          [
            ['1075', 'GASES LIQUEFEITOS DE PETRÓLEO', '2.1', '–'],
            ['1202', 'ÓLEO DIESEL', '3', 'III'],
            ['1170', 'ETANOL EM SOLUÇÃO', '3', 'II'],
          ],
          ['Nº ONU', 'Nome apropriado para embarque', 'Classe', 'Grupo de embalagem'],
        )}
<p class="b">Veículos</p>${rows(
          plates.map((item, index) => [
            item,
            random.digits(11),
            `${random.int(2008, 2022)}`,
            ['Cavalo trator', 'Semirreboque', 'Caminhão'][index] ?? '',
            `CIV ${random.digits(6)} – ${shortDate(addMonths(issued, index + 4))}`,
          ]),
          ['Placa', 'RENAVAM', 'Ano', 'Espécie', 'Inspeção veicular'],
        )}
<p class="j s">Observações: a) esta autorização vale somente nas rodovias do Estado; b) o pedido de renovação será protocolado 30 dias antes do vencimento; c) a perda da validade da inspeção do veículo suspende a autorização quanto a ele; d) ${year(issued) - 1}: autorização anterior nº ${random.int(900, 1090)}-${year(issued) - 1}.</p>
<p>Palmas, ${longDate(issued)}.</p><p class="c" style="margin-top:8mm"><b>${someone(random)}</b><br>Presidente do Naturatins</p>
<p class="s">Confira a autenticidade no SIGAM: sigam.naturatins.to.gov.br/autenticidade – Código de autenticidade: ${code}</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addMonths(issued, 12),
        licensePlate: plates,
        validationLink: 'sigam.naturatins.to.gov.br/autenticidade',
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
