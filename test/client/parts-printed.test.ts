import { readDocument } from '@ficha/client'
import { expect, test, vi } from 'vitest'
import { printDocument } from '../../cli/src/print-document.ts'
import { FINISHED } from './scripted-host.ts'

test('an upload that was split is printed with the ids of its parts', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const part = { id: 'p1', type: null, pages: '3-4', status: 0, statusDesc: 'RECEIVED' }
  printDocument(readDocument({ ...FINISHED, parts: [part] }), {}, false)
  const text = written.mock.calls.map(([one]) => String(one)).join('')
  written.mockRestore()
  expect(text).toContain('part, pages 3-4: p1 (type ?, RECEIVED)')
})
