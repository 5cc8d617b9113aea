import { qrCode } from '../../generator/codes.ts'
import { addDays, longDate, officeTime, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCaseNumber, caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, troupe } from '../blind-ab.ts'

/** Espírito Santo: captions flush right against their values; the case number has a wrong check digit. */
export const layout: Layout = {
  name: 'blind-ab-right-captions',
  type: 23,
  variants: ['one'],
  async print(random) {
    const cast = troupe(random)
    const { filed, decided, issued, signed } = days(random)
    const number = breakCaseNumber(caseNumber(random, year(filed), '08'))
    const family = cast.family()
    const [grandmother, mother, girl, judge] = [
      cast.woman(family),
      cast.woman(family),
      cast.girl(issued, family),
      cast.woman(),
    ]
    const at = home(random)
    const address = `${at.street}, nº ${at.door}, ${at.quarter}, Pedra do Beija-Flor/ES, CEP ${at.postcode}`
    const powers =
      'A guarda confere à criança a condição de dependente para todos os fins de direito, inclusive previdenciários, e obriga a guardiã a prestar contas de sua situação escolar a cada semestre'
    const signer = judge.name
    const time = officeTime(random)
    const code = `${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`
    const link = `https://sistemas.tjes.jus.br/autentica?doc=${code}`
    const row = (caption: string, value: string) =>
      html`<tr><td class="q">${caption}</td><td>${value}</td></tr>`
    const body = html`<div class="hd"><b>ESTADO DO ESPÍRITO SANTO</b> | PODER JUDICIÁRIO<br>2ª VARA DE FAMÍLIA<br>Comarca de Pedra do Beija-Flor</div>
<p class="b t">Termo de Guarda e Responsabilidade</p>
<table class="k">${row('Nº do processo', number)}${row('Classe', 'Guarda')}${row('Assunto', 'Busca e Apreensão de Menores')}${row('Ajuizamento', shortDate(filed))}</table>
<p class="b">Guardiã</p>
<table class="k">${row('Nome', grandmother.name)}${row('Nacionalidade', 'brasileira')}${row('Estado civil', 'viúva')}${row('Profissão', 'aposentada')}${row('RG', `${grandmother.rg} SPTC/ES`)}${row('CPF', grandmother.printedCpf)}${row('Endereço', address)}${row('Parentesco com a criança', 'avó materna')}</table>
<p class="b">Criança</p>
<table class="k">${row('Nome', girl.name)}${row('Nascimento', shortDate(girl.birth))}${row('Naturalidade', 'Pedra do Beija-Flor/ES')}${row('CPF', girl.printedCpf)}${row('Mãe', mother.name)}${row('Pai', 'não declarado')}</table>
<p class="b">Guarda</p>
<table class="k">${row('Modalidade', 'provisória')}${row('Decisão de', shortDate(decided))}${row('Prazo', '90 (noventa) dias, a contar da data deste termo')}${row('Magistrada', `Dra. ${judge.name}`)}</table>
<p class="j">A guardiã compromete-se, neste ato, a bem e fielmente exercer a guarda da criança acima indicada.</p><p class="j">${powers}.</p>
<p>Pedra do Beija-Flor, ${longDate(issued)}.</p>
<table class="z"><tr><td>${await qrCode(link, 24)}</td><td>Assinado eletronicamente por ${signer}, Juíza de Direito, em ${shortDate(signed)}, às ${time}.<br>A autenticidade pode ser conferida em ${link}<br>Código: ${code}</td></tr></table>`
    return {
      html: paper(
        {
          font: 'Noto Sans',
          sizePt: 9.5,
          margin: '14mm 24mm',
          css: '.hd{border-left:1.5mm solid #1d6a5a;padding-left:3mm;line-height:1.4}.t{font-size:15pt;margin:6mm 0 3mm}.k{margin:0 0 3.5mm}.k td{padding:.5mm 0;vertical-align:top}.q{width:50mm;text-align:right;color:#555;padding-right:4mm!important}.z{margin-top:6mm;font-size:8pt}.z td:first-child{width:30mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda e Responsabilidade',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: false,
        caseClass: 'Guarda',
        court: 'TJES',
        state: 'ES',
        courtDivision: '2ª VARA DE FAMÍLIA',
        district: 'Pedra do Beija-Flor',
        judgeName: judge.name,
        guardians: [
          guardian(grandmother.name, {
            cpf: grandmother.cpf,
            rg: grandmother.rg,
            rgIssuer: 'SPTC/ES',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'aposentada',
            address,
            relationship: 'avó materna',
          }),
        ],
        wards: [
          ward(girl.name, {
            birthDate: girl.birth,
            cpf: girl.cpf,
            placeOfBirth: 'Pedra do Beija-Flor/ES',
            filiation: [mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 90),
        validityText: '90 (noventa) dias',
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
