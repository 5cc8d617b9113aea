import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, rg } from '../../generator/numbers.ts'
import { unbroken } from '../blind-d.ts'

const css = `
.h { text-align: center; line-height: 1.35; border: .5mm double #444; padding: 3mm; margin-bottom: 7mm }
h1 { font-size: 13pt; text-align: center; margin: 0 0 6mm } p { text-align: justify; line-height: 1.6 }
.s2 { display: grid; grid-template-columns: 1fr 1fr; gap: 16mm 10mm; margin-top: 22mm; text-align: center; font-size: 9.5pt } .s2 div { border-top: .25mm solid #000; padding-top: 1mm }
`

/** Not of the type: a child council hands a child to a grandmother and tells her to go to court for the custody. */
export const layout: Layout = {
  name: 'blind-d-conselho',
  type: 23,
  variants: ['entrega'],
  print(random) {
    return {
      html: unbroken(
        sheet(
          { font: 'Andika', sizePt: 10.4, css, margin: '16mm 20mm' },
          html`<div class="h"><b>PREFEITURA MUNICIPAL DE GURUPI</b><br>CONSELHO TUTELAR – REGIÃO SUL<br><span class="s">Atendimento 24 horas – plantão (63) 90000-0000</span></div>
<h1>TERMO DE ENTREGA SOB RESPONSABILIDADE Nº 064/2025</h1>
<p>O Conselho Tutelar, no uso da atribuição do art. 136, I, c/c art. 101, I, da Lei 8.069/90, entrega nesta data a criança <b>Pietro Jequitaí Barroso</b>, nascida em 09/10/2020, à senhora <b>Luzanira Barroso Quixadense</b>, avó paterna, RG ${rg(random)} SSP/TO, CPF ${maskCpf(cpf(random))}, residente na Rua 7-A, nº 40, Setor Malvinas do Vale, que se declara responsável por ela e assume o dever de a alimentar, vacinar e levar à creche.</p>
<p>A responsável fica orientada a procurar a Defensoria Pública, no prazo de quinze dias, para requerer a guarda ao Juízo da Infância, já que esta entrega, medida administrativa, não a substitui. A genitora, Kelly Jequitaí, foi cientificada por telefone.</p>
<p>Registro no SIPIA nº ${random.digits(7)}. Comunicação ao Ministério Público: ofício 211/2025.</p>
<p>Gurupi – TO, 18 de setembro de 2025.</p>
<div class="s2"><div>Luzanira Barroso Quixadense<br>Responsável</div><div>Wanderlan Abrolhos<br>Conselheiro Tutelar</div><div>Testemunha</div><div>Cirlene Graúna<br>Conselheira Tutelar</div></div>`,
        ),
      ),
      error: 'wrong_document_type',
      detectedType: null,
    }
  },
}
