import { shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

/** A window of a court's program: title bar, values in boxes, buttons, PJe's signature below. */
export const layout: Layout = {
  name: 'blind-c-term-screen',
  type: 23,
  variants: ['curatela'],
  print(random) {
    const number = caseNumber(random, 2025, '17')
    const ids = [cpf(random), cpf(random)] as const
    const code = `25061714223300000000${random.digits(9)}`
    const link = `https://pje.cloud.tjpe.jus.br/1g/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const box = (caption: string, value: string) =>
      html`<div><label>${caption}</label><span>${value}</span></div>`
    const body = html`<div class="bar">PJe - Termo <span>Sair</span></div><div class="in"><div>Tribunal de Justiça do Estado de Pernambuco<br>Poder Judiciário</div>
<h2>Termo de Curatela Provisória</h2><div class="g">${box('Processo', number)}${box('Vara', '3ª Vara de Família e Registro Civil')}
${box('Comarca', 'Garanhuns')}${box('Juiz', 'Tibúrcio Calçado Angelim')}
${box('Nome do curador', 'Lourival Brejão de Sá')}${box('CPF do curador', maskCpf(ids[0]))}
${box('Estado civil do curador', 'solteiro')}${box('Profissão do curador', 'relojoeiro')}
${box('Parentesco', 'filho')}${box('Nome da curatelada', 'Quitéria Brejão de Sá')}
${box('CPF da curatelada', maskCpf(ids[1]))}${box('Nascimento da curatelada', shortDate('1944-01-17'))}
${box('Data do termo', shortDate('2025-06-17'))}${box('Prazo', 'até ulterior deliberação deste Juízo')}</div>
<p><b>Imprimir</b><b>Voltar ao processo</b></p>
<div class="sg">Assinado eletronicamente por: TIBÚRCIO CALÇADO ANGELIM - 17/06/2025 14:22:33<br>${link}<br>Número do documento: ${code}</div></div>`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 10,
          margin: '5mm',
          css: `@page{size:250mm 180mm}.bar{background:#24466b;color:#fff;padding:2mm 4mm}.bar span{float:right}.in{padding:4mm;border:1px solid #24466b}
.g{display:grid;grid-template-columns:1fr 1fr;gap:2mm 6mm}label{display:inline-block;width:44mm;color:#555}.g span{border:1px solid #bbb;padding:.6mm 2mm;display:inline-block;min-width:62mm}
p b{background:#dde5ee;padding:1.5mm 5mm;margin-right:3mm;font-weight:normal;border:1px solid #9ab}p{margin-top:4mm}.sg{font-size:8pt}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Curatela Provisória',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJPE',
        courtDivision: '3ª Vara de Família e Registro Civil',
        district: 'Garanhuns',
        state: 'PE',
        judgeName: 'Tibúrcio Calçado Angelim',
        guardians: [
          guardian('Lourival Brejão de Sá', {
            cpf: ids[0],
            maritalStatus: 'solteiro',
            occupation: 'relojoeiro',
            relationship: 'filho',
          }),
        ],
        wards: [ward('Quitéria Brejão de Sá', { birthDate: '1944-01-17', cpf: ids[1] })],
        issueDate: '2025-06-17',
        validityText: 'até ulterior deliberação deste Juízo',
        signedBy: ['TIBÚRCIO CALÇADO ANGELIM'],
        signatureDate: '2025-06-17T14:22:33',
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
