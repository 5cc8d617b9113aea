import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { cnj, kin, paper, surnames } from '../blind-p.ts'

/** TJSP, e-SAJ with the stamp in the margin: provisional guarda of a boy to his grandmother; the mother is the other party. */
export const layout: Layout = {
  name: 'blind-p-sp-paternal',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const decided = addDays(issued, -random.int(6, 15))
    const [family, other] = surnames(random)
    const grandmother = kin(random, 'f', family, 1958, 1966)
    const boy = kin(random, 'm', family, 2012, 2017)
    const mother = kin(random, 'f', other, 1988, 1993)
    const judge = random.pick(['Rogério Amantino Pascoal', 'Leandro Taques Viotti'])
    const number = cnj(random, '100', year(issued), '26', '0266')
    const code = alphanumeric(random, 8)
    const time = officeTime(random).slice(0, 5)
    const link = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const home = `${grandmother.home}, CEP ${grandmother.postcode}, Itanhaém - SP`
    const powers =
      'A guardiã obriga-se à prestação de assistência material, moral e educacional ao infante, podendo opor-se a terceiros, inclusive aos pais, e não poderá transferir a guarda sem autorização judicial'
    return {
      html: paper(
        {
          font: 'Liberation Sans',
          sizePt: 10.5,
          margin: '14mm 24mm 14mm 20mm',
          css: `${MARGIN_CSS} .case th{text-align:left;width:42mm;font-weight:normal} .case td{font-weight:bold}`,
          stamp: marginStamp([
            `Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.`,
            `Este documento é cópia do original, assinado digitalmente por ${judge.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${time} .`,
          ]),
        },
        html`<p class="c"><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO</b><br>COMARCA DE ITANHAÉM<br>FORO DE ITANHAÉM<br>2ª VARA<br><span class="s">Rua dos Fundadores, 540 - Centro - CEP 11740-000 - Fone: (13) 3422-0000<br>E-mail: itanhaem2@tjsp.jus.br - Horário de atendimento ao público: das 13h às 17h</span></p>
<h3 class="c">TERMO DE GUARDA PROVISÓRIA</h3>
<table class="case"><tr><th>Processo Digital nº:</th><td>${number}</td></tr>
<tr><th>Classe – Assunto:</th><td>Guarda de Família - Guarda</td></tr>
<tr><th>Requerente:</th><td>${grandmother.name.toUpperCase()}</td></tr>
<tr><th>Requerida:</th><td>${mother.name.toUpperCase()}</td></tr>
<tr><th>Prioridade:</th><td>Justiça Gratuita</td></tr></table>
<p class="j" style="margin-top:7mm">Aos ${longDate(issued)}, nesta cidade de Itanhaém, no edifício do fórum, sob a presidência do MM. Juiz de Direito, Dr. ${judge}, compareceu a senhora <b>${grandmother.name}</b>, brasileira, viúva, costureira, RG nº ${grandmother.rg}-4 SSP/SP, CPF nº ${maskCpf(grandmother.cpf)}, residente e domiciliada na ${home}, avó paterna, a quem foi deferido o compromisso de exercer a guarda de <b>${boy.name}</b>, nascido em ${shortDate(boy.born)}, natural de Peruíbe-SP, filho de ${boy.father} e de ${mother.name}, conforme decisão de fls. 41/43, proferida em ${shortDate(decided)}.</p>
<p class="j">${powers}.</p>
<p class="j">A guarda é concedida pelo prazo de 180 (cento e oitenta) dias.</p>
<p class="j">Prestado o compromisso, foi lavrado este termo, que segue assinado. Eu, Marcela Dutra Sant, Escrevente Técnico Judiciário, digitei.</p>
<p class="c" style="margin-top:14mm">______________________________<br>Guardiã</p>
<p class="c s b">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006, CONFORME IMPRESSÃO À MARGEM DIREITA</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda de Família - Guarda',
        court: 'TJSP',
        courtDivision: '2ª VARA',
        district: 'ITANHAÉM',
        forum: 'FORO DE ITANHAÉM',
        state: 'SP',
        judgeName: judge,
        guardians: [
          guardian(grandmother.name, {
            cpf: grandmother.cpf,
            rg: `${grandmother.rg}-4`,
            rgIssuer: 'SSP/SP',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'costureira',
            address: home,
            relationship: 'avó paterna',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.born,
            placeOfBirth: 'Peruíbe/SP',
            filiation: [boy.father, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 180),
        validityText: '180 (cento e oitenta) dias',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${issued}T${time}:00`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
