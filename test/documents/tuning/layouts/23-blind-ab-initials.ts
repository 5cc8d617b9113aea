import { addMonths, longDate, officeTime, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, phone, troupe } from '../blind-ab.ts'

/** Ceará, under secrecy: the child in initials, e-SAJ's sentences at the foot. */
export const layout: Layout = {
  name: 'blind-ab-initials',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued, signed } = days(random)
    const number = caseNumber(random, year(filed), '06')
    const [uncle, judge, clerk] = [cast.man(), cast.man(), cast.man()]
    const child = cast.girl(issued, 'Ninguém')
    const letter = (): string => random.pick([...'ABCDEFGLMNPRSTV'])
    const [initials, motherInitials] = [
      `${letter()}. ${letter()}. ${letter()}. S.`,
      `${letter()}. ${letter()}. S.`,
    ]
    const at = home(random)
    const address = `${at.street}, nº ${at.door}, ${at.quarter}, Jaguaribara Velha/CE, CEP ${at.postcode}`
    const caseClass = 'Guarda de Infância e Juventude - Guarda'
    const powers =
      'O guardião deverá matricular a criança na rede de ensino, acompanhar seu tratamento médico e comunicar a este Juízo qualquer mudança de endereço no prazo de cinco dias'
    const signer = judge.name.toUpperCase()
    const time = officeTime(random).slice(0, 5)
    const code = alphanumeric(random, 7)
    const link = 'https://esaj.tjce.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const body = html`<div class="hd"><b>PODER JUDICIÁRIO</b><br>TRIBUNAL DE JUSTIÇA DO ESTADO DO CEARÁ<br>Comarca de Jaguaribara Velha<br>Vara Única<br><span class="s">Rua do Açude, S/N, Jaguaribara Velha-CE, Fone: ${phone(random, 88)}, E-mail: jaguaribara@tjce.exemplo</span></div>
<div class="sec">SEGREDO DE JUSTIÇA</div>
<table class="k"><tr><td>Processo nº:</td><td><b>${number}</b></td></tr><tr><td>Classe – Assunto:</td><td><b>${caseClass}</b></td></tr><tr><td>Guardião</td><td><b>${uncle.name}</b></td></tr><tr><td>Criança</td><td><b>${initials}</b></td></tr></table>
<p class="c b t">TERMO DE GUARDA PROVISÓRIA</p>
<p class="j">Em cumprimento à decisão de ${shortDate(decided)}, que concedeu a liminar e nomeou guardião o requerente, é lavrado o presente, pelo qual <b>${uncle.name}</b>, brasileiro, casado, eletricista, portador da cédula de identidade nº ${uncle.rg} SSPDS/CE e do CPF nº ${uncle.printedCpf}, residente e domiciliado na ${address}, tio materno da criança, assume, pelo prazo de 6 (seis) meses, contados da data deste termo, a guarda provisória de <b>${initials}</b>, nascida em ${shortDate(child.birth)}, filha de ${motherInitials}, comprometendo-se a bem e fielmente cumprir o encargo.</p>
<p class="j">${powers}.</p>
<p class="j">Nos termos do art. 189, II, do Código de Processo Civil, os nomes da criança e de sua genitora constam apenas por iniciais. Certidão de nascimento no livro A-${random.int(20, 90)}, fls. ${random.int(100, 290)}.</p>
<p class="c">Jaguaribara Velha/CE, ${longDate(issued)}.</p>
<p class="c" style="margin-top:12mm"><b>${judge.name}</b><br>Juiz de Direito</p>
<p class="s">Digitado por ${clerk.name}, Supervisor de Unidade Judiciária.</p>`
    const stamp = html`<div class="ft">Este documento é cópia do original, assinado digitalmente por ${signer}, liberado nos autos em ${shortDate(signed)} às ${time}.<br>Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.</div>`
    return {
      html: paper(
        {
          font: 'Caladea',
          sizePt: 11.5,
          margin: '16mm 24mm',
          stamp,
          css: '.hd{text-align:center;border:.3mm solid #333;padding:2mm;line-height:1.35}.sec{text-align:right;font-weight:bold;letter-spacing:1mm;margin:3mm 0;color:#8a1f1f}.k td{padding:.4mm 3mm .4mm 0}.k td:first-child{width:42mm}.t{margin:8mm 0;font-size:13pt}.j{line-height:1.5;text-indent:15mm}.ft{position:fixed;left:14mm;right:14mm;bottom:7mm;border-top:.2mm solid #666;padding-top:1mm;font:6.8pt/1.3 "Liberation Sans"}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass,
        court: 'TJCE',
        state: 'CE',
        courtDivision: 'Vara Única',
        district: 'Jaguaribara Velha',
        judgeName: judge.name,
        guardians: [
          guardian(uncle.name, {
            cpf: uncle.cpf,
            rg: uncle.rg,
            rgIssuer: 'SSPDS/CE',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'eletricista',
            address,
            relationship: 'tio materno',
          }),
        ],
        wards: [ward(initials, { birthDate: child.birth, filiation: [motherInitials] })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 6),
        validityText: '6 (seis) meses',
        powers,
        signedBy: [signer],
        signatureDate: `${signed}T${time}:00`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
