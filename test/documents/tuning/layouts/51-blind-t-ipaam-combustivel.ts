import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { demands, firm, GRID, grid, listed, signs, somebody, trucks, unbroken } from '../blind-t.ts'

/** IPAAM: fuel by road; captions in capitals in one frame, and the vehicles on an annex of their own. */
export const layout: Layout = licencePages('blind-t-ipaam-combustivel', {
  one: (random) => {
    const owner = firm(random, '~ TRANSPORTE DE COMBUSTÍVEIS EIRELI')
    const issued = randomDate(random, 2018, 2023)
    const expires = addYears(issued, 2)
    const number = `${random.int(108, 690)}/${String(year(issued)).slice(2)}-0${random.int(2, 7)}`
    const plates = trucks(random, 16)
    const activity = 'Transporte rodoviário de produtos perigosos (gasolina, etanol e óleo diesel)'
    const kinds = ['Caminhão-tanque', 'Cavalo mecânico', 'Semirreboque tanque']
    const maker = ['Randon', 'Volvo', 'Scania', 'Guerra', 'Iveco']
    const head = html`<table><tr><td style="width:20mm">${crest(15)}</td><td><b>GOVERNO DO ESTADO DO AMAZONAS</b><br>INSTITUTO DE PROTEÇÃO AMBIENTAL DO AMAZONAS – IPAAM</td></tr></table>`
    return {
      paper: {
        font: 'Noto Sans',
        sizePt: 9.5,
        margin: '16mm 20mm',
        css: `${GRID} .frame { border: .4mm solid #222; padding: 3mm 4mm; margin: 0 .5mm 4mm 0 }`,
      },
      body: html`${head}<p class="c b" style="font-size:14pt;margin:4mm 0">LICENÇA DE OPERAÇÃO – L.O. Nº ${number}<br><span style="font-size:10pt">(RENOVAÇÃO)</span></p>
<div class="frame"><p><b>INTERESSADO:</b> ${owner.name.toUpperCase()}</p><p><b>ENDEREÇO PARA CORRESPONDÊNCIA:</b> ${owner.road}, Manaus-AM</p><p><b>CNPJ/CPF:</b> ${maskCnpj(owner.id)} &nbsp;&nbsp; <b>INSCRIÇÃO ESTADUAL:</b> ${random.digits(2)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</p><p><b>FONE:</b> (92) 3${random.digits(3)}-${random.digits(4)} &nbsp;&nbsp; <b>PROCESSO Nº:</b> ${random.digits(4)}/T/${String(year(issued) - 9).slice(2)}</p><p><b>ATIVIDADE:</b> ${activity}</p><p><b>LOCALIZAÇÃO DA ATIVIDADE:</b> Rodovias e vias do Estado do Amazonas</p><p><b>FINALIDADE:</b> Autorizar a operação com os veículos do anexo único.</p><p><b>POTENCIAL POLUIDOR/DEGRADADOR:</b> Grande &nbsp;&nbsp; <b>PORTE:</b> Médio</p><p><b>PRAZO DE VALIDADE DESTA LICENÇA:</b> até ${shortDate(expires)}</p></div>
<p class="b">ATENÇÃO:</p>
${listed(demands(random, 11, issued), () => '–')}
<p class="r">Manaus-AM, ${longDate(issued)}.</p>
${signs(somebody(random), 'Diretor-Presidente do IPAAM')}
<div class="break"></div>${head}<p class="c b" style="margin:4mm 0">ANEXO ÚNICO DA L.O. Nº ${unbroken(number)} – VEÍCULOS LICENCIADOS</p>
${grid(
  plates.map((plate, index) => [
    index + 1,
    kinds[index % 3] ?? '',
    maker[index % 5] ?? '',
    plate,
    shortDate(addDays(issued, 40 + 17 * index)),
  ]),
  ['ITEM', 'ESPÉCIE', 'MARCA', 'PLACA', 'CIPP VÁLIDO ATÉ'],
)}`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      },
    }
  },
})
