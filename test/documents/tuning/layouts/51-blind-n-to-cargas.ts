import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { LINED, licensee, lined, named, plates } from '../blind-n.ts'

/** NATURATINS: an authorisation for a haulier, with a table of vehicles and one of goods by UN number. */
export const layout: Layout = {
  name: 'blind-n-to-cargas',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% LOGISTICA E CARGAS LTDA - ME', '0002')
    const issued = randomDate(random, 2021, 2024)
    const expires = addYears(issued, 2)
    const number = `${random.int(1002, 7980)}-${year(issued)}`
    const [fleet, key] = [plates(random, 22), alphanumeric(random, 10).toUpperCase()]
    const activity = 'Transporte rodoviário de cargas perigosas'
    const kinds = [
      'Cavalo mecânico',
      'Semirreboque tanque',
      'Cavalo mecânico',
      'Semirreboque tanque',
      'Caminhão tanque',
      'Caminhão baú',
    ]
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 10,
          margin: '14mm 16mm',
          css: `${LINED} .lined { font-size: 9pt } .lined th { background: #f5e3b8 } h3 { font-size: 10.5pt; margin: 3mm 0 1mm; border-bottom: .4mm solid #b5862b } .d b { display: inline-block; min-width: 36mm }`,
        },
        html`<table><tr><td style="width:18mm">${crest(14, '#b5862b')}</td><td class="c"><b>GOVERNO DO ESTADO DO TOCANTINS</b><br>INSTITUTO NATUREZA DO TOCANTINS - NATURATINS<br>Diretoria de Gestão e Regularização Ambiental</td><td style="width:18mm"></td></tr></table>
<p class="c b" style="font-size:14pt;margin:4mm 0 1mm">AUTORIZAÇÃO AMBIENTAL DE TRANSPORTE DE CARGAS PERIGOSAS</p><p class="c b" style="font-size:12pt">AATCP Nº ${number}</p>
<h3>Interessado</h3><p class="d"><b>Empresa:</b> ${firm.name}<br><b>CNPJ:</b> ${maskCnpj(firm.id)}<br><b>Endereço:</b> ${firm.road}, Porto Nacional - TO<br><b>Processo:</b> ${random.int(1010, 4900)}-${year(issued)}-M<br><b>Atividade:</b> ${activity}<br><b>Emissão:</b> ${shortDate(issued)}<br><b>Vencimento:</b> ${shortDate(expires)}</p>
<h3>Veículos autorizados</h3>${lined(
          fleet.map((one, index) => [
            index + 1,
            one,
            kinds[index % kinds.length] ?? '',
            random.int(2008, 2021),
            `${random.digits(11)}`,
          ]),
          ['Item', 'Placa', 'Espécie', 'Ano', 'RENAVAM'],
        )}
<h3>Produtos</h3>${lined(
          [
            ['1202', 'Óleo diesel', '3', 'III'],
            ['1203', 'Gasolina', '3', 'II'],
            ['1170', 'Etanol', '3', 'II'],
            ['1824', 'Hidróxido de sódio, solução', '8', 'II'],
          ],
          ['Nº ONU', 'Nome apropriado para embarque', 'Classe', 'Grupo'],
        )}
<h3>Exigências</h3><p class="j">a) O condutor deve portar cópia desta autorização e a ficha de emergência. b) O CIV e o CIPP dos tanques têm validade própria e devem ser renovados. c) Acidentes devem ser informados pelo telefone 0800 63 1155. d) O pernoite é vedado a menos de 500 metros de mananciais.</p>
<p class="r">Palmas, ${longDate(issued)}.</p><p class="c">${named(random)}<br><span class="s">Assinado digitalmente – Presidente do NATURATINS</span></p>
<p class="s c" style="border:.2mm solid #b5862b;padding:1.5mm">Validação deste documento: https://sigam.naturatins.to.gov.br/validar &nbsp; Código de segurança: ${key}</p>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: fleet,
        validationLink: 'https://sigam.naturatins.to.gov.br/validar',
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
