import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A certificate of a driver's record as running text. */
export const layout: Layout = {
  name: 'blind-l-record-certificate',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, first, issued, expires } = licenceDates(random, 2019, 2022, 5)
    const [id, register] = [cpf(random), licenceRegister(random)]
    return {
      html: sheet(
        {
          font: 'Caladea',
          sizePt: 12,
          margin: '22mm 26mm',
          css: 'h1 { font-size: 15pt; letter-spacing: .06em }',
        },
        html`<div class="c">${crest(18, '#23406e')}<br>ESTADO DA BAHIA<br><b>DEPARTAMENTO ESTADUAL DE TRÂNSITO – DETRAN/BA</b><br>
<span class="s">Diretoria de Habilitação · Coordenação de Controle do Condutor</span></div>
<h1 class="c">CERTIDÃO DE PRONTUÁRIO Nº ${random.int(1100, 9800)}/2024</h1>
<p class="j">Certificamos, a requerimento da parte interessada (protocolo ${random.digits(7)}, de 06/03/2024), para fins de prova junto ao
Estado de Goiás, que nos arquivos deste Departamento consta o prontuário de <b>Genivalda Bittencourt dos Anjos</b>, brasileira, natural
de Jequié/BA, nascida em ${longDate(birth)}, filha de Osório Bittencourt e de Maria da Glória dos Anjos, inscrita no CPF sob o nº
${maskCpf(id)}, habilitada desde ${shortDate(first)}.</p>
<p class="j">A interessada é titular da Carteira Nacional de Habilitação com registro nº <b>${register}</b>, categoria “B”, expedida por este
DETRAN/BA em ${longDate(issued)}, na cidade de Vitória da Conquista, com validade até ${longDate(expires)}. No campo observações
do documento consta: “A, EAR”.</p>
<p class="j">Certificamos, ainda, que não há registro de penalidade de suspensão ou cassação do direito de dirigir nos últimos cinco
anos, nem bloqueio administrativo ou judicial.</p>
<p class="j">A presente certidão é válida por 90 (noventa) dias. Por ser verdade, firmamos.</p>
<p class="r">Salvador, 11 de março de 2024.</p><br><br>
<p class="c">_______________________________<br>Rosalvo Tourinho Sampaio<br><span class="s">Coordenador – Matrícula 92.${random.digits(3)}.${random.digits(3)}-1</span></p>`,
      ),
      data: paperData({
        name: 'Genivalda Bittencourt dos Anjos',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'B',
        filiation: ['Osório Bittencourt', 'Maria da Glória dos Anjos'],
        personalNumber: id,
        placeOfBirth: 'Jequié/BA',
        issuer: 'BA',
        comments: 'A, EAR',
        hasCetpp: false,
      }),
    }
  },
}
