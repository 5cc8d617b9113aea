import { pjeNumber } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, rg } from '../../generator/numbers.ts'
import { docket, families, figure, moment, page } from '../blind-m.ts'

/** The screen of a court's portal: a dark bar, the list of papers at the left, the term in its pane. */
export const layout: Layout = {
  name: 'blind-m-viewer-screen',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2025)
    const decided = addDays(issued, -random.int(2, 12))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random)}`
    const [family] = families(random)
    const mother = figure(random, 'f', family, 1958, 1970)
    const son = figure(random, 'm', family, 1988, 2000)
    const judge = random.pick(['Duília Mosquera Reis', 'Larissa Ghannam Pinho'])
    const number = docket(random, '70', year(decided), '22', '0007')
    const identity = rg(random, 'plain')
    const code = pjeNumber(signedAt, random.digits(14))
    const link = `https://pjepg.tjro.jus.br:443/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const address = `${mother.street}, ${mother.door}, ${mother.quarter}, Ariquemes/RO, CEP ${mother.postcode}`
    const powers =
      'A curatela alcança somente atos patrimoniais e negociais. Depende de autorização do Juízo a retirada de valores superiores a três salários mínimos'
    const papers: readonly (readonly [string, string])[] = [
      ['Petição inicial', addDays(decided, -16)],
      ['Laudo médico', addDays(decided, -16)],
      ['Decisão', decided],
      ['Mandado', addDays(decided, 1)],
      ['Termo', issued],
    ]
    return {
      html: page(
        {
          font: 'Open Sans',
          sizePt: 8.8,
          margin: '8mm',
          css: '.bar{background:#1f3a5f;color:#fff;padding:2mm 4mm} .app{display:flex;border:1px solid #99a} .side{width:38mm;background:#eef1f5;font-size:7pt;padding:2mm} .side p{border-bottom:1px solid #ccd;padding:1mm 0;margin:0} .on{background:#cfe0f5} .pane{flex:1;padding:7mm 9mm}',
        },
        html`<div class="bar"><b>Consulta pública</b> &nbsp; ${number} &nbsp; ☰ &nbsp; Sair</div>
<div class="app"><div class="side">${papers.map(([paper, date]) => html`<p class="${paper === 'Termo' ? 'on' : 'off'}">${shortDate(date)}<br>${random.digits(8)} - ${paper}</p>`)}</div>
<div class="pane"><p class="c"><b>PODER JUDICIÁRIO DO ESTADO DE RONDÔNIA</b><br>TRIBUNAL DE JUSTIÇA<br>2ª Vara Cível da Comarca de Ariquemes</p>
<p class="c b" style="font-size:11.5pt;margin:5mm 0">TERMO DE CURATELA</p>
<p>Processo: ${number}<br>Classe: INTERDIÇÃO/CURATELA<br>Assunto: Nomeação</p>
<p class="j">Pelo presente termo, ${mother.name}, brasileira, divorciada, professora aposentada, RG ${identity} SESDEC/RO, CPF ${maskCpf(mother.cpf)}, residente e domiciliada à ${address}, mãe do curatelado, assume o cargo de curadora de ${son.name}, nascido em ${shortDate(son.born)}, CPF ${maskCpf(son.cpf)}, filho de ${son.father} e ${mother.name}, para o qual foi nomeada na decisão de ${shortDate(decided)}, da Juíza de Direito ${judge}.</p>
<p class="j">${powers}.</p>
<p class="j">A curadora, advertida das responsabilidades do cargo, declarou aceitá-lo.</p>
<p>Ariquemes/RO, ${longDate(issued)}.</p>
<p style="margin-top:12mm">______________________________<br>Curadora</p>
<p class="s" style="word-break:break-all;margin-top:8mm">Assinado eletronicamente por: ${judge.toUpperCase()} - ${moment(signedAt)}<br>${link}<br>Número do documento: ${code}</p></div></div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA',
        kind: 'CURATELA',
        caseNumber: number,
        caseClass: 'INTERDIÇÃO/CURATELA',
        court: 'TJRO',
        courtDivision: '2ª Vara Cível',
        district: 'Ariquemes',
        state: 'RO',
        judgeName: judge,
        guardians: [
          guardian(mother.name, {
            cpf: mother.cpf,
            rg: identity,
            rgIssuer: 'SESDEC/RO',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'professora aposentada',
            address,
            relationship: 'mãe',
          }),
        ],
        wards: [ward(son.name, { birthDate: son.born, cpf: son.cpf, filiation: [son.father, mother.name] })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
