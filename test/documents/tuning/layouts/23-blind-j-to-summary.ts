import { addDays, addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, soul } from '../blind-j.ts'

/** A stranger's typed copy of a term: captions and values, no letterhead of a court and no signature. */
export const layout: Layout = {
  name: 'blind-j-to-summary',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(2, 8))
    const aunt = soul(random, 'f', { from: 1969, to: 1990 })
    const boy = soul(random, 'm', { from: 2011, to: 2017, young: true })
    const judge = random.pick(['Odete Javaés Milhomem', 'Edssandra Cantão Lustosa', 'Renata Jalapão do Vale'])
    const number = caseOf(random, '00', 2021, '27', '2722')
    const address = `${aunt.street}, ${aunt.door}, ${aunt.quarter}, Gurupi-TO`
    const powers = 'acompanhar a vida escolar do menor e responder por ele em hospitais e órgãos públicos'
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 12,
          margin: '25mm',
          css: 'p{margin:0 0 2.2mm} h1{font-size:13pt}',
        },
        html`<h1>Termo de Guarda Provisória (transcrição dos dados)</h1>
<p>Tribunal: TJTO</p><p>Comarca: Gurupi</p><p>Vara: Vara de Família e Sucessões</p><p>Juíza: ${judge}</p><p>Processo: ${number}</p><p>Classe: Guarda</p><p>Data da decisão: ${shortDate(decided)}</p><p>Data do termo: ${shortDate(issued)}</p><p>Prazo: 12 (doze) meses</p><p>Vencimento: ${shortDate(addMonths(issued, 12))}</p>
<p style="margin-top:6mm">Guardiã: ${aunt.name}</p><p>CPF da guardiã: ${maskCpf(aunt.cpf)}</p><p>RG da guardiã: ${aunt.rg} SSP/TO</p><p>Nacionalidade: brasileira</p><p>Estado civil: divorciada</p><p>Profissão: manicure</p><p>Endereço: ${address}</p><p>Parentesco: tia paterna</p>
<p style="margin-top:6mm">Menor: ${boy.name}</p><p>Nascimento: ${shortDate(boy.born)}</p><p>CPF do menor: ${maskCpf(boy.cpf)}</p><p>Naturalidade: Porto Nacional/TO</p><p>Pai: ${boy.father}</p><p>Mãe: ${boy.mother}</p>
<p style="margin-top:6mm">Poderes: ${powers}</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda Provisória (transcrição dos dados)',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJTO',
        courtDivision: 'Vara de Família e Sucessões',
        district: 'Gurupi',
        state: 'TO',
        judgeName: judge,
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: aunt.rg,
            rgIssuer: 'SSP/TO',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'manicure',
            address,
            relationship: 'tia paterna',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.born,
            cpf: boy.cpf,
            placeOfBirth: 'Porto Nacional/TO',
            filiation: [boy.father, boy.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 12),
        validityText: '12 (doze) meses',
        powers,
        documentValidation: false,
      }),
    }
  },
}
