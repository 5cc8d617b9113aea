import type { ReadLine } from '../../fields/reading.ts'

/** Print that one model has on a half and the other has not (domain sections 1.2 and 1.3). */
const MARKS = {
  front: {
    of2006: [
      /DEPARTAMENTO NACIONAL DE TRANSITO/,
      /^\W*PERMISSAO\W*$/,
      /^\W*DATA NASCIMENTO\W*$/,
      /^\W*NOME\W*$/,
    ],
    of2022: [
      /DRIVER LICENSE|PERMISO DE COND/,
      /NOME E SOBRENOME/,
      /LOCAL E UF DE NASC/,
      /^\W*4 ?[ABCD]\b/,
      /^\W*NACIONALIDADE\W*$/,
    ],
  },
  back: {
    of2006: [/^\W*DATA EMISSAO\W*$/, /^\W*ASSINATURA DO PORTADOR\W*$/, /^\W*OBSERVACOES\W*$/],
    of2022: [/^\W*12 OBSERVACOES\W*$/, /^\W*C1E\W*$/, /^\W*D1E\W*$/, /ASSINADO DIGITALMENTE/],
  },
} as const

/** A half is of a model that shows this many marks more than the other model. */
const CLEAR = 2

/** Whether the halves are clearly of two cards of different models. */
export function modelsDiffer(front: readonly ReadLine[], back: readonly ReadLine[]): boolean {
  const models = [modelOf(front, MARKS.front), modelOf(back, MARKS.back)]
  return models.every((model) => model !== null) && models[0] !== models[1]
}

function modelOf(
  lines: readonly ReadLine[],
  { of2006, of2022 }: Readonly<Record<'of2006' | 'of2022', readonly RegExp[]>>,
): 2006 | 2022 | null {
  const count = (marks: readonly RegExp[]) =>
    marks.filter((mark) => lines.some(({ norm }) => mark.test(norm))).length
  const more = count(of2022) - count(of2006)
  return more >= CLEAR ? 2022 : more <= -CLEAR ? 2006 : null
}
