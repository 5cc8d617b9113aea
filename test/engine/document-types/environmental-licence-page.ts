import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { type PrintedLine, readingFromText } from './reading-from-text.ts'

const LINE = 15
const HEIGHT = 12
const COLUMN = HEIGHT * 0.58

/** Plain text as pages (parted by `---`); three spaces or more part the columns of a row. */
export function licencePages(text: string): ReadDocument {
  return readingFromText(
    text.split(/^---$/m).map((page) => ({
      lines: page
        .split('\n')
        .flatMap((row, at) => columnsOf(row).map((cell) => ({ ...cell, y: 60 + at * LINE }))),
    })),
  )
}

/** A whole licence around the lines a test is about. */
export function licenceWith(body: string): ReadDocument {
  return licencePages(`ESTADO DO PARANÁ
INSTITUTO DE LICENCIAMENTO INVENTADO DO ESTADO

LICENÇA DE OPERAÇÃO Nº 4321/2023

Empreendedor: Olaria Pedra Azul Ltda
CNPJ: 10.389.777/0015-49

${body}

Ponta Grossa, 12 de maio de 2023.

_______________________
Diretora de Licenciamento`)
}

function columnsOf(row: string): Omit<PrintedLine, 'y'>[] {
  return [...row.matchAll(/\S(?:.*?\S)??(?=\s{3,}|\s*$)/g)].map((match) => ({
    text: match[0],
    x: 80 + match.index * COLUMN,
    height: HEIGHT,
  }))
}
