/**
 * What follows each letter in Portuguese: the pairs that make up 99 % of the tuning documents' words, names and
 * abbreviations among them. Under another encoding the same texts have half of their pairs here or less.
 */
const FOLLOWERS: Readonly<Record<string, string>> = {
  A: 'BCDFGILMNOPRSTUVZ',
  B: 'AEILMNORSU',
  C: 'AEHILNOPRTU',
  D: 'AEIORU',
  E: 'ABCDEFGILMNPQRSTUVXZ',
  F: 'AEILORU',
  G: 'AEIORU',
  H: 'AEIOT',
  I: 'ABCDEFGILMNOPQRSTVXZ',
  J: 'AEOU',
  L: 'ADEHIMOQTUV',
  M: 'ABEIMOPTU',
  N: 'ABCDEFGHIOPQSTUV',
  O: 'ABCDEFGIJLMNPQRSTUVZ',
  P: 'AEFIJLORSU',
  Q: 'U',
  R: 'ACDEGIJMNORSTUVZ',
  S: 'ACEILOPSTU',
  T: 'ADEIJOPRTU',
  U: 'ABCDEILMNOPRSTV',
  V: 'AEIO',
  W: 'W',
  X: 'AEIP',
  Z: 'AEO',
}

/** How many neighbouring letters a text has, and how many of these pairs Portuguese has. */
export function letterPairs(text: string): { readonly all: number; readonly known: number } {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  let [all, known] = [0, 0]
  for (let at = 1; at < letters.length; at++) {
    const [first = '', second = ''] = [letters[at - 1], letters[at]]
    if (!isLetter(first) || !isLetter(second)) continue
    all += 1
    if (FOLLOWERS[first]?.includes(second)) known += 1
  }
  return { all, known }
}

function isLetter(character: string): boolean {
  return character >= 'A' && character <= 'Z'
}
