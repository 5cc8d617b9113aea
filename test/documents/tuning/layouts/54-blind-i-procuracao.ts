import { addDays, addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { scrawl } from '../../generator/marks.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-i-procuracao',
  type: 54,
  variants: ['segunda-via'],
  print: (random) => {
    const name = 'Clarice Wanzeler de Mello Castrioto'
    const [father, mother] = ['Renato Castrioto', 'Wilma de Mello Castrioto']
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1976, 1981)]
    const issued = randomDate(random, 2020, 2022)
    const expires = addYears(issued, 10)
    const today = addDays(issued, random.int(500, 900))
    const page = html`
<p class="c" style="font-size:17pt;margin-bottom:12mm">Procuração</p>
<div class="j"><p><b>Outorgante:</b> ${name}, brasileira, divorciada, fisioterapeuta, natural da cidade de Petrópolis, Estado do Rio de Janeiro, nascida em ${longDate(birth)}, filha de ${father} e ${mother}, inscrita no CPF/MF sob o n. ${maskCpf(id)}, portadora da carteira de identidade n. ${random.digits(2)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}, expedida pelo IFP/RJ, habilitada sob o registro n. ${register}, categoria B, conforme CNH emitida pelo DETRAN-RJ aos ${longDate(issued)}, com validade até ${longDate(expires)}, sem observações, residente na Rua Gavião Peixoto, n. 183, apto. 902, Icaraí, Niterói – RJ.</p>
<p><b>Outorgado:</b> Ulisses Peçanha Rangel, brasileiro, casado, despachante documentalista, credencial CRDD/RJ n. ${random.digits(5)}, CPF n. ${maskCpf(cpf(random))}, identidade n. 09.${random.digits(3)}.${random.digits(3)}-1 DETRAN/RJ, com escritório na Rua da Conceição, n. 95, sala 1.407, Centro, Niterói – RJ.</p>
<p><b>Poderes:</b> pelo presente instrumento particular, a outorgante confere ao outorgado poderes específicos para representá-la perante o Departamento de Trânsito do Estado do Rio de Janeiro e seus postos, a fim de requerer a segunda via da carteira nacional de habilitação acima, extraviada em ${shortDate(addDays(today, -11))}, segundo o registro de ocorrência n. 077-0${random.digits(4)}/${today.slice(0, 4)}, podendo assinar requerimentos, recolher taxas (DUDA n. ${random.digits(11)}), juntar e retirar documentos, e praticar o que mais for preciso ao fiel cumprimento deste mandato, vedado o substabelecimento.</p>
<p><b>Prazo:</b> esta procuração vale por noventa dias.</p></div>
<p style="margin-top:10mm">Niterói, ${longDate(today)}.</p>
<div style="margin-top:10mm">${raw(`<svg width="62mm" height="20mm" viewBox="0 0 300 100">${scrawl(random)}</svg>`)}<br><span style="border-top:1px solid #000;padding-right:25mm">${name}</span></div>
<p class="s" style="margin-top:20mm">Reconhecimento de firma por autenticidade – 12º Ofício de Notas</p>`
    return {
      html: sheet(
        {
          font: 'PT Serif',
          sizePt: 11.5,
          css: 'p { line-height: 1.5; margin-bottom: 1em }',
          margin: '24mm 26mm',
        },
        page,
      ),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'B',
        filiation: [father, mother],
        personalNumber: id,
        placeOfBirth: 'Petrópolis/RJ',
        placeOfIssue: 'RJ',
        cardIssuer: 'DETRAN-RJ',
        comments: null,
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
