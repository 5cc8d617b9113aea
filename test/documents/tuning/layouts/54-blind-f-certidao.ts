import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'

/** A certificate of the state's traffic department in one long paragraph; asked for by somebody else. */
export const layout: Layout = {
  name: 'blind-f-certidao',
  type: 54,
  variants: ['prosa'],
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    return {
      html: sheet(
        {
          font: 'Gentium Book Plus',
          sizePt: 12,
          margin: '20mm 25mm',
          css: '.j{line-height:1.62;text-indent:14mm} h1{font-size:15pt;letter-spacing:2pt;margin:9mm 0 8mm}',
        },
        html`<div class="c">${crest(18)}<br><b>ESTADO DO PARANÁ</b><br>DEPARTAMENTO DE TRÂNSITO DO PARANÁ – DETRAN/PR<br>Coordenadoria de Habilitação – 14ª Circunscrição Regional de Trânsito</div>
<h1 class="c">CERTIDÃO DE CONDUTOR</h1>
<p class="r s">Certidão nº 2026/0091874-CH – Protocolo 23.118.704-5</p>
<p class="j">CERTIFICAMOS, a requerimento do advogado Dr. Saulo Brandeburgo Leitão, OAB/PR 71.204, que, revendo os assentamentos deste Departamento, deles consta ser habilitada como condutora de veículos automotores <b>NOÊMIA FRANKOWSKI DO PINHALZINHO</b>, brasileira, nascida em ${longDate('1958-08-15')}, natural de Prudentópolis/PR, filha de Ladislau Frankowski e de Cacilda Vieira do Pinhalzinho, inscrita no CPF sob o nº ${maskCpf(id)}, portadora da Carteira Nacional de Habilitação de registro nº ${register}, categoria AB, expedida em Guarapuava/PR, na data de ${shortDate('2023-10-27')}, com validade até ${shortDate('2028-10-25')}, na qual figura, no campo de observações, a anotação “A, B”.</p>
<p class="j">Certificamos mais que a primeira habilitação da referida condutora se deu em 12/07/1979, na categoria B, que a Carteira imediatamente anterior foi emitida em 05/09/2018 e que, até a presente data, não existe penalidade de suspensão ou de cassação do direito de dirigir em seu desfavor. O último processo administrativo, de nº 2011/4430-2, encontra-se arquivado.</p>
<p class="j">Por ser a expressão da verdade, lavra-se a presente, que não tem efeito de documento de habilitação.</p>
<p class="r" style="margin-top:9mm">Guarapuava, ${longDate('2026-09-01')}.</p>
<p class="c" style="margin-top:20mm">____________________________________<br>Erotides Camargo Lisboeta<br><span class="s">Chefe da 14ª CIRETRAN – matrícula 8.114.206-3</span></p>`,
      ),
      data: {
        name: 'NOÊMIA FRANKOWSKI DO PINHALZINHO',
        dateOfBirth: '1958-08-15',
        issueDate: '2023-10-27',
        expirationDate: '2028-10-25',
        licenseNumber: register,
        licenseClass: 'AB',
        filiation: ['Ladislau Frankowski', 'Cacilda Vieira do Pinhalzinho'],
        personalNumber: id,
        placeOfBirth: 'Prudentópolis/PR',
        placeOfIssue: 'PR',
        cardIssuer: 'DETRAN-PR',
        comments: 'A, B',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
