import { findPlates } from './plate.ts'
import { UFS } from './uf.ts'

const PARTS = new RegExp(`^(.{7,8})(/)(.{7,8}|${UFS.join('|')})([,;.]?)$`, 'u')

/** `RVB4C27/MKT8153` and `RVB4C27/PR` as the words that they are; null for any other word. */
export function platesApart(word: string): readonly string[] | null {
  const [, first = '', stroke = '', second = '', sign = ''] = PARTS.exec(word) ?? []
  const isPlate = (text: string) =>
    findPlates(text).some(({ raw, blacklisted }) => raw === text && !blacklisted)
  if (!isPlate(first) || !(second.length === 2 || isPlate(second))) return null
  return [first, stroke, second + sign]
}
