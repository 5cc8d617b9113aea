import { read } from '@ficha/engine/node'
import { describe, expect, test } from 'vitest'
import { textPdf } from './text-pdf.ts'

/** Papers whose arrangement says what the network alone does not see. */
async function dataOf(type: 23 | 51 | 54, lines: readonly string[]) {
  return (await read([await textPdf(lines)], { type })).data
}

describe('a driver’s courses and remarks', () => {
  test('a course in a cell with a caption of its own is no remark', async () => {
    const data = await dataOf(54, [
      'SENTINELA GERENCIAMENTO DE RISCOS S/A',
      'MOTORISTA',
      'Nome  JOSÉ EDMILSON GALVÃO DE FARIAS        CPF  529.982.247-25',
      'Nº registro CNH  02559108365   Categoria AE   Validade CNH  05/07/2032',
      'Observações CNH   EAR',
      'Cursos   MOPP - produtos perigosos (validade 02/2028)',
    ])
    expect(data).toMatchObject({ comments: 'EAR', hasCetpp: true })
  })

  test.each([
    ['behind a box that is empty where others are crossed', '[ ] Certificado MOPP', false],
    [
      'in a long line behind a caption',
      'CURSO: TRANSPORTE DE PRODUTOS PERIGOSOS - SEST SENAT - 15/03/2024',
      true,
    ],
  ])('the course named %s', async (_, line, hasCetpp) => {
    const data = await dataOf(54, [
      'CHECKLIST DE ADMISSÃO DE MOTORISTA',
      'Motorista: ADEMIR COSTA NEVES   CPF: 529.982.247-25',
      'CNH 02559108365 - E - válida até 01/02/2030',
      '[X] Exame toxicológico',
      line,
    ])
    expect(data).toMatchObject({ hasCetpp })
  })

  test('below its heading in one of two columns', async () => {
    const data = await dataOf(54, [
      'MOTORISTA',
      'Nome  JOSÉ EDMILSON GALVÃO DE FARIAS        CPF  529.982.247-25',
      'Nº registro CNH  02559108365   Categoria AE   Validade CNH  05/07/2032',
      '',
      'Cursos                                  Direção defensiva',
      'MOPP - produtos perigosos               Em 2025, por 8 horas',
    ])
    expect(data).toMatchObject({ hasCetpp: true })
  })
})
