import { longDate, officeTime, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { days, home, paper, troupe } from '../blind-ab.ts'

/** Goiás: curator and curatee in two columns without lines; the curator's CPF has a wrong check digit. */
export const layout: Layout = {
  name: 'blind-ab-side-by-side',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued, signed } = days(random)
    const number = caseNumber(random, year(filed), '09')
    const family = cast.family()
    const [wife, husband, mother, judge, clerk] = [
      cast.woman(family),
      cast.man(family),
      cast.woman(family),
      cast.woman(),
      cast.man(),
    ]
    const wrong = breakCheckDigit(wife.cpf)
    const at = home(random)
    const address = `${at.street}, Qd. ${random.int(2, 40)}, Lt. ${random.int(1, 30)}, ${at.quarter}, Buriti da Chapada/GO, CEP ${at.postcode}`
    const powers =
      'A curadora fica autorizada a movimentar a conta em que o curatelado recebe sua aposentadoria, vedados os saques acima de dois salários mínimos por mês e a alienação de imóveis sem alvará deste Juízo'
    const time = officeTime(random)
    const signer = judge.name.toUpperCase()
    const code = random.digits(17)
    const link = 'https://projudi.tjgo.jus.br/p'
    const line = (caption: string, value: string) => html`<p><i>${caption}</i> ${value}</p>`
    const body = html`<table><tr><td style="width:22mm">${crest(18, '#7a5a12')}</td><td><b>Poder Judiciário do Estado de Goiás</b><br>Comarca de Buriti da Chapada<br>3ª Vara Cível e de Família<br><span class="s">Av. Goiazes, 1.100, 2º andar, sala 207</span></td></tr></table>
<h1>Termo de Compromisso de Curadora Provisória</h1>
<p class="pr">Protocolo: ${number} &#183; Natureza: Interdição &#183; Distribuição: ${shortDate(filed)}</p>
<table class="two"><tr><td><p class="b">CURADORA</p>${line('Nome:', wife.name)}${line('CPF:', maskCpf(wrong))}${line('RG:', `${wife.rg} DGPC/GO`)}${line('Nacionalidade:', 'brasileira')}${line('Estado civil:', 'casada')}${line('Profissão:', 'feirante')}${line('Vínculo:', 'esposa')}${line('Endereço:', address)}</td><td><p class="b">CURATELADO</p>${line('Nome:', husband.name)}${line('CPF:', husband.printedCpf)}${line('RG:', `${husband.rg} DGPC/GO`)}${line('Nascimento:', shortDate(husband.birth))}${line('Naturalidade:', 'Poço das Emas/GO')}${line('Filiação:', mother.name)}${line('Diagnóstico:', 'CID-10 G30.1, laudo de fls. 12')}</td></tr></table>
<p class="j">Na data de hoje, a curadora acima identificada compareceu a esta Serventia e, por força da decisão datada de ${shortDate(decided)}, da lavra da Dra. ${judge.name}, Juíza de Direito, prestou o compromisso de bem e fielmente exercer o encargo de curadora provisória do curatelado, até ulterior deliberação deste Juízo.</p>
<p class="j">${powers}.</p>
<p class="j s">Observação: a perícia médica está marcada para o mês seguinte; a entrevista do art. 751 do CPC foi dispensada. Anexo ao ofício nº ${random.int(100, 900)}/${year(issued)} do CREAS.</p>
<p>Buriti da Chapada, ${longDate(issued)}.</p><p>${clerk.name}, Analista Judiciário</p>
<div class="box">Documento assinado digitalmente por ${signer} em ${shortDate(signed)} ${time}<br>Para validar este documento, informe o código ${code} no endereço ${link}</div>`
    return {
      html: paper(
        {
          font: 'PT Sans',
          sizePt: 10.5,
          margin: '14mm 18mm',
          css: 'h1{font-size:14pt;text-align:center;margin:7mm 0 2mm}.pr{text-align:center;font-size:9.5pt}.two{margin:5mm 0;table-layout:fixed}.two td{vertical-align:top;padding-right:7mm}.two p{margin:0 0 1.2mm}.box{border:.3mm dashed #555;padding:2mm;font-size:8pt;margin-top:12mm;text-align:center}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Compromisso de Curadora Provisória',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJGO',
        state: 'GO',
        courtDivision: '3ª Vara Cível e de Família',
        district: 'Buriti da Chapada',
        judgeName: judge.name,
        guardians: [
          guardian(wife.name, {
            cpf: wrong,
            rg: wife.rg,
            rgIssuer: 'DGPC/GO',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'feirante',
            address,
            relationship: 'esposa',
          }),
        ],
        wards: [
          ward(husband.name, {
            birthDate: husband.birth,
            cpf: husband.cpf,
            rg: husband.rg,
            placeOfBirth: 'Poço das Emas/GO',
            filiation: [mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação deste Juízo',
        powers,
        signedBy: [signer],
        signatureDate: `${signed}T${time}`,
        verificationLink: link,
        verificationCode: code,
        documentValidation: false,
      }),
    }
  },
}
