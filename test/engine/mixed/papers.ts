import { extract } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import type { DocumentType } from '../../../engine/src/document-types/schemas.ts'
import { type DrawnPage, drawnPage, text } from './drawn-page.ts'

/** How a file holds a line of print. */
export type Way = (line: string, x: number, y: number) => DrawnPage
export type Ways = Readonly<Record<string, Way>>

const runtime = nodeRuntime()
/** Where the line stands. */
export const AT = { x: 60, y: 400 } as const

/** What a document of each type says, and a line that is added to it. */
export const PAPERS: Readonly<
  Record<DocumentType, { readonly lines: readonly string[]; readonly added: string }>
> = {
  51: {
    lines: [
      'LICEN\xc7A DE OPERA\xc7\xc3O N\xba 12/2022',
      'Empreendedor: Olaria Azul Ltda',
      'CNPJ: 10.389.777/0015-49',
      'Atividade: transporte rodovi\xe1rio de produtos perigosos',
    ],
    added: 'Validade: 31/12/2039',
  },
  54: {
    lines: [
      'CARTEIRA NACIONAL DE HABILITA\xc7\xc3O',
      'Nome: JOANA DAS DORES INVENTADA',
      'Registro: 04718293588 Categoria: AB',
      'Data de nascimento: 23/06/1988',
    ],
    added: 'Validade: 31/12/2039',
  },
  23: {
    lines: [
      'TERMO DE TUTELA DEFINITIVA',
      'Processo 1004827-03.2023.8.26.0270',
      'Tutora: Joana Inventada de Lima',
      'Tutelado: Bento Inventado de Lima',
    ],
    added: 'CPF da tutora: 706.913.845-84',
  },
}
const TYPES = [51, 54, 23] as const
export const ofEachType = (ways: Ways) =>
  Object.entries(ways).flatMap(([name, way]) => TYPES.map((type) => ({ name, way, type })))

/** A document of a type, with one more line as the way has it. */
export async function readPaper(type: DocumentType, way: Way) {
  const { lines, added } = PAPERS[type]
  const drawn = way(added, AT.x, AT.y)
  const paper = lines.map((line, i) => text(line, 60, 780 - 28 * i)).join('')
  const result = await extract(
    [drawnPage({ ...drawn, content: `${paper} q ${drawn.content} Q` })],
    type,
    runtime,
  )
  const [page] = result.pages
  if (!page) throw new RangeError('one page was drawn')
  return { ...result, page, added, lines, printed: page.lines.map((line) => line.text).join('\n') }
}
