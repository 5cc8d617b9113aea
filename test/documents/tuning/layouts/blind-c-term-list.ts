import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf, rg } from '../../generator/numbers.ts'

/** A plain list under a court's head: the guardian first, or the pupil first in capitals. */
export const layout: Layout = {
  name: 'blind-c-term-list',
  type: 23,
  variants: ['guarda', 'tutela'],
  print(random, variant) {
    const ids = [cpf(random), cpf(random)] as const
    const card = rg(random)
    if (variant === 'guarda') {
      const number = caseNumber(random, 2024, '16')
      const address = 'Rua das Araucárias Tortas, nº 77, Trianon, Guarapuava/PR, CEP 85012-000'
      const lines: [string, string][] = [
        ['Processo', number],
        ['Classe', 'Guarda de Família'],
        ['Juíza', 'Dra. Leocádia Ventura Prado-Alto'],
        ['Guardiã', 'Dalva Serra Azul Moreno'],
        ['CPF da guardiã', maskCpf(ids[0])],
        ['RG da guardiã', `${card} SESP/PR`],
        ['Nacionalidade', 'brasileira'],
        ['Estado civil', 'viúva'],
        ['Profissão', 'merendeira'],
        ['Endereço', address],
        ['Parentesco', 'avó paterna'],
        ['Criança', 'Noah Moreno Campestre'],
        ['Data de nascimento da criança', shortDate('2017-02-24')],
        ['CPF da criança', maskCpf(ids[1])],
        ['Naturalidade da criança', 'Guarapuava/PR'],
        ['Pais da criança', 'Keila Campestre e Josué Serra Azul Moreno'],
        ['Data da decisão', shortDate('2024-05-13')],
        ['Data do termo', shortDate('2024-05-20')],
        ['Prazo', '180 (cento e oitenta) dias'],
      ]
      return {
        html: sheet(
          { font: 'Noto Sans', sizePt: 10.5, margin: '20mm 25mm' },
          html`<div>PODER JUDICIÁRIO<br>Tribunal de Justiça do Estado do Paraná<br>Comarca de Guarapuava<br>2ª Vara de Família e Sucessões</div>
<p class="b" style="margin:5mm 0">TERMO DE GUARDA PROVISÓRIA</p>${lines.map(([caption, value]) => html`<div>${caption}: ${value}</div>`)}
<div style="margin-top:18mm">_______________________________<br>Leocádia Ventura Prado-Alto<br>Juíza de Direito</div>`,
        ),
        data: guardianshipData({
          documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
          kind: 'GUARDA',
          nature: 'PROVISIONAL',
          caseNumber: number,
          caseClass: 'Guarda de Família',
          court: 'TJPR',
          courtDivision: '2ª Vara de Família e Sucessões',
          district: 'Guarapuava',
          state: 'PR',
          judgeName: 'Leocádia Ventura Prado-Alto',
          guardians: [
            guardian('Dalva Serra Azul Moreno', {
              cpf: ids[0],
              rg: card,
              rgIssuer: 'SESP/PR',
              nationality: 'brasileira',
              maritalStatus: 'viúva',
              occupation: 'merendeira',
              address,
              relationship: 'avó paterna',
            }),
          ],
          wards: [
            ward('Noah Moreno Campestre', {
              birthDate: '2017-02-24',
              cpf: ids[1],
              placeOfBirth: 'Guarapuava/PR',
              filiation: ['Keila Campestre', 'Josué Serra Azul Moreno'],
            }),
          ],
          decisionDate: '2024-05-13',
          issueDate: '2024-05-20',
          expirationDate: addDays('2024-05-20', 180),
          validityText: '180 (cento e oitenta) dias',
          signedBy: ['Leocádia Ventura Prado-Alto'],
        }),
      }
    }
    const number = caseNumber(random, 2023, '06')
    const lines: [string, string][] = [
      ['AUTOS Nº', number],
      ['TUTELADA', 'SAMIRA JUAZEIRO BELO'],
      ['NASCIDA EM', shortDate('2011-10-31')],
      ['NATURAL DE', 'CRATEÚS/CE'],
      ['MÃE DA TUTELADA', 'ELIANE JUAZEIRO BELO'],
      ['TUTOR', 'AFRÂNIO JUAZEIRO BELO'],
      ['CPF DO TUTOR', maskCpf(ids[0])],
      ['IDENTIDADE DO TUTOR', `${card} SSP/CE`],
      ['ESTADO CIVIL', 'CASADO'],
      ['PROFISSÃO', 'APICULTOR'],
      ['PARENTESCO', 'TIO MATERNO'],
      ['NOMEADO POR SENTENÇA DE', longDate('2023-08-02').toUpperCase()],
      ['TERMO LAVRADO EM', longDate('2023-08-16').toUpperCase()],
    ]
    return {
      html: sheet(
        {
          font: 'DejaVu Sans',
          sizePt: 9.5,
          margin: '25mm',
          css: '.n{display:block;font-size:7pt;color:#555;margin-top:2.5mm}',
        },
        html`<div class="c">ESTADO DO CEARÁ<br>PODER JUDICIÁRIO<br>VARA ÚNICA DA COMARCA DE TAMBORIL</div><p class="c b" style="margin:5mm 0">TERMO DE COMPROMISSO DE TUTOR</p>
${lines.map(([caption, value]) => html`<span class="n">${caption}</span>${value}`)}<div class="c" style="margin-top:14mm">____________________________<br>AFRÂNIO JUAZEIRO BELO<br>TUTOR</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTOR',
        kind: 'TUTELA',
        caseNumber: number,
        court: 'TJCE',
        courtDivision: 'VARA ÚNICA',
        district: 'TAMBORIL',
        state: 'CE',
        guardians: [
          guardian('AFRÂNIO JUAZEIRO BELO', {
            cpf: ids[0],
            rg: card,
            rgIssuer: 'SSP/CE',
            maritalStatus: 'CASADO',
            occupation: 'APICULTOR',
            relationship: 'TIO MATERNO',
          }),
        ],
        wards: [
          ward('SAMIRA JUAZEIRO BELO', {
            birthDate: '2011-10-31',
            placeOfBirth: 'CRATEÚS/CE',
            filiation: ['ELIANE JUAZEIRO BELO'],
          }),
        ],
        decisionDate: '2023-08-02',
        issueDate: '2023-08-16',
        signedBy: ['AFRÂNIO JUAZEIRO BELO'],
      }),
    }
  },
}
