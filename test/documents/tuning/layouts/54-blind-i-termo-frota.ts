import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, hex, licenceRegister, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-i-termo-frota',
  type: 54,
  variants: ['veiculo-oficial'],
  print: (random) => {
    const name = 'FÁBIO EMMANUEL DE SÁ CARNEIRO LEÃO'
    const [id, register] = [cpf(random), licenceRegister(random)]
    const issued = randomDate(random, 2020, 2022)
    const expires = addYears(issued, 10)
    const today = addDays(issued, random.int(700, 1200))
    const page = html`
<div class="c">${crest(17, '#444')}<br>MINISTÉRIO DA EDUCAÇÃO<br>UNIVERSIDADE FEDERAL DO VALE DO MOXOTÓ<br>Pró-Reitoria de Administração – Divisão de Transportes<br><span class="s">Campus Arcoverde – Rodovia BR-232, km 252 – CEP 56500-000</span></div>
<p class="c b" style="margin:22px 0 16px;font-size:13pt">AUTORIZAÇÃO PARA CONDUZIR VEÍCULO OFICIAL Nº 0${random.digits(2)}/${year(today)}</p>
<div class="j p"><p>O CHEFE DA DIVISÃO DE TRANSPORTES, no uso da atribuição conferida pela Portaria PROAD nº 118, de 3 de maio de 2019, e com fundamento no art. 1º da Lei nº 9.327, de 9 de dezembro de 1996, AUTORIZA o servidor <b>${name}</b>, Engenheiro-Agrônomo, matrícula SIAPE ${random.digits(7)}, CPF nº ${maskCpf(id)}, titular da Carteira Nacional de Habilitação com registro nº ${register}, categoria “B”, expedida pelo DETRAN/PE em ${longDate(issued)} e com validade até ${longDate(expires)}, a dirigir os veículos de transporte individual de passageiros pertencentes a esta Universidade, no estrito cumprimento de suas atribuições.</p>
<p>A presente autorização vigorará pelo prazo de 12 (doze) meses a contar da data de sua assinatura, podendo ser revogada a qualquer tempo, e perderá efeito de imediato em caso de suspensão, cassação ou vencimento da habilitação.</p>
<p>O autorizado declara estar ciente de que:</p>
<p>I – responderá pelas infrações de trânsito que cometer na condução do veículo;<br>II – deverá preencher o boletim diário de tráfego a cada saída, com registro de quilometragem;<br>III – é vedado o transporte de pessoas estranhas ao serviço;<br>IV – deverá comunicar à Divisão, em até 24 horas, qualquer avaria ou acidente.</p>
<p>Processo nº 23${random.digits(3)}.0${random.digits(5)}/${year(today)}-${random.digits(2)}.</p></div>
<p class="r" style="margin:14px 0 13mm">Arcoverde, ${longDate(today)}.</p>
<div class="c"><b>ADERBAL CORDEIRO FEITOSA</b><br>Chefe da Divisão de Transportes<br>Matrícula SIAPE ${random.digits(7)}</div>
<div class="c" style="margin-top:9mm">Ciente em ____/____/________<br><br>______________________________________<br>Servidor autorizado</div>
<p class="s" style="margin-top:9mm;border-top:1px solid #666;padding-top:4px">Documento assinado eletronicamente em ${shortDate(today)} às 10:02, conforme Decreto nº 8.539/2015. Código verificador ${random.digits(7)}, código CRC ${hex(random, 8)}.</p>`
    return {
      html: sheet(
        {
          font: 'Tinos',
          sizePt: 11.5,
          css: '.p p { text-indent: 14mm } .p p:nth-child(4) { text-indent: 0; padding-left: 14mm }',
          margin: '13mm 25mm 12mm 30mm',
        },
        page,
      ),
      data: {
        name,
        dateOfBirth: null,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'B',
        filiation: [],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'PE',
        cardIssuer: 'DETRAN-PE',
        comments: null,
        hasCetpp: null,
        documentValidation: false,
      },
    }
  },
}
