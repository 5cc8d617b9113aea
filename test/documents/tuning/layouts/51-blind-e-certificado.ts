import { qrCode } from '../../generator/codes.ts'
import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
@page { size: A4 landscape; margin: 9mm }
.frame { border: 3pt double #2c6b3f; height: 190mm; padding: 6mm 12mm; position: relative }
.top { display: flex; justify-content: center; gap: 6mm; align-items: center } .top p { margin: 0 }
h1 { font-size: 26pt; text-align: center; color: #2c6b3f; margin: 4mm 0 0; letter-spacing: 1pt }
.no { text-align: center; font-size: 15pt; margin-bottom: 4mm }
.text { font-size: 12.4pt; text-align: justify }
table { margin: 3mm auto; width: 78%; font-size: 10.6pt } td, th { border-bottom: .6pt solid #9bb7a2; padding: 1mm 2mm; text-align: left } th { color: #2c6b3f }
.valid { font-size: 14pt; text-align: center; margin: 4mm 0 }
.end { position: absolute; bottom: 6mm; left: 12mm; right: 12mm; display: flex; justify-content: space-between; align-items: flex-end; font-size: 9pt }
.end .line { border-top: .7pt solid #222; width: 78mm; text-align: center; padding-top: 1mm }
.qr + span { display: block; font-size: 7pt; width: 38mm }`

export const layout: Layout = {
  name: 'blind-e-certificado',
  type: 51,
  variants: ['paisagem'],
  print: async (random) => {
    const issued = randomDate(random, 2023, 2025)
    const expires = addYears(issued, 2)
    const id = cnpj(random)
    const number = `0${random.int(41, 96)}/${year(issued)}`
    const link = `https://meioambiente.rioverde.go.gov.br/certidao/conferir?c=${alphanumeric(random, 10)}`
    const activities = [
      ['10.61-9/01', 'Beneficiamento de arroz'],
      ['10.66-0/00', 'Fabricação de alimentos para animais'],
      ['52.11-7/01', 'Armazéns gerais – emissão de warrant'],
    ] as const
    const page = html`<div class="frame"><div class="top">${crest(18)}<div><p class="b" style="font-size:14pt">PREFEITURA MUNICIPAL DE RIO VERDE</p>
      <p>Secretaria Municipal de Meio Ambiente e Sustentabilidade</p></div></div>
      <h1>CERTIFICADO DE LICENÇA AMBIENTAL</h1><p class="no">Nº ${number} – Licença de Operação</p>
      <p class="text">A Secretaria Municipal de Meio Ambiente e Sustentabilidade certifica que <b>CEREALISTA GRÃO DE OURO VELHO LTDA – EPP</b>, CNPJ ${maskCnpj(id)}, situada na Avenida Marginal Norte, ${random.int(200, 3900)}, Distrito Agroindustrial, encontra-se licenciada, nos autos nº ${year(issued)}.${random.digits(5)}, para operar as atividades que seguem:</p>
      <table><tr><th>CNAE</th><th>Atividade</th><th>Porte</th></tr>${activities.map(([code, text], i) => html`<tr><td>${code}</td><td>${text}</td><td>${['Médio', 'Médio', 'Pequeno'][i]}</td></tr>`)}</table>
      <p class="valid">Validade: <b>${longDate(expires)}</b></p>
      <p class="s c">Este certificado só tem valor acompanhado do anexo de condicionantes e da Licença Sanitária, quando exigida. Concedido sob a Resolução COMDEMA 14/2019.</p>
      <div class="end"><div>${await qrCode(link, 24)}<span>Aponte a câmera para conferir a autenticidade do certificado</span></div>
      <div>Rio Verde, ${longDate(issued)}</div>
      <div class="line">${personName(random, 'f')}<br>Secretária Municipal de Meio Ambiente</div></div></div>`
    return {
      html: sheet({ font: 'Lato', sizePt: 11, css, margin: '9mm' }, page),
      data: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: null,
        expirationDate: expires,
        licensePlate: [],
        validationLink: link,
        mainActivity: activities.map(([code, text]) => `${code} ${text}`),
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
