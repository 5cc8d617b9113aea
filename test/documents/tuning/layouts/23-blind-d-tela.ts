import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
body { font-size: 8.6pt }
.url { background: #e8eaed; border-radius: 4mm; padding: 1.3mm 4mm; font-size: 7.6pt; color: #444; margin-bottom: 1mm }
.app { background: #14532d; color: #fff; padding: 2mm 4mm; display: flex; justify-content: space-between }
.tabs { display: flex; gap: 1mm; margin: 2mm 0 0 } .tabs span { border: .2mm solid #bbb; border-bottom: 0; padding: 1mm 4mm; background: #f1f1f1 } .tabs .on { background: #fff; font-weight: bold }
.pane { border: .2mm solid #bbb; padding: 3mm 4mm }
.pane h1 { font-size: 12pt; margin: 0 0 3mm; color: #14532d }
fieldset { border: .2mm solid #ccc; margin: 0 0 3mm; padding: 1.5mm 3mm 2.5mm } legend { color: #14532d; font-weight: bold; padding: 0 1mm }
.f { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1.6mm 3mm } .f label { display: block; color: #555; font-size: 7.4pt }
.f span { display: block; background: #f4f6f4; border: .15mm solid #cfd6cf; padding: .7mm 1.5mm; min-height: 5mm } .f .k2 { grid-column: span 2 } .f .k4 { grid-column: span 4 }
.m td, .m th { border-bottom: .15mm solid #ddd; text-align: left; padding: .6mm 1mm; font-size: 7.8pt }
.end { display: flex; justify-content: space-between; font-size: 7pt; color: #666; margin-top: 3mm }
`

/** A print of a court system's screen: read-only boxes under captions, a list of movements, the browser's lines. */
export const layout: Layout = {
  name: 'blind-d-tela',
  type: 23,
  variants: ['goias'],
  print(random) {
    const judge = 'Wilmar Quixadense Bastide'
    const tutor = 'Neuza Maria Jequitaí Cabralino'
    const pupil = 'Arthur Jequitaí Monteclaro'
    const parents = ['Lídia Jequitaí Monteclaro', 'Sandro Monteclaro']
    const [decided, issued] = ['2025-07-29', '2025-08-11']
    const number = cnj(`53${random.digits(5)}`, 2025, '09', '0029')
    const [tutorId, pupilId] = [cpf(random), cpf(random)]
    const identity = `${random.int(3, 6)}${random.digits(6)}`
    const address =
      'Rua 14 de Outubro Velho, Qd. 8, Lt. 21, Setor Ipanema do Cerrado, Catalão/GO, CEP 75705-090'
    const powers =
      'Representar o pupilo perante a escola, a rede de saúde e o INSS. Vedada a disposição de bens imóveis sem alvará'
    const box = (caption: string, value: string, width = '') =>
      html`<div class="${width}"><label>${caption}</label><span>${value}</span></div>`
    return {
      html: unbroken(
        sheet(
          { font: 'Noto Sans', sizePt: 8.6, css, margin: '9mm 10mm' },
          html`<div class="url">https://projudi.tjgo.jus.br/BuscaProcesso?PaginaAtual=6&amp;Id_Processo=${random.digits(8)}</div>
<div class="app"><b>Tribunal de Justiça do Estado de Goiás</b><span>Processo Digital &#160;|&#160; Usuário: Advogado(a) &#160;|&#160; Sair</span></div>
<div class="tabs"><span>Capa</span><span>Partes</span><span>Movimentações</span><span class="on">Expedientes</span><span>Guias</span></div>
<div class="pane"><h1>Termo de Tutela Provisória</h1>
<fieldset><legend>Processo</legend><div class="f">${box('Número', number, 'k2')}${box('Classe', 'Tutela Cível', 'k2')}${box('Comarca', 'Catalão')}${box('Vara', '2ª Vara de Família e Sucessões', 'k2')}${box('Fase', 'Conhecimento')}${box('Juiz(a)', judge, 'k2')}${box('Data da decisão', shortDate(decided))}${box('Expedido em', shortDate(issued))}</div></fieldset>
<fieldset><legend>Tutor(a)</legend><div class="f">${box('Nome', tutor, 'k2')}${box('CPF', maskCpf(tutorId))}${box('RG', identity)}${box('Órgão emissor', 'SSP/GO')}${box('Nacionalidade', 'brasileira')}${box('Estado civil', 'viúva')}${box('Profissão', 'aposentada')}${box('Endereço', address, 'k4')}${box('Parentesco', 'avó materna')}</div></fieldset>
<fieldset><legend>Tutelado(a)</legend><div class="f">${box('Nome', pupil, 'k2')}${box('CPF', maskCpf(pupilId))}${box('Data de nascimento', '17/03/2017')}${box('Naturalidade', 'Catalão/GO')}${box('Mãe', parents[0] ?? '')}${box('Pai', parents[1] ?? '', 'k2')}</div></fieldset>
<fieldset><legend>Encargo</legend><div class="f">${box('Validade', '90 dias')}<div class="k2"></div><div></div>${box('Poderes e restrições', `${powers}.`, 'k4')}</div></fieldset>
<table class="m"><tr><th>Mov.</th><th>Data</th><th>Descrição</th><th>Responsável</th></tr>
<tr><td>27</td><td>12/08/2025 10:31</td><td>Juntada - Termo expedido</td><td>Sistema</td></tr>
<tr><td>26</td><td>29/07/2025 17:48</td><td>Decisão - Concessão - Tutela provisória</td><td>Gabinete</td></tr>
<tr><td>25</td><td>22/07/2025 09:12</td><td>Juntada - Manifestação do Ministério Público</td><td>Promotoria</td></tr></table></div>
<div class="end"><span>Documento ainda não assinado.</span><span>1/1</span><span>14/08/2025, 15:07</span></div>`,
        ),
      ),
      data: expected({
        documentTitle: 'Termo de Tutela Provisória',
        kind: 'TUTELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Tutela Cível',
        court: 'TJGO',
        courtDivision: '2ª Vara de Família e Sucessões',
        district: 'Catalão',
        state: 'GO',
        judgeName: judge,
        guardians: [
          {
            name: tutor,
            cpf: tutorId,
            rg: identity,
            rgIssuer: 'SSP/GO',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'aposentada',
            address,
            relationship: 'avó materna',
          },
        ],
        wards: [
          {
            name: pupil,
            birthDate: '2017-03-17',
            cpf: pupilId,
            placeOfBirth: 'Catalão/GO',
            filiation: parents,
          },
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: '2025-11-09',
        validityText: '90 dias',
        powers,
        documentValidation: false,
      }),
    }
  },
}
