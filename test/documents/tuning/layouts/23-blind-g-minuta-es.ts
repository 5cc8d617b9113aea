import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-minuta-es',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2025, '08')
    const issued = addDays(randomDate(random, 2025, 2025), 13)
    const decided = addDays(issued, -7)
    const [man, boy] = [cpf(random), cpf(random)]
    const born = '2013-08-20'
    const powers =
      'com poderes para movimentar a conta-poupança do tutelado no Banestes até o valor de um salário mínimo por mês, vedado qualquer outro saque sem alvará'
    return {
      html: sheet(
        {
          font: 'Cardo',
          sizePt: 11,
          margin: '22mm 24mm',
          css: '.h p { margin: 0 } .wm { position: fixed; top: 105mm; left: 20mm; font: bold 92pt Arimo; color: #ececec; transform: rotate(-32deg); z-index: -1 } h1 { font-size: 13pt; margin: 10mm 0 6mm } .x { line-height: 1.65 } .n { background: #fff6c9; border-left: 1.2mm solid #d0a900; padding: 2mm 3mm; font-size: 8.5pt; margin-top: 12mm }',
        },
        html`<div class="wm">MINUTA</div><div class="h"><p>Poder Judiciário</p><p>Tribunal de Justiça do Estado do Espírito Santo</p><p>Comarca de Alegre – 1ª Vara</p><p class="s">Fórum Levi Dalmácio
Peixoto</p></div>
<h1>TERMO DE TUTELA PROVISÓRIA</h1>
<p>Autos: ${number}<br>Classe: Tutela Infância e Juventude</p>
<div class="x j"><p>Por decisão de ${longDate(decided)}, do Exmo. Juiz de Direito, Dr. Kleber Zanotelli Bravim, foi nomeado tutor provisório do menor
<b>Davi Luca Perim Fassarella</b>, nascido a ${shortDate(born)}, no município de Guaçuí/ES, CPF ${maskCpf(boy)}, filho de Ângelo Fassarella e Mirela Perim, já falecidos, o seu
tio paterno <b>Jonas Tononi Lube</b>, brasileiro, casado, cafeicultor, Identidade 1.677.209 SPTC/ES, CPF ${maskCpf(man)}, domiciliado no Sítio Boa Sorte, Córrego do Café,
zona rural, Alegre/ES, ${powers}.</p><p>O encargo perdurará até ulterior decisão.</p><p>O tutor se compromete a zelar pelo menor como se filho fosse.</p>
<p>Alegre, ${longDate(issued)}.</p></div>
<p style="margin-top:14mm">(assinatura do Juiz)</p><p style="margin-top:8mm">(assinatura do tutor)</p>
<div class="n">Minuta para conferência da parte. Não assinada. Enviar eventuais correções à Secretaria até ${shortDate(addDays(issued, 5))}.</div>`,
      ),
      data: {
        documentTitle: 'TERMO DE TUTELA PROVISÓRIA',
        kind: 'TUTELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'Tutela Infância e Juventude',
        court: 'TJES',
        courtDivision: '1ª Vara',
        district: 'Alegre',
        forum: 'Fórum Levi Dalmácio Peixoto',
        state: 'ES',
        judgeName: 'Kleber Zanotelli Bravim',
        guardians: [
          {
            name: 'Jonas Tononi Lube',
            cpf: man,
            rg: '1.677.209',
            rgIssuer: 'SPTC/ES',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'cafeicultor',
            address: 'Sítio Boa Sorte, Córrego do Café, zona rural, Alegre/ES',
            relationship: 'tio paterno',
            role: 'TUTOR',
          },
        ],
        wards: [
          {
            name: 'Davi Luca Perim Fassarella',
            birthDate: born,
            cpf: boy,
            rg: null,
            placeOfBirth: 'Guaçuí/ES',
            filiation: ['Ângelo Fassarella', 'Mirela Perim'],
            role: 'PUPIL',
          },
        ],
        guardianName: 'Jonas Tononi Lube',
        guardianCpf: man,
        guardianRg: '1.677.209',
        wardName: 'Davi Luca Perim Fassarella',
        wardBirthDate: born,
        wardCpf: boy,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: null,
        validityText: 'até ulterior decisão',
        powers,
        signedBy: [],
        signatureDate: null,
        verificationLink: null,
        verificationCode: null,
        documentValidation: false,
      },
    }
  },
}
