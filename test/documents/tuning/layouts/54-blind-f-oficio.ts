import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'

/** An official letter between two offices; a word processor's table of two columns stands in the middle. */
export const layout: Layout = {
  name: 'blind-f-oficio',
  type: 54,
  variants: ['resposta'],
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const row = (caption: string, value: string) => html`<tr><td>${caption}</td><td>${value}</td></tr>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 12,
          margin: '22mm 24mm',
          css: '.j{text-indent:12mm;line-height:1.45} td{border:.6pt solid #000;padding:.9mm 2.2mm} td:first-child{width:44%;font-style:italic} table{width:88%;margin:4mm auto 6mm}',
        },
        html`<p class="c"><b>GOVERNO DO ESTADO DE MATO GROSSO DO SUL</b><br>DEPARTAMENTO ESTADUAL DE TRÂNSITO<br>Diretoria de Habilitação</p>
<p style="margin-top:8mm">Ofício nº 1.902/DIRHAB/2026</p><p class="r">Campo Grande, ${longDate('2026-05-01')}.</p>
<p>A Sua Senhoria o Senhor<br><b>Benvindo Cataguá Ferraz</b><br>Gerente de Recursos Humanos da Usina Rio Pardinho S/A<br>Nova Alvorada do Sul/MS</p>
<p><b>Assunto:</b> resposta à carta RH-044/26, de 14/04/2026.</p>
<p class="j">Senhor Gerente,</p><p class="j">Em atenção ao pedido em epígrafe, acompanhado de autorização do interessado, informamos o que consta da base estadual a respeito do empregado dessa usina:</p>
<table>${row('Condutor', 'Zacarias Ibirapuitã Fagundes')}${row('Nascido em', `${shortDate('1952-07-20')}, Ponta Porã/MS`)}${row('Filho de', 'Ataliba Fagundes e Ernestina Ibirapuitã')}${row('CPF', maskCpf(id))}${row('Nº de registro da CNH', register)}${row('Categoria', 'C')}${row('Emitida em', `${shortDate('2024-02-29')}, Dourados/MS`)}${row('Vencimento', shortDate('2027-02-22'))}${row('Observações', 'EAR, A, D')}</table>
<p class="j">Quanto ao segundo nome citado na carta, Sr. Modesto Fagundes, esclarecemos que não há registro de habilitação em seu nome neste Estado, devendo a consulta ser dirigida à unidade federativa de origem.</p>
<p class="j">Lembramos que os dados são protegidos pela Lei nº 13.709, de 14 de agosto de 2018, e servem apenas ao fim declarado.</p>
<p class="j">Atenciosamente,</p><p class="c" style="margin-top:18mm">LEOCÁDIA BRUM TERENOS<br>Diretora de Habilitação<br>DETRAN-MS</p>`,
      ),
      data: {
        name: 'Zacarias Ibirapuitã Fagundes',
        dateOfBirth: '1952-07-20',
        issueDate: '2024-02-29',
        expirationDate: '2027-02-22',
        licenseNumber: register,
        licenseClass: 'C',
        filiation: ['Ataliba Fagundes', 'Ernestina Ibirapuitã'],
        personalNumber: id,
        placeOfBirth: 'Ponta Porã/MS',
        placeOfIssue: 'MS',
        cardIssuer: 'DETRAN-MS',
        comments: 'EAR, A, D',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
