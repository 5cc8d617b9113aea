import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A judge's letter to one agency about a licence that another state issued. */
export const layout: Layout = {
  name: 'blind-l-court-letter',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, issued, expires } = licenceDates(random, 2020, 2022, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    return {
      html: sheet(
        { font: 'Liberation Serif', sizePt: 12.5, margin: '25mm 22mm 20mm 30mm' },
        html`<div class="c"><b>PODER JUDICIÁRIO</b><br>Estado do Rio Grande do Sul<br>Comarca de Vacaria – Vara Criminal</div><br>
<p>Ofício nº ${random.int(210, 990)}/2023<br>Processo nº ${caseNumber(random, 2021, '21')}<br>Autor: Ministério Público<br>Réu: Jovani Trentin Scopel</p>
<p class="r">Vacaria, 9 de outubro de 2023.</p>
<p>Ao Senhor Diretor-Geral do<br>Departamento Estadual de Trânsito do Rio Grande do Sul – DETRAN/RS<br>Porto Alegre/RS</p>
<p><b>Assunto: suspensão do direito de dirigir</b></p>
<p>Senhor Diretor,</p>
<p class="j" style="text-indent:14mm">Comunico a Vossa Senhoria que, por sentença de 22/05/2023, transitada em julgado em 14/08/2023, foi imposta ao réu
<b>Jovani Trentin Scopel</b>, CPF ${maskCpf(id)}, nascido em ${shortDate(birth)}, natural de Lages/SC, filho de Clóvis Scopel e Ivone Trentin Scopel, a pena
de suspensão da habilitação para dirigir veículo automotor pelo prazo de 6 (seis) meses, nos termos do art. 306 do Código de Trânsito Brasileiro.</p>
<p class="j" style="text-indent:14mm">O condenado é titular da CNH de registro ${register}, categoria AD, expedida pelo DETRAN/SC em ${longDate(issued)} e válida até
${longDate(expires)}, a qual foi entregue em cartório no dia 2 do corrente e permanecerá acautelada até o término do cumprimento.</p>
<p class="j" style="text-indent:14mm">Solicito as anotações de praxe no RENACH e a comunicação ao órgão de origem, com resposta a este Juízo em 15 (quinze) dias.</p>
<p>Atenciosamente,</p><br><p class="c"><b>Leocádia Bernardi Fioravante</b><br>Juíza de Direito</p>`,
      ),
      data: paperData({
        name: 'Jovani Trentin Scopel',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AD',
        filiation: ['Clóvis Scopel', 'Ivone Trentin Scopel'],
        personalNumber: id,
        placeOfBirth: 'Lages/SC',
        issuer: 'SC',
      }),
    }
  },
}
