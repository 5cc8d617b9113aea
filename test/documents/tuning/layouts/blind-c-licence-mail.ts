import { longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'

/** An e-mail printed; the data are quoted in it. */
export const layout: Layout = {
  name: 'blind-c-licence-mail',
  type: 51,
  variants: ['quoted'],
  print(random) {
    const id = cnpj(random, '0003')
    const number = `IN0${random.digits(5)}`
    const accessKey = `B${random.digits(2)}K-${random.digits(4)}`
    const link = 'http://www.inea.rj.gov.br/conferencia'
    const activity = 'fabricação de tintas, vernizes e esmaltes sintéticos'
    const body = html`<div class="b">Fwd: Licença de Operação do INEA - Tintas Boca da Mata</div><hr>
<div class="s">De: Lívia Arantes Quintela &lt;livia@bocadamata.example&gt;<br>Para: cadastro@cliente.example<br>Data: 11 de novembro de 2025 09:42</div>
<p style="margin-top:6mm">Bom dia,</p><p>Seguem os dados da nossa licença, emitida pelo Instituto Estadual do Ambiente (INEA), Governo do Estado do Rio de Janeiro:</p>
<div class="q">LICENÇA DE OPERAÇÃO Nº ${number}<br>Empresa - Tintas Boca da Mata S.A.<br>CNPJ - ${maskCnpj(id)}<br>Endereço - Rodovia do Cajueiro, km 8, Seropédica/RJ<br>Processo - E-07/002.4471/2018<br>Atividade - ${activity}<br>Emissão - ${longDate('2022-05-03')}<br>Validade - ${longDate('2027-05-03')}<br>Autenticidade - ${link}<br>Código - ${accessKey}</div>
<p style="margin-top:5mm">Qualquer dúvida, estou à disposição.</p><p>Atenciosamente,<br>Lívia</p>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 10.5,
          margin: '15mm 20mm',
          css: '.q{border-left:2px solid #88a;padding-left:5mm;color:#223}',
        },
        body,
      ),
      data: licenceData({
        id,
        number,
        scope: 'STATE',
        accessKey,
        expirationDate: '2027-05-03',
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
