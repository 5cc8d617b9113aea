import { addYears, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

/** A printed e-mail with the driver for a load as a list of points. */
export const layout: Layout = {
  name: 'blind-a-mail-list',
  type: 54,
  variants: ['load'],
  print(random) {
    const driver = licensedDriver(random, { uf: 'MT', category: 'AE', gender: 'm', issuedFrom: 2022 })
    const sender = personName(random, 'f')
    const day = shortDate(addYears(driver.issue, 1))
    const body = html`<p style="border-bottom:1px solid #888;padding-bottom:2mm"><b>De:</b> ${sender} &lt;programacao@carga.exemplo&gt;<br><b>Enviada em:</b> segunda-feira, ${day} 16:22<br><b>Para:</b> expedicao@usina.exemplo<br><b>Assunto:</b> RES: Dados do motorista p/ carregamento pedido ${random.digits(7)}</p><p>Boa tarde!</p><p>Seguem os dados do motorista e do conjunto para liberação da portaria amanhã cedo:</p>
<ul><li>Motorista: ${driver.name}</li><li>Nascimento: ${shortDate(driver.birth)}</li><li>CPF: ${maskCpf(driver.cpf)}</li><li>RG: ${driver.rg} ${driver.rgIssuer}</li><li>CNH: ${driver.register}</li><li>Cat.: ${driver.category}</li><li>Emissão CNH: ${shortDate(driver.issue)}</li><li>Venc. CNH: ${shortDate(driver.expiry)}</li><li>Obs. CNH: EAR / CETPP</li><li>Fone: (66) 9${random.digits(4)}-${random.digits(4)}</li></ul>
<ul><li>Cavalo: ${plate(random, 'mercosul')} – Rondonópolis/MT</li><li>1ª carreta: ${plate(random, 'mercosul')}</li><li>2ª carreta: ${plate(random, 'old')}</li><li>Proprietário: ${personName(random, 'm')}</li><li>CIV/CIPP: vencem em ${shortDate(addYears(driver.issue, 2))}</li></ul>
<p>O motorista anterior, ${personName(random, 'm')}, não virá mais, favor cancelar o cadastro dele.</p><p>Qualquer dúvida, estou à disposição.</p><p>Att.,<br><b>${sender}</b><br>Programação de cargas<br>(66) 3${random.digits(3)}-${random.digits(4)}</p><p class="s" style="color:#555">Antes de imprimir, pense no meio ambiente. Esta mensagem pode conter informação confidencial.</p>`
    return {
      html: sheet({ font: 'DejaVu Sans', sizePt: 9.5 }, body),
      ...reading(driver, { comments: 'EAR / CETPP', hasCetpp: true }),
    }
  },
}
