/** `npm run test:long` runs the files called `*.long.test.ts` alone; `npm test` runs all others. */
export const isLong = process.env.FICHA_TESTS === 'long'

/** The files that a project of Vitest runs now, of those that are its own. */
export function testFiles(...own: readonly string[]): { include: string[]; exclude: string[] } {
  const never = ['**/node_modules/**']
  if (!isLong) return { include: [...own], exclude: [...never, '**/*.long.test.ts'] }
  return { include: own.map((pattern) => pattern.replace('*.test.ts', '*.long.test.ts')), exclude: never }
}
