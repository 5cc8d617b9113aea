import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.top { display: flex; gap: 5mm; border-bottom: .5mm solid #7a1f1f; padding-bottom: 3mm }
.top div { line-height: 1.25 }
.case { font-size: 9.5pt; margin: 5mm 0; line-height: 1.45 }
h2 { font-size: 13pt; text-align: center; letter-spacing: .4mm; margin: 6mm 0 }
.t { text-align: justify; line-height: 1.55 }
.pje { position: fixed; left: 12mm; right: 12mm; bottom: 5mm; border: .2mm solid #999; font: 6.8pt/1.35 'DejaVu Sans'; padding: 1.2mm 2mm }
`

/** Minas Gerais: PJe, case data without a table, partial curatela; the system's box at the foot. */
export const layout: Layout = {
  name: 'blind-d-pje-curatela',
  type: 23,
  variants: ['parcial'],
  print(random) {
    const curator = random.pick([
      { name: 'Marinalva Abrolhos Tamandarino', kin: 'irmã', occupation: 'professora', status: 'viúva' },
      { name: 'Edilene Brandoforte Tamandarino', kin: 'filha', occupation: 'contadora', status: 'solteira' },
    ])
    const ward = random.pick(['Geraldo Tamandarino Brandoforte', 'Expedito Abrolhos Tamandarino'])
    const judge = 'Leontina Vasconjunto de Paiva'
    const [decided, final, issued] = ['2025-02-11', '2025-03-21', '2025-04-02']
    const number = cnj(`50${random.digits(5)}`, 2023, '13', '0433')
    const [curatorId, wardId] = [cpf(random), cpf(random)]
    const registered = `MG-${random.int(10, 19)}.${random.digits(3)}.${random.digits(3)}`
    const wardRg = `M-${random.int(1, 9)}.${random.digits(3)}.${random.digits(3)}`
    const time = `1${random.int(0, 7)}:${random.int(10, 59)}:${random.int(10, 59)}`
    const id = `250402${time.replaceAll(':', '')}${random.digits(2)}00000${random.digits(10)}`
    const link = `https://pje.tjmg.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${id}`
    const address =
      'Rua Doutor Anísio das Veredas, 77, bairro Todos os Pássaros, Montes Claros/MG, CEP 39400-532'
    const caseClass = '[CÍVEL] INTERDIÇÃO/CURATELA (58)'
    const powers =
      'limitada a curatela aos atos de disposição patrimonial e de administração de conta bancária e benefício previdenciário, preservados os direitos ao próprio corpo, ao voto, ao trabalho, à saúde e ao casamento'
    const stamp = html`<div class="pje">Assinado eletronicamente por: ${judge.toUpperCase()} - ${shortDate(issued)} ${time}<br>${link}<br>Número do documento: ${id}</div>`
    return {
      html: unbroken(
        sheet(
          { font: 'Open Sans', sizePt: 10.2, css, margin: '13mm 20mm 28mm', stamp },
          html`<div class="top">${crest(18, '#7a1f1f')}<div><b>PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS</b><br>Justiça de Primeira Instância<br>Comarca de Montes Claros / 1ª Vara de Família e Sucessões<br><span class="s">Rua Camilo Prates Antigo, 352, Centro, Montes Claros - MG - CEP: 39400-906</span></div></div>
<div class="case">PROCESSO Nº: ${number}<br>CLASSE: ${caseClass}<br>ASSUNTO: [Nomeação, Capacidade]<br>REQUERENTE: ${curator.name} - CPF: ${maskCpf(curatorId)}<br>REQUERIDO(A): ${ward} - CPF: ${maskCpf(wardId)}</div>
<h2>TERMO DE CURATELA DEFINITIVA</h2>
<p class="t">Pelo presente instrumento, expedido em cumprimento à sentença datada de ${shortDate(decided)}, transitada em julgado em ${shortDate(final)}, da lavra da MM. Juíza de Direito, Dra. ${judge}, fica investida no encargo de CURADORA a Sra. <b>${curator.name}</b>, brasileira, ${curator.status}, ${curator.occupation}, identidade ${registered} - PC/MG, CPF ${maskCpf(curatorId)}, ${curator.kin} do curatelado, residente e domiciliada na ${address}.</p>
<p class="t">O encargo diz respeito à pessoa de <b>${ward}</b>, nascido em 30/11/1951, natural de Bocaiúva/MG, filho de Sebastiana Abrolhos Tamandarino e Horácio Brandoforte, identidade ${wardRg}, CPF ${maskCpf(wardId)}, ${powers}.</p>
<p class="t">Advertida dos deveres do cargo, a nomeada disse aceitá-lo e comprometeu-se, sob as penas da lei, a bem e fielmente desempenhá-lo. Certifico que a tutela antecipada anteriormente deferida às fls. 33 perdeu o objeto com a sentença.</p>
<p>Montes Claros, ${longDate(issued)}.</p>
<p class="c" style="margin-top:16mm">_______________________________________<br>${curator.name}<br>Curadora</p>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE CURATELA DEFINITIVA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass,
        court: 'TJMG',
        courtDivision: '1ª Vara de Família e Sucessões',
        district: 'Montes Claros',
        state: 'MG',
        judgeName: judge,
        guardians: [
          {
            name: curator.name,
            cpf: curatorId,
            rg: registered,
            rgIssuer: 'PC/MG',
            nationality: 'brasileira',
            maritalStatus: curator.status,
            occupation: curator.occupation,
            address,
            relationship: curator.kin,
          },
        ],
        wards: [
          {
            name: ward,
            birthDate: '1951-11-30',
            cpf: wardId,
            rg: wardRg,
            placeOfBirth: 'Bocaiúva/MG',
            filiation: ['Sebastiana Abrolhos Tamandarino', 'Horácio Brandoforte'],
          },
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${issued}T${time}`,
        verificationLink: link,
        verificationCode: id,
        documentValidation: true,
      }),
    }
  },
}
