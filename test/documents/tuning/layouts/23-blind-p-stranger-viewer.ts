import { pjeNumber } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { cnj, instant, kin, paper, surnames } from '../blind-p.ts'

/** A browser window with the case's list of papers at the left and the whole term, with its court and stamp, at the right. */
export const layout: Layout = {
  name: 'blind-p-stranger-viewer',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(2, 10))
    const [family] = surnames(random)
    const brother = kin(random, 'm', family, 1968, 1978)
    const sister = kin(random, 'f', family, 1980, 1990)
    const judge = random.pick(['Katyane Lustosa Brito', 'Elisângela Frota Nogueira'])
    const number = cnj(random, '70', year(decided), '22', '0005')
    const signed = `${issued}T${officeTime(random)}`
    const code = pjeNumber(signed, random.digits(14))
    const link = `https://pjepg.tjro.jus.br:443/consulta/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const home = `${brother.home}, Ji-Paraná/RO`
    const powers =
      'O curador fica autorizado a sacar e administrar o benefício assistencial da interditanda e proibido de contrair dívidas em nome dela'
    const papers: readonly (readonly [string, string])[] = [
      [addDays(decided, -40), 'Petição inicial'],
      [addDays(decided, -40), 'Procuração'],
      [addDays(decided, -21), 'Laudo médico'],
      [decided, 'Decisão'],
      [addDays(decided, 1), 'Intimação'],
      [issued, 'Termo'],
    ]
    return {
      html: paper(
        {
          font: 'DejaVu Sans',
          sizePt: 8.6,
          margin: '10mm 10mm',
          css: '.bar{background:#dfe3e8;padding:1.5mm 3mm;border-radius:2mm 2mm 0 0;font-size:8pt;color:#444} .split{table-layout:fixed;border:1px solid #aaa} .split>tbody>tr>td{vertical-align:top;padding:3mm} .side{width:40mm;background:#f5f6f8;font-size:7.6pt} .side p{margin:0 0 2.4mm} .doc{padding:5mm 7mm!important}',
        },
        html`<div class="bar">pjepg.tjro.jus.br &nbsp; Autos digitais &nbsp; Sair</div>
<table class="split"><tr><td class="side"><p class="b">Documentos</p>${papers.map(([day, one]) => html`<p>${shortDate(day)}<br>${one}</p>`)}</td>
<td class="doc"><p class="c"><b>PODER JUDICIÁRIO</b><br>TRIBUNAL DE JUSTIÇA DO ESTADO DE RONDÔNIA<br>Comarca de Ji-Paraná<br>3ª Vara Cível</p>
<p class="c b" style="font-size:10.5pt;margin:4mm 0">TERMO DE CURATELA PROVISÓRIA</p>
<p>Processo: ${number}<br>Classe: Interdição/Curatela</p>
<p class="j">Em ${longDate(issued)}, compareceu ${brother.name}, irmão da interditanda, brasileiro, casado, comerciante, RG ${brother.rg} SESDEC/RO, CPF ${maskCpf(brother.cpf)}, residente na ${home}, que assumiu o compromisso de curador provisório de ${sister.name}, nascida em ${shortDate(sister.born)}, CPF ${maskCpf(sister.cpf)}, filha de ${sister.mother}, nomeado por decisão da Juíza ${judge}, datada de ${shortDate(decided)}.</p>
<p class="j">${powers}.</p>
<p class="j">O termo vale pelo prazo de 240 (duzentos e quarenta) dias.</p>
<p style="margin-top:10mm;font-size:7.2pt">Assinado eletronicamente por: ${judge.toUpperCase()} - ${instant(signed)}<br>${link}<br>Número do documento: ${code}<br>Num. ${random.digits(8)} - Pág. 1</p></td></tr></table>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição/Curatela',
        court: 'TJRO',
        courtDivision: '3ª Vara Cível',
        district: 'Ji-Paraná',
        state: 'RO',
        judgeName: judge,
        guardians: [
          guardian(brother.name, {
            cpf: brother.cpf,
            rg: brother.rg,
            rgIssuer: 'SESDEC/RO',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'comerciante',
            address: home,
            relationship: 'irmão',
          }),
        ],
        wards: [ward(sister.name, { birthDate: sister.born, cpf: sister.cpf, filiation: [sister.mother] })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 240),
        validityText: '240 (duzentos e quarenta) dias',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
