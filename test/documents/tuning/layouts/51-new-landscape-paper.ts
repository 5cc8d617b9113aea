import { addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { firm, folk, siteOf, town, written } from '../newcomers.ts'

/** Paper on its side: a certificate to be framed, and a sheet of two halves. */
export const layout = licencePages('new-landscape-paper', {
  framed(random) {
    const at = town(random, 'CE')
    const one = firm(random, 'CE', 'Panificadora')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 2)
    const number = `${String(random.int(5, 300)).padStart(4, '0')}/${year(issued)}`
    const link = `meioambiente.${siteOf(at)}.ce.gov.br/validar`
    const code = alphanumeric(random, 8).toUpperCase()
    const body = html`<div class="frame c">${crest(16, '#7a5c12')}<p><b>PREFEITURA MUNICIPAL DE ${at.city.toUpperCase()}</b><br>Autarquia Municipal do Meio Ambiente</p><p style="font-size:22pt;letter-spacing:1mm">LICENÇA DE OPERAÇÃO</p><p>Nº ${number} &#160;·&#160; Exercício ${year(issued)}</p><p style="font-size:13pt">Concedida a <b>${one.name}</b><br>CNPJ ${maskCnpj(one.id)} – ${written(one.address, 'short')}</p><p>para a atividade de<br><b>Fabricação de produtos de panificação industrial</b></p><table style="margin-top:4mm"><tr><td>Emissão<br><b>${shortDate(issued)}</b></td><td>Validade<br><b>${shortDate(expires)}</b></td><td>Renovar até<br><b>${shortDate(addMonths(expires, -4))}</b></td><td>${blindQr(random.int(1, 99), 18)}</td></tr></table><p class="s" style="margin-top:3mm">Código ${code} – confirme em ${link}</p><p>_____________________________<br>${folk(random).name}<br>Superintendente</p></div>`
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 11,
        css: 'b,.b,h1,h2{font-weight:normal}@page{size:A4 landscape;margin:9mm}.frame{border:1.2mm double #7a5c12;padding:4mm 10mm;height:190mm}p{margin:0 0 1mm}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: expires,
        validationLink: link,
        mainActivity: ['Fabricação de produtos de panificação industrial'],
      },
    }
  },
  halves(random) {
    const one = firm(random, 'AL', 'Transporte de Resíduos')
    const issued = randomDate(random, 2020, 2025)
    const expires = addMonths(issued, 36)
    const number = `${random.int(100, 999)}/${year(issued)}-IMA/GELIC`
    const plates = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => plate(random, i % 3 === 1 ? 'old' : 'mercosul'))
    const body = html`<table class="o"><tr><td class="l"><p><b>ESTADO DE ALAGOAS</b><br>Instituto do Meio Ambiente</p><p class="b" style="font-size:14pt">AUTORIZAÇÃO AMBIENTAL PARA TRANSPORTE DE CARGAS E RESÍDUOS PERIGOSOS</p><p>Nº ${number}</p><p><b>Autorizada:</b> ${one.name}<br><b>CNPJ:</b> ${maskCnpj(one.id)}<br><b>Endereço:</b> ${written(one.address)}</p><p><b>Atividade:</b> Transporte rodoviário de resíduos perigosos Classe I</p><p><b>Emitida em:</b> ${shortDate(issued)} &#160; <b>Vence em:</b> ${shortDate(expires)}</p><p class="s">Maceió, ${longDate(issued)}.<br><br>_________________________<br>${folk(random).name}<br>Diretor-Presidente</p></td><td><p class="b">Relação de veículos</p><table class="v"><tr class="b"><td>Nº</td><td>Placa</td><td>Renavam</td><td>Carroceria</td></tr>${plates.map((one, i) => html`<tr><td>${i + 1}</td><td>${hyphenated(one)}</td><td>${random.digits(11)}</td><td>${random.pick(['Tanque', 'Baú', 'Roll-on', 'Carga seca'])}</td></tr>`)}</table><p class="s j">Esta autorização deve acompanhar o veículo. Os condutores terão CETPP em dia. O seguro ambiental nº ${random.digits(8)} cobre até ${shortDate(addMonths(issued, 12))}. Comunicar acidentes ao IMA e à Defesa Civil em 1 hora. LEI 6787 de 2006.</p></td></tr></table>`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 10.5,
        css: '@page{size:A4 landscape;margin:14mm}.o td{vertical-align:top}.l{width:47%;padding-right:8mm;border-right:.3mm dashed #888}.o>tbody>tr>td:last-child{padding-left:8mm}.v td{border:.2mm solid #666;padding:.8mm 1.5mm}.v{margin:2mm 0}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: ['Transporte rodoviário de resíduos perigosos Classe I'],
        authorizationDangerousProducts: true,
      },
    }
  },
})
