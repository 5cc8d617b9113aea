import { shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, hex, maskCpf } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.head { display: flex; gap: 5mm; align-items: center; border-bottom: .3mm solid #1c3d6e; padding-bottom: 2mm; line-height: 1.25 }
h1 { font-size: 14pt; text-align: center; margin: 6mm 0 4mm; color: #1c3d6e }
.grid { display: grid; grid-template-columns: repeat(6, 1fr); border-top: .2mm solid #555; border-left: .2mm solid #555 }
.grid > div { border-right: .2mm solid #555; border-bottom: .2mm solid #555; padding: .8mm 1.6mm 1.4mm; min-height: 10.5mm; font-size: 9.8pt }
.grid small { display: block; font-size: 6.8pt; color: #444; text-transform: none }
.w6 { grid-column: span 6 } .w4 { grid-column: span 4 } .w3 { grid-column: span 3 } .w2 { grid-column: span 2 }
.bandeau { grid-column: span 6; background: #e3e9f2; font-weight: bold; min-height: 0 !important; padding: 1mm 1.6mm !important; font-size: 9pt !important }
.sign { display: flex; gap: 14mm; margin-top: 20mm } .sign div { flex: 1; border-top: .25mm solid #000; text-align: center; padding-top: 1mm; font-size: 9.5pt }
.code { margin-top: 9mm; font-size: 8.4pt; text-align: center; line-height: 1.5 }
`

/** Rio de Janeiro: a form of boxes with small captions above the values, valid for a year. */
export const layout: Layout = {
  name: 'blind-d-rj-quadro',
  type: 23,
  variants: ['um-ano'],
  print(random) {
    const judge = 'Fabrício Lamarão de Quixadense'
    const curator = 'Rodrigo Monteclaro Pirajuba'
    const ward = 'Nilza Monteclaro Pirajuba'
    const [decided, issued] = ['2024-07-03', '2024-07-15']
    const number = cnj(`08${random.digits(5)}`, 2024, '19', '0028')
    const [curatorId, wardId] = [cpf(random), cpf(random)]
    const curatorRg = `${random.int(10, 29)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`
    const wardRg = `0${random.int(1, 9)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`
    const code = `4${hex(random, 3)}.${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)}`
    const address = 'Rua Marechal Rondônio, 64, fundos, Cajueiros do Norte, Macaé/RJ, CEP 27915-310'
    const powers =
      'O curador provisório poderá receber proventos e movimentar uma única conta em nome da curatelada, exclusivamente para custear o tratamento e a subsistência desta. Não poderá contrair empréstimos consignados, vender bens ou renunciar a direitos sem ordem judicial'
    return {
      html: unbroken(
        sheet(
          { font: 'Roboto', sizePt: 10, css, margin: '13mm 16mm' },
          html`<div class="head">${crest(15, '#1c3d6e')}<div><b>Estado do Rio de Janeiro — Poder Judiciário</b><br>Tribunal de Justiça<br>Comarca de Macaé<br>Cartório da 2ª Vara de Família<br><span class="s">Rodovia do Petróleo Velho, s/nº, km 4 - CEP: 27910-200 - e-mail: mac02vfam@tjrj.jus.br</span></div></div>
<h1>Termo de Curatela Provisória</h1>
<div class="grid"><div class="w3"><small>Processo</small>${number}</div><div class="w3"><small>Classe/Assunto</small>Interdição/Curatela - Nomeação de Curador / Capacidade</div>
<div class="w4"><small>Juiz de Direito</small>${judge}</div><div class="w2"><small>Distribuído em</small>28/05/2024</div>
<div class="bandeau">CURADOR NOMEADO</div>
<div class="w6"><small>Nome completo</small>${curator}</div>
<div class="w2"><small>Nacionalidade</small>brasileiro</div><div class="w2"><small>Estado civil</small>solteiro</div><div class="w2"><small>Profissão</small>técnico em eletrônica</div>
<div class="w2"><small>Identidade</small>${curatorRg}</div><div class="w2"><small>Órgão emissor</small>DETRAN/RJ</div><div class="w2"><small>CPF</small>${maskCpf(curatorId)}</div>
<div class="w4"><small>Endereço</small>${address}</div><div class="w2"><small>Parentesco com o curatelado</small>filho</div>
<div class="bandeau">CURATELADA</div>
<div class="w4"><small>Nome completo</small>${ward}</div><div class="w2"><small>Nascimento</small>07/12/1946</div>
<div class="w2"><small>Identidade</small>${wardRg}</div><div class="w2"><small>CPF</small>${maskCpf(wardId)}</div><div class="w2"><small>Naturalidade</small>Quissamã/RJ</div>
<div class="w6"><small>Filiação</small>Amaro Monteclaro e Jurema da Conceição Monteclaro</div>
<div class="bandeau">ENCARGO</div>
<div class="w2"><small>Data da decisão</small>${shortDate(decided)}</div><div class="w2"><small>Prazo do encargo</small>1 (um) ano</div><div class="w2"><small>Data de expedição</small>${shortDate(issued)}</div>
<div class="w6" style="min-height:22mm"><small>Poderes e limites</small>${powers}.</div></div>
<p style="margin-top:4mm">O nomeado compromete-se a desempenhar bem e fielmente o encargo descrito neste termo.</p>
<div class="sign"><div>${judge}<br>Juiz de Direito</div><div>${curator}<br>Curador</div></div>
<div class="code">Código de Autenticação: <b>${code}</b><br>Este código pode ser verificado em: www.tjrj.jus.br – Serviços – Validação de documentos</div>`,
        ),
      ),
      data: expected({
        documentTitle: 'Termo de Curatela Provisória',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição/Curatela - Nomeação de Curador / Capacidade',
        court: 'TJRJ',
        courtDivision: '2ª Vara de Família',
        district: 'Macaé',
        state: 'RJ',
        judgeName: judge,
        guardians: [
          {
            name: curator,
            cpf: curatorId,
            rg: curatorRg,
            rgIssuer: 'DETRAN/RJ',
            nationality: 'brasileiro',
            maritalStatus: 'solteiro',
            occupation: 'técnico em eletrônica',
            address,
            relationship: 'filho',
          },
        ],
        wards: [
          {
            name: ward,
            birthDate: '1946-12-07',
            cpf: wardId,
            rg: wardRg,
            placeOfBirth: 'Quissamã/RJ',
            filiation: ['Amaro Monteclaro', 'Jurema da Conceição Monteclaro'],
          },
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: '2025-07-15',
        validityText: '1 (um) ano',
        powers,
        signedBy: [judge, curator],
        verificationLink: 'www.tjrj.jus.br',
        verificationCode: code,
        documentValidation: true,
      }),
    }
  },
}
