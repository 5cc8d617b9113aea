import type { Candidate } from '../../fields/choose.ts'
import type { Reading, ReadLine } from '../../fields/reading.ts'
import { clean, isActivity, namesActivity } from './activity-text.ts'

/** `LICENÇA DE OPERAÇÃO PARA TRANSPORTE DE CARGAS`; an authorisation of IBAMA has such a title and names no activity. */
const TITLE_FOR =
  /^\W*(?:RENOVA[ÇC][ÃA]O D[AE] )?LICEN[ÇC]A(?: \p{L}+){0,6}? PARA (?:(?:[AO]S?|ATIVIDADES? D[EAO]S?) )?/iu
/** The number of the licence, where the title goes on with it. */
const NUMBER_AFTER = /\s+(?:[-–—]\s*)?N[º°o.]\s*\d.*$/iu
const TITLE = /^\W*(?:RENOVACAO D[AE] )?LICENCA\b.*\b(?:OPERACAO|FUNCIONAMENTO)\b/
/** Only where no caption and no sentence names one. */
const TITLE_SCORE = 0.7

/** The activity in the title of the licence, or in capitals on the line right below it. */
export function titledActivities(reading: Reading): Candidate[] {
  const lines = reading.pages[0]?.rows.flat() ?? []
  return lines.flatMap((line, i) => {
    const { text } = line.line
    const lead = TITLE_FOR.exec(text)?.[0].length
    if (lead !== undefined) return named(line, lead, text.replace(NUMBER_AFTER, '').length)
    const above = lines[i - 1]
    const isBelowTitle = above !== undefined && TITLE.test(above.norm) && isHeading(line)
    return isBelowTitle ? named(line, 0, text.length) : []
  })
}

/** A letterhead below the title: its words end as those of activities do. */
const OFFICE =
  /^(?:DEPARTAMENTO|COORDENA\w+|DIRETORIA|DIVISAO|SECAO|SETOR|FUNDACAO|GERENCIA|NUCLEO)\b|LICENCIAMENTO/

function isHeading({ norm, line: { text } }: ReadLine): boolean {
  return text === text.toUpperCase() && !/[:\d]/.test(text) && !OFFICE.test(norm)
}

function named(line: ReadLine, start: number, end: number): Candidate[] {
  const value = clean(line.line.text.slice(start, end))
  if (!isActivity(value) || !namesActivity(value)) return []
  return [{ value: [value], spans: [{ line, start, end }], score: TITLE_SCORE }]
}
