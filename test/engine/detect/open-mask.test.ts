import { expect, test } from 'vitest'
import { openMask } from '../../../engine/src/detect/open-mask.ts'

function opened(rows: readonly string[], side: number): string[] {
  const width = rows[0]?.length ?? 0
  const mask = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0))
  const left = openMask(mask, width, rows.length, side)
  return rows.map((_, y) =>
    Array.from(left.subarray(y * width, (y + 1) * width), (on) => (on ? '#' : '.')).join(''),
  )
}

const shapes: readonly [name: string, side: number, rows: readonly string[], left: readonly string[]][] = [
  ['side 1 takes nothing', 1, ['#.', '.#'], ['#.', '.#']],
  [
    'a thread is cut, a shape stays',
    3,
    ['.......', '.###...', '.######', '.###...', '.......'],
    ['.......', '.###...', '.###...', '.###...', '.......'],
  ],
  [
    'what is cut off by the edge goes on beyond it',
    3,
    ['##..', '##..', '....', '....'],
    ['##..', '##..', '....', '....'],
  ],
  [
    'dirt goes',
    3,
    ['.....', '..#..', '..#..', '.....', '.....'],
    ['.....', '.....', '.....', '.....', '.....'],
  ],
]
test.each(shapes)('%s', (_name, side, rows, left) => expect(opened(rows, side)).toEqual(left))
