import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-i-oficio-juizo',
  type: 54,
  variants: ['suspensao'],
  print: (random) => {
    const name = 'ANTÔNIO GLEISON PONTES XIMENES ALBUQUERQUE'
    const [father, mother] = ['Francisco das Chagas Ximenes Albuquerque', 'Maria Vaneide Pontes']
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1983, 1988)]
    const issued = randomDate(random, 2019, 2021)
    const expires = addYears(issued, 10)
    const sentence = addDays(issued, random.int(900, 1200))
    const today = addDays(sentence, random.int(60, 110))
    const number = caseNumber(random, year(sentence) - 1, '06')
    const page = html`
<div class="c"><b>PODER JUDICIÁRIO DO ESTADO DO CEARÁ</b><br>COMARCA DE SOBRAL<br>3ª VARA CRIMINAL<br><span class="s">Av. Monsenhor José Aloísio Pinto, 1300 – Dom Expedito – sobral.3criminal@tjce.example</span></div>
<p style="margin-top:18px">Ofício nº ${random.int(120, 980)}/${year(today)} – Secretaria<span style="float:right">Sobral/CE, ${longDate(today)}</span></p>
<p>Processo nº ${number}<br>Ação Penal – Procedimento Sumário (art. 306 da Lei nº 9.503/97)<br>Autor: Ministério Público do Estado do Ceará</p>
<p>A Sua Senhoria o Senhor<br><b>DIRETOR DE HABILITAÇÃO DO DETRAN/CE</b><br>Av. Godofredo Maciel, 2900 – Maraponga – Fortaleza/CE</p>
<p><b>Assunto: suspensão da habilitação para dirigir – anotação no RENACH</b></p>
<div class="j x"><p>Senhor Diretor,</p><p>Comunico a Vossa Senhoria que, por sentença proferida em ${longDate(sentence)}, transitada em julgado em ${shortDate(addDays(sentence, 22))}, foi imposta a <b>${name}</b>, brasileiro, comerciante, natural de Tianguá/CE, nascido em ${longDate(birth)}, filho de ${father} e de ${mother}, inscrito no CPF sob o nº ${maskCpf(id)} e no RG sob o nº 2003${random.digits(9)} SSPDS/CE, residente na Rua Viriato de Medeiros, 866, nesta cidade, a pena de suspensão do direito de dirigir veículo automotor pelo prazo de 6 (seis) meses.</p>
<p>Segundo consta dos autos, o condenado é habilitado na categoria AD, registro nº ${register}, tendo o documento sido emitido por esse DETRAN/CE em ${shortDate(issued)}, com vencimento em ${shortDate(expires)} e a observação “EAR”.</p>
<p>Solicito, assim, que se proceda à anotação da penalidade nos registros desse órgão e ao seu lançamento no Registro Nacional de Carteiras de Habilitação, informando-se a este Juízo no prazo de 15 (quinze) dias. A carteira foi entregue na Secretaria em ${shortDate(addDays(today, -6))} e permanecerá acostada à contracapa dos autos.</p>
<p>Esclareço que o corréu, Nazareno Bastos Frota, foi absolvido, nada havendo a anotar quanto a ele.</p><p>Atenciosamente,</p></div>
<div class="c" style="margin-top:22mm"><b>Débora Saldanha Parente Muniz</b><br>Juíza de Direito</div>
<p class="s" style="margin-top:14mm;border:1px solid #777;padding:4px 6px">Documento assinado digitalmente por DÉBORA SALDANHA PARENTE MUNIZ em ${shortDate(today)} às 13:26. Para conferir o original, acesse https://esaj.tjce.example/pastadigital, informe o processo ${number} e o código ${alphanumeric(random, 8)}.</p>`
    return {
      html: sheet(
        {
          font: 'Gentium Book Plus',
          sizePt: 11.2,
          css: '.x p { text-indent: 12mm; line-height: 1.42 }',
          margin: '18mm 22mm',
        },
        page,
      ),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AD',
        filiation: [father, mother],
        personalNumber: id,
        placeOfBirth: 'Tianguá/CE',
        placeOfIssue: 'CE',
        cardIssuer: 'DETRAN-CE',
        comments: 'EAR',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
