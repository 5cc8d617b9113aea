import { shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf, rg } from '../../generator/numbers.ts'

/** A sheet on its side with a row for each person: two guardians, two children. */
export const layout: Layout = {
  name: 'blind-c-term-rows',
  type: 23,
  variants: ['guarda'],
  print(random) {
    const number = caseNumber(random, 2025, '24')
    const ids = [cpf(random), cpf(random), cpf(random), cpf(random)] as const
    const cards = [rg(random, 'plain'), rg(random, 'plain')] as const
    const rows = [
      [
        'Guardião',
        'Ildefonso Gaspar Rodeio',
        maskCpf(ids[0]),
        cards[0],
        shortDate('1978-11-06'),
        'casado',
        'tio paterno',
      ],
      [
        'Guardiã',
        'Noêmia Luzerna Rodeio',
        maskCpf(ids[1]),
        cards[1],
        shortDate('1981-03-22'),
        'casada',
        'tia paterna',
      ],
      ['Criança', 'Ágata Timbó Rodeio', maskCpf(ids[2]), '', shortDate('2014-06-09'), '', ''],
      ['Criança', 'Bento Timbó Rodeio', maskCpf(ids[3]), '', shortDate('2019-12-18'), '', ''],
    ]
    const heads = ['Papel', 'Nome', 'CPF', 'RG', 'Nascimento', 'Estado civil', 'Parentesco']
    const body = html`<p>Poder Judiciário - Tribunal de Justiça do Estado de Santa Catarina<br>Comarca: Rodeio<br>Vara: Vara Única</p>
<p class="b">Termo de Guarda e Responsabilidade</p><p>Processo: ${number}<br>Classe: Guarda de Infância e Juventude<br>Data da decisão: ${shortDate('2025-03-10')}<br>Data do termo: ${shortDate('2025-03-14')}<br>Modalidade: definitiva</p>
<table><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>
<p style="margin-top:12mm">____________________________<br>Eustáquia Benedito Novo<br>Juíza de Direito</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 10,
          margin: '15mm',
          css: '@page{size:297mm 210mm}td,th{border:1px solid #888;padding:1mm 1.5mm;text-align:left}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda e Responsabilidade',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude',
        court: 'TJSC',
        courtDivision: 'Vara Única',
        district: 'Rodeio',
        state: 'SC',
        judgeName: 'Eustáquia Benedito Novo',
        guardians: [
          guardian('Ildefonso Gaspar Rodeio', {
            cpf: ids[0],
            rg: cards[0],
            maritalStatus: 'casado',
            relationship: 'tio paterno',
          }),
          guardian('Noêmia Luzerna Rodeio', {
            cpf: ids[1],
            rg: cards[1],
            maritalStatus: 'casada',
            relationship: 'tia paterna',
          }),
        ],
        wards: [
          ward('Ágata Timbó Rodeio', { birthDate: '2014-06-09', cpf: ids[2] }),
          ward('Bento Timbó Rodeio', { birthDate: '2019-12-18', cpf: ids[3] }),
        ],
        decisionDate: '2025-03-10',
        issueDate: '2025-03-14',
        signedBy: ['Eustáquia Benedito Novo'],
      }),
    }
  },
}
