import { longDate, officeTime, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, troupe } from '../blind-ab.ts'

/** São Paulo, e-SAJ: captions in a column of their own, the stamp turned in the right margin. */
export const layout: Layout = {
  name: 'blind-ab-esaj-margin',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued, signed } = days(random)
    const number = caseNumber(random, year(filed), '26')
    const family = cast.family()
    const [sister, brother] = [cast.woman(family), cast.man(family)]
    const [mother, father, judge, clerk] = [cast.woman(family), cast.man(family), cast.woman(), cast.man()]
    const at = home(random)
    const address = `${at.street}, ${at.door}, casa 2, ${at.quarter}, CEP ${at.postcode}, Itajupira - SP`
    const caseClass = 'Interdição/Curatela - Nomeação'
    const powers =
      'ficando ciente de que a curatela se limita aos atos de natureza patrimonial e negocial, de que não poderá alienar nem onerar bens do curatelado sem autorização judicial e de que deverá prestar contas a cada ano'
    const signer = judge.name.toUpperCase()
    const time = officeTime(random).slice(0, 5)
    const code = alphanumeric(random, 8)
    const link = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const row = (caption: string, value: string) =>
      html`<tr><td class="q">${caption}</td><td>${value}</td></tr>`
    const body = html`<table class="h"><tr><td class="arm"><div></div></td><td class="c"><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO</b><br>COMARCA DE ITAJUPIRA<br>FORO DE ITAJUPIRA<br>2ª VARA DA FAMÍLIA E DAS SUCESSÕES<br><span class="s">Rua das Laranjeiras Tortas, 300, Centro - CEP 13999-010<br>Horário de Atendimento ao Público: das 13h00min às 17h00min</span></td></tr></table>
<p class="c b u">TERMO DE COMPROMISSO DE CURADOR DEFINITIVO</p>
<table class="k">${row('Processo Digital nº:', number)}${row('Classe – Assunto:', caseClass)}${row('Requerente:', sister.name)}${row('Requerido:', brother.name)}${row('Juíza de Direito:', `Dra. ${judge.name}`)}</table>
<p class="t">Em ${longDate(issued)}, nesta cidade e comarca de Itajupira, em cartório, compareceu <b>${sister.name}</b>, brasileira, divorciada, merendeira, RG ${sister.rg} SSP/SP, CPF ${sister.printedCpf}, com endereço na ${address}, irmã do curatelado, a quem a MM. Juíza deferiu o compromisso de, bem e fielmente, exercer o cargo de CURADORA DEFINITIVA de <b>${brother.name}</b>, nascido em ${shortDate(brother.birth)}, natural de Itajupira/SP, RG ${brother.rg}, CPF ${brother.printedCpf}, filho de ${father.name} e ${mother.name}, para o qual foi nomeada por sentença proferida em ${shortDate(decided)}, transitada em julgado, ${powers}.</p>
<p class="t">Aceito o compromisso, prometeu cumpri-lo na forma da lei. NADA MAIS. Lido e achado conforme, vai devidamente assinado. Eu, ${clerk.name}, Escrevente Técnico Judiciário, digitei e conferi.</p>
<p class="t s">Advogado: OAB ${random.digits(6)}/SP. Laudo pericial juntado a fls. 88/93. Publicação no DJE por três vezes, com intervalo de dez dias (CPC, art. 755, § 3º).</p>
<p class="c b d">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006,<br>CONFORME IMPRESSÃO À MARGEM DIREITA</p>`
    const stamp = html`<div class="m">Este documento é cópia do original, assinado digitalmente por ${signer}, liberado nos autos em ${shortDate(signed)} às ${time} .<br>Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.</div><div class="fls">fls. ${random.int(101, 260)}</div>`
    return {
      html: paper(
        {
          font: 'Liberation Serif',
          sizePt: 12,
          margin: '15mm 25mm 15mm 28mm',
          stamp,
          css: '.h td{vertical-align:middle}.arm{width:24mm}.arm div{width:18mm;height:18mm;border:.8mm solid #555;border-radius:50%}.u{margin:9mm 0 6mm;text-decoration:underline}.k .q{width:46mm}.k{margin-bottom:6mm}.k td{padding:.6mm 0;border-bottom:.1mm solid #999}.q{font-weight:bold}.t{text-align:justify;text-indent:20mm;line-height:1.55}.d{margin-top:9mm;font-size:10pt}.m{position:fixed;right:6mm;top:24mm;height:250mm;writing-mode:vertical-rl;transform:rotate(180deg);font:6.4pt/1.3 "Liberation Sans";text-align:center}.fls{position:fixed;right:7mm;top:7mm;font-size:9pt}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADOR DEFINITIVO',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass,
        court: 'TJSP',
        state: 'SP',
        courtDivision: '2ª VARA DA FAMÍLIA E DAS SUCESSÕES',
        district: 'ITAJUPIRA',
        forum: 'FORO DE ITAJUPIRA',
        judgeName: judge.name,
        guardians: [
          guardian(sister.name, {
            cpf: sister.cpf,
            rg: sister.rg,
            rgIssuer: 'SSP/SP',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'merendeira',
            address,
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward(brother.name, {
            birthDate: brother.birth,
            cpf: brother.cpf,
            rg: brother.rg,
            placeOfBirth: 'Itajupira/SP',
            filiation: [father.name, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [signer],
        signatureDate: `${signed}T${time}:00`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
