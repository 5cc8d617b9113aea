import { longDate, shortDate } from '../../generator/dates.ts'
import { blindQr, crest, html } from '../../generator/html.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'

/** Certificates that hang on a wall: across the sheet, in letters that are read from afar, few labels. */
export const layout = licencePages('on-the-wall', {
  centred: (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'SP', 'Calçados')
    const body = html`<div class="frame"><p>${crest(18)}</p><p class="b">PREFEITURA MUNICIPAL DE FRANCA VELHA<br>SECRETARIA MUNICIPAL DO MEIO AMBIENTE</p>
<p class="t">CERTIFICADO DE LICENÇA DE OPERAÇÃO</p><p>Nº ${number}</p><p>Certificamos que a empresa</p><p class="v">${firm.name.toUpperCase()}</p><p>CNPJ ${maskCnpj(firm.id)}</p><p>está licenciada para exercer a atividade de</p>
<p class="v">FABRICAÇÃO DE CALÇADOS DE COURO E DE MATERIAIS SINTÉTICOS, COM CURTIMENTO A VEGETAL</p><p>na ${firm.address.street}, ${firm.address.number}, neste Município.</p><p>Validade: <b>${shortDate(expires)}</b></p><p class="s">Franca Velha, ${longDate(issued)}</p><p style="margin-top:9mm">${signer}<br>Secretário(a) Municipal do Meio Ambiente</p></div>`
    return {
      paper: {
        font: 'PT Serif',
        sizePt: 12,
        margin: '10mm',
        css: '@page{size:A4 landscape}.frame{border:1.2mm double #2f5d3a;padding:6mm 30mm;text-align:center;height:185mm}.t{font-size:22pt;letter-spacing:1pt;margin:2mm 0}.v{font-size:17pt;font-weight:bold;margin:1mm 0 2mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['FABRICAÇÃO DE CALÇADOS DE COURO E DE MATERIAIS SINTÉTICOS, COM CURTIMENTO A VEGETAL'],
      },
    }
  },
  poster: (random) => {
    const { firm, issued, expires, number, key } = licenceScene(random, 'AL', 'Comércio de Combustíveis')
    const part = (label: string, value: string) => html`<p class="l">${label}</p><p class="v">${value}</p>`
    const body = html`<p class="ghost">VÁLIDO</p><div class="bar">ESTE DOCUMENTO DEVE SER AFIXADO EM LOCAL VISÍVEL AO PÚBLICO</div><p class="b">INSTITUTO DO MEIO AMBIENTE DO ESTADO DE ALAGOAS – IMA/AL</p><p class="t">LICENÇA DE OPERAÇÃO</p>
${part('LICENÇA Nº', number)}${part('EMPRESA LICENCIADA', firm.name)}${part('CNPJ', maskCnpj(firm.id))}${part('ATIVIDADE(S)', 'Posto revendedor de combustíveis • Lavagem e lubrificação de veículos • Loja de conveniência')}${part('MUNICÍPIO', `${firm.address.place.city} – AL`)}
<table><tr><td>${part('EMITIDA EM', shortDate(issued))}</td><td>${part('VÁLIDA ATÉ', shortDate(expires))}</td><td>${blindQr(random.int(1, 9999), 30)}</td></tr></table>
<p class="s">Verifique em https://ima.al.gov.br/verificar com o código ${key}. As condicionantes integram o processo e estão disponíveis no mesmo endereço.</p>`
    return {
      paper: {
        font: 'Open Sans',
        sizePt: 11,
        margin: '14mm 20mm',
        css: `body{text-align:center}.bar{background:#134;color:#fff;padding:2mm;margin-bottom:5mm}.t{font-size:26pt;margin:3mm 0}.l{font-size:8pt;color:#555;margin:3mm 0 0}.v{font-size:16pt;font-weight:bold;margin:0}.ghost{position:absolute;left:45mm;top:130mm;font-size:90pt;color:#eee;transform:rotate(-30deg);z-index:-1}`,
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://ima.al.gov.br/verificar',
        mainActivity: [
          'Posto revendedor de combustíveis',
          'Lavagem e lubrificação de veículos',
          'Loja de conveniência',
        ],
      },
    }
  },
})
