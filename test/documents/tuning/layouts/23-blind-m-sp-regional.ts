import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf, rg } from '../../generator/numbers.ts'
import { docket, families, figure, page } from '../blind-m.ts'

/** TJSP, a regional foro: classic e-SAJ term with the stamp in the margin; the daughter is provisional curator. */
export const layout: Layout = {
  name: 'blind-m-sp-regional',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2025)
    const decided = addDays(issued, -random.int(3, 25))
    const [family] = families(random)
    const daughter = figure(random, 'f', family, 1966, 1980)
    const father = figure(random, 'm', family, 1936, 1946)
    const judge = random.pick(['Letícia Vergueiro Pontual', 'Renata Amâncio Bicudo'])
    const clerk = 'Wesley Prado Mantovani'
    const number = docket(random, '10', year(decided), '26', '0006')
    const [own, his] = [rg(random, 'withX'), rg(random)]
    const time = officeTime(random).slice(0, 5)
    const code = alphanumeric(random, 8)
    const link = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const address = `${daughter.street}, nº ${daughter.door}, apto. 34, ${daughter.quarter}, São Paulo/SP, CEP ${daughter.postcode}`
    const powers =
      'A curadora responderá pelos atos da vida patrimonial e negocial do curatelado, inclusive pelo recebimento de seu benefício previdenciário, vedada a alienação ou a oneração de bens sem alvará deste Juízo. Deverá, ainda, prestar contas anualmente, na forma do art. 84, § 4º, da Lei nº 13.146/2015'
    const stamp = marginStamp([
      `Este documento é cópia do original, assinado digitalmente por ${judge.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${time} .`,
      `Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.`,
    ])
    return {
      html: page(
        {
          font: 'PT Serif',
          sizePt: 10.5,
          margin: '14mm 24mm 14mm 20mm',
          stamp,
          css: `${MARGIN_CSS} .head{display:flex;gap:6mm;align-items:center;border-bottom:1px solid #000;padding-bottom:3mm} td{padding:.5mm 2mm;vertical-align:top} td:first-child{width:42mm}`,
        },
        html`<div class="head">${crest(18, '#333')}<div class="b">TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO<br>COMARCA DE SÃO PAULO<br>FORO REGIONAL VI - PENHA DE FRANÇA<br>2ª VARA DA FAMÍLIA E SUCESSÕES<br><span class="s" style="font-weight:normal">Rua Doutor Campineiro, 88, São Paulo - SP - CEP 03631-010<br>Horário de Atendimento ao Público: das 13h00min às 17h00min</span></div></div>
<h3 class="c" style="margin:7mm 0">TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO</h3>
<table><tr><td>Processo Digital nº:</td><td class="b">${number}</td></tr>
<tr><td>Classe – Assunto:</td><td class="b">Interdição/Curatela - Nomeação</td></tr>
<tr><td>Requerente:</td><td class="b">${daughter.name}</td></tr>
<tr><td>Requerido:</td><td class="b">${father.name}</td></tr></table>
<p class="c" style="margin:4mm 0">Juíza de Direito: Dra. ${judge}</p>
<p class="j">Em ${longDate(issued)}, no cartório da 2ª Vara da Família e Sucessões, apresentou-se <b>${daughter.name.toUpperCase()}</b>, brasileira, divorciada, técnica de enfermagem, RG nº ${own} SSP/SP, CPF/MF nº ${maskCpf(daughter.cpf)}, residente e domiciliada na ${address}, filha do interditando, a quem a MM. Juíza deferiu o compromisso de, com zelo e retidão, servir de <b>CURADORA PROVISÓRIA</b> de <b>${father.name.toUpperCase()}</b>, brasileiro, viúvo, aposentado, nascido em ${shortDate(father.born)}, natural de Lins/SP, RG nº ${his} SSP/SP, CPF/MF nº ${maskCpf(father.cpf)}, filho de ${father.father} e de ${father.mother}, conforme decisão proferida em ${shortDate(decided)} (fls. 41/42).</p>
<p class="j">${powers}.</p>
<p class="j">O presente termo tem validade até nova decisão judicial.</p>
<p class="j">Prestado o compromisso, lavrou-se este termo, que, lido e achado conforme, vai assinado. Eu, ${clerk}, Escrevente Técnico Judiciário, digitei.</p>
<p class="c" style="margin-top:14mm">______________________________<br>Curadora</p>
<p class="c b s" style="margin-top:10mm">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006, CONFORME IMPRESSÃO À MARGEM DIREITA</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição/Curatela - Nomeação',
        court: 'TJSP',
        courtDivision: '2ª VARA DA FAMÍLIA E SUCESSÕES',
        district: 'SÃO PAULO',
        forum: 'FORO REGIONAL VI - PENHA DE FRANÇA',
        state: 'SP',
        judgeName: judge,
        guardians: [
          guardian(daughter.name.toUpperCase(), {
            cpf: daughter.cpf,
            rg: own,
            rgIssuer: 'SSP/SP',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'técnica de enfermagem',
            address,
            relationship: 'filha',
          }),
        ],
        wards: [
          ward(father.name.toUpperCase(), {
            birthDate: father.born,
            cpf: father.cpf,
            rg: his,
            placeOfBirth: 'Lins/SP',
            filiation: [father.father, father.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até nova decisão judicial',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${issued}T${time}:00`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
