import { qrCode } from '../../generator/codes.ts'
import { addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cnpj, maskCnpj, plate } from '../../generator/numbers.ts'
import { firm, someone } from '../blind-k.ts'

/** Paraná: an authorisation in two columns; who makes the waste and who receives it have CNPJs too; the link is in a QR code. */
export const layout: Layout = {
  name: 'blind-k-pr-residuos',
  type: 51,
  variants: ['one'],
  print: async (random) => {
    const holder = firm(random, '* Ambiental e Transportes Ltda')
    const issued = randomDate(random, 2021, 2024)
    const expires = addYears(issued, 1)
    const number = `5${random.digits(4)}`
    const plates = [plate(random, 'mercosul'), plate(random, 'mercosul'), plate(random, 'mercosul')]
    const link = `https://celepar07web.pr.gov.br/sga/validar/${random.digits(12)}`
    const activity = 'Transporte rodoviário de resíduos perigosos - Classe I'
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 9.5,
          margin: '13mm 14mm',
          css: '.two { columns: 2; column-gap: 8mm; column-rule: .2mm solid #888 } h2 { font-size: 9.5pt; margin: 3mm 0 1mm; border-bottom: .4mm solid #2c6e49 } .two p { break-inside: avoid } .top td { vertical-align: middle }',
        },
        html`<table class="top"><tr><td><b>INSTITUTO ÁGUA E TERRA</b><br>Secretaria de Estado do Desenvolvimento Sustentável – Governo do Paraná<br><span class="s">Rua Engenheiros Rebouças, 1206 – Curitiba – www.iat.pr.gov.br</span></td><td class="r">${await qrCode(link, 24)}</td></tr></table>
<p class="c b" style="font-size:14pt;margin:2mm 0">AUTORIZAÇÃO AMBIENTAL<br>Nº ${number}</p>
<p class="c">Protocolo ${random.int(16, 21)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)} &nbsp;·&nbsp; <b>Validade ${shortDate(expires)}</b></p>
<div class="two"><h2>Identificação do Requerente</h2><p>Razão Social<br><b>${holder.name}</b></p><p>CNPJ<br><b>${maskCnpj(holder.id)}</b></p><p>Endereço<br><b>${holder.street}, São José dos Pinhais</b></p>
<h2>Identificação da Atividade</h2><p>Atividade específica<br><b>${activity}</b></p><p>Município<br><b>Todo o Estado do Paraná</b></p>
<h2>Gerador</h2><p>Fundição Monte Azulado S.A.<br>CNPJ ${maskCnpj(cnpj(random))}<br>Licença de Operação nº ${random.digits(6)}</p>
<h2>Destinatário</h2><p>Aterro Industrial Pinhal Seco Ltda<br>CNPJ ${maskCnpj(cnpj(random))}<br>LO ${random.digits(5)}-R1, válida até ${shortDate(addYears(expires, 2))}</p>
<h2>Veículos</h2><p>Placas: ${plates.join(', ')}</p>
<h2>Condicionantes</h2><p class="j">1. Preencher o Manifesto de Transporte de Resíduos (MTR) em cada carga.</p><p class="j">2. Manter no veículo esta autorização, a ficha de emergência e o envelope.</p><p class="j">3. É vedada a mistura de resíduos incompatíveis, conforme a NBR 14619.</p><p class="j">4. Comunicar acidentes em até 2 horas pelo telefone 0800-643-0304.</p><p class="j">5. Requerer nova autorização até 30 dias antes do fim da validade.</p></div>
<p style="margin-top:6mm">Curitiba, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">${someone(random)}<br>Gerente de Licenciamento</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: plates,
        validationLink: link,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
