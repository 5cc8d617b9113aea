import { dateInWords, longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { signing } from '../blind-x-papers.ts'

/** A state's certificate on a driver's record, in one long sentence, for use abroad. */
export const layout: Layout = {
  name: 'blind-x-detran-certificate',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'AL')
    const [birth, first, issued, expires] = ['1972-04-30', '1991-01-28', '2021-06-15', '2026-06-09']
    return {
      html: sheet(
        { font: 'Caladea', sizePt: 11.5, margin: '18mm 25mm' },
        html`<div class="c">${crest(18, '#8a2f2f')}<br><b>ESTADO DE ALAGOAS</b><br>DEPARTAMENTO ESTADUAL DE TRÂNSITO – DETRAN/AL<br><span class="s">Chefia de Controle de Condutores</span></div>
<h2 class="c" style="margin:12mm 0 8mm;font-size:15pt">CERTIDÃO Nº ${random.digits(4)}/2024</h2>
<p class="j" style="line-height:1.65;text-indent:14mm">CERTIFICAMOS, a pedido da parte interessada e para fins de prova junto a autoridade de trânsito estrangeira, que, revendo os assentamentos deste Departamento, deles consta que <b>PETRÚCIO LINS CALHEIROS</b>, brasileiro, natural de Penedo/AL, nascido aos ${longDate(birth)}, filho de José Lins Calheiros e de Maria das Dores Calheiros, portador da cédula de identidade nº ${numbers.rg} SSP/AL e inscrito no CPF sob o nº ${maskCpf(numbers.cpf)}, é titular da Carteira Nacional de Habilitação com registro nº <b>${numbers.register}</b>, categoria <b>D</b>, emitida por este DETRAN/AL em Maceió/AL no dia ${shortDate(issued)} e válida até ${shortDate(expires)}, tendo obtido a primeira habilitação em ${shortDate(first)}.</p>
<p class="j" style="line-height:1.65;text-indent:14mm">CERTIFICAMOS ainda que no campo Observações do documento consta: EAR, A. Nada consta, até a presente data, quanto a suspensão ou cassação do direito de dirigir, tendo sido a última consulta ao RENACH efetuada em 20/05/2024.</p>
<p class="j" style="line-height:1.65;text-indent:14mm">O referido é verdade e damos fé. Dada e passada nesta cidade de Maceió, aos ${dateInWords('2024-05-21')}. Eu, Genivalda Rocha Tojal, matrícula 31.207-4, a digitei. Esta certidão vale por 60 (sessenta) dias.</p>
${signing('Everaldo Siqueira Buarque', 'Chefe de Controle de Condutores – Portaria nº 118/2023')}<p class="s c" style="margin-top:22mm">Autenticação: ${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)} &nbsp; Taxa recolhida em 17/05/2024</p>`,
      ),
      data: reading({
        name: 'PETRÚCIO LINS CALHEIROS',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'D',
        filiation: ['José Lins Calheiros', 'Maria das Dores Calheiros'],
        personalNumber: numbers.cpf,
        placeOfBirth: 'Penedo/AL',
        placeOfIssue: 'AL',
        comments: 'EAR, A',
        hasCetpp: false,
      }),
    }
  },
}
