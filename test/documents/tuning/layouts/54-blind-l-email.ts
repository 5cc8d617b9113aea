import { monthName, parts, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, plate } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A printed e-mail that tells a driver's data; of the expiry it says only the month. */
export const layout: Layout = {
  name: 'blind-l-email',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, expires } = licenceDates(random, 2020, 2022, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const until = parts(expires)
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 10.5,
          css: 'hr { border: 0; border-top: .6pt solid #999 } .q { border-left: 1.5pt solid #6a8fc8; padding-left: 4mm; color: #333 }',
        },
        html`<p><b>Luana Sartori &lt;luana@coletasrapidas.example&gt;</b></p><hr>
<p><b>RES: Coleta pedido 77841 – dados do motorista</b></p>
<p class="s">De: Programação &lt;programacao@fretesdovale.example&gt;<br>Para: Luana Sartori<br>Cc: portaria@ceramicaaltoverde.example<br>Data: ter., 15 de out. de 2024 às 17:12</p><hr>
<p>Boa tarde, Luana!</p>
<p>Segue o motorista que vai carregar amanhã (16/10) às 6h na Cerâmica Alto Verde. Favor liberar na portaria.</p>
<p>Motorista: Edmilson Capistrano Furlan<br>CPF ${id}<br>Nascido em ${shortDate(birth, '.')}<br>CNH ${register} cat. D, vence em ${monthName(until.month)}/${until.year}<br>
Cel (48) 99999-0162</p>
<p>Caminhão toco branco, placa ${plate(random, 'mercosul')}. Ajudante não vai.</p>
<p>Qualquer coisa me chama no WhatsApp.</p>
<p>Att.,<br><b>Rafael Meneghel</b><br>Programação de cargas · Fretes do Vale · Tel. (48) 3333-0145</p>
<div class="q"><p class="s">Em ter., 15 de out. de 2024 às 15:40, Luana Sartori escreveu:</p>
<p>Rafael, preciso do nome, CPF, nascimento, CNH e placa até as 18h, senão a portaria não deixa entrar. O Valmor da semana passada ficou parado 2 horas.</p><p>Obrigada, Luana</p></div>`,
      ),
      data: paperData({
        name: 'Edmilson Capistrano Furlan',
        dateOfBirth: birth,
        licenseNumber: register,
        licenseClass: 'D',
        personalNumber: id,
      }),
    }
  },
}
