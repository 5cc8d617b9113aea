import { describe, expect, it } from 'vitest'
import { isSignedPdf } from '../../../engine/src/decode/pdf-signature.ts'
import { growth } from '../../growth.ts'

const CONTENTS = '<308006092a864886f70d010702>'

/** A file whose last signature covers all but its own bytes. */
function signedPdf(after = ''): string {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Sig /SubFilter /ETSI.CAdES.detached /Contents '
  const from = head.length
  const to = from + CONTENTS.length
  // The length of the second stretch depends on its own digits: three are reserved.
  const tail = (rest: string) => ` /ByteRange [0 ${from} ${to} ${rest}] >>\nendobj\ntrailer\n%%EOF\n`
  return head + CONTENTS + tail(String(tail('000').length).padStart(3, '0')) + after
}

const bytes = (text: string) => new TextEncoder().encode(text)

describe('isSignedPdf', () => {
  it.each<[string, string, boolean | null]>([
    ['signed over all of it', signedPdf(), true],
    ['white space after the end', signedPdf('\n\n  '), true],
    ['changed after it was signed', signedPdf('2 0 obj\n<< >>\nendobj\n%%EOF\n'), false],
    ['not signed', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n', false],
    ['a broken range', '%PDF-1.7\n<< /ByteRange [0 a b c] >>\n%%EOF', false],
    ['a range beyond the file', '%PDF-1.7\n<< /ByteRange [0 10 20 99999] >>\n%%EOF', false],
    ['no gap for the signature', '%PDF-1.7\n<< /ByteRange [0 20 20 40] >>\n%%EOF', false],
    ['no PDF', 'plain text /ByteRange [0 1 2 3]', null],
    ['nothing', '', null],
  ])('%s', (_, text, expected) => {
    expect(isSignedPdf(bytes(text))).toBe(expected)
  })

  it('is linear in a file of slashes', () => {
    const file = (ranges: number) => bytes(`%PDF-1.7\n${'/ByteRange['.repeat(ranges)}`)
    const [whole, quarter] = [file(800_000), file(200_000)]
    expect(isSignedPdf(whole)).toBe(false)
    expect(
      growth(
        () => isSignedPdf(whole),
        () => isSignedPdf(quarter),
      ),
    ).toBeLessThan(8)
  })
})
