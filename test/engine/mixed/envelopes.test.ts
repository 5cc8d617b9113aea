import { extract } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { describe, expect, test } from 'vitest'
import { type DrawnPage, drawnPage, formOf, OWN, streamOf, text } from './drawn-page.ts'
import { encryptedPage } from './encrypted-page.ts'
import { PAPERS } from './papers.ts'

const runtime = nodeRuntime()
const [A = '', B = '', C = ''] = OWN
const PAPER = PAPERS[51].lines.map((line, i) => text(line, 60, 780 - 28 * i)).join('')
const VALUE = 'Validade: 31/12/2039'
const ATTACHED = [
  `<< /Type /Filespec /F (a.pdf) /EF << /F ${B} >> >>`,
  streamOf('/Type /EmbeddedFile', '%PDF-1.7'),
]
const attachedAs = (more = '') => ({
  objects: ATTACHED,
  catalog: `${more} /Names << /EmbeddedFiles << /Names [(a.pdf) ${A}] >> >>`,
})
const xfa = (more = '') => ({
  objects: [streamOf('', '<xdp/>')],
  catalog: `${more} /AcroForm << /Fields [] /XFA ${A} >>`,
})
const COVER = text('Segue o documento em anexo.', 60, 700)
const WAIT = text(
  'Please wait... If this message is not eventually replaced with the proper contents',
  40,
  700,
  9,
)
const AGUARDE = text(
  'Aguarde... Se esta mensagem n\xe3o for substitu\xedda pelo conte\xfado do documento',
  40,
  700,
  9,
)

const refused: readonly [name: string, page: DrawnPage, says: RegExp][] = [
  [
    'a dynamic form',
    { content: text('Please wait...', 60, 700), ...xfa('/NeedsRendering true') },
    /dynamic XFA form.*print it/,
  ],
  ['the notice of a form', { content: WAIT, ...xfa() }, /one shall wait.*print the form/],
  ['the notice of a form, printed', { content: AGUARDE }, /one shall wait.*print the form/],
  [
    'a portfolio',
    { content: COVER, ...attachedAs('/Collection << /View /D >>') },
    /portfolio.*take the document out/,
  ],
  ['a cover of attached files', { content: COVER, ...attachedAs() }, /files are attached.*take it out/],
  [
    'a cover with a paper clip',
    {
      content: COVER,
      objects: ATTACHED,
      page: `/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [60 600 80 620] /FS ${A} >>]`,
    },
    /files are attached.*take it out/,
  ],
]

/** A stamp with the value, of a layer. */
const stamped = (defaults: string): DrawnPage => ({
  content: PAPER,
  page: `/Annots [${C}]`,
  objects: [
    '<< /Type /OCG /Name (L) >>',
    formOf(text(VALUE, 60, 400)),
    `<< /Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 595 842] /OC ${A} /AP << /N ${B} >> >>`,
  ],
  catalog: `/OCProperties << /OCGs [${A}] /D << ${defaults} >> >>`,
})
/** A field that shows its former value, while viewers draw the new one. */
const CHANGED: DrawnPage = {
  content: PAPER,
  page: `/Annots [${A}]`,
  objects: [
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /F 4 /Rect [60 400 360 418] /V (${VALUE}) /DA (/F 10 Tf 0 g) /AP << /N ${B} >> >>`,
    formOf(text('Validade: 01/01/2020', 60, 404)).replace('[0 0 595 842]', '[60 400 360 418]'),
  ],
  catalog: `/AcroForm << /Fields [${A}] /NeedAppearances true /DR << /Font << /F 5 0 R >> >> >>`,
}

describe.each([
  ['open', drawnPage],
  ['encrypted', encryptedPage],
] as const)('of a file that is %s', (_, write) => {
  const read = (page: DrawnPage) => extract([write(page)], 51, runtime)

  test.each(refused)('%s is refused, with what to do', async (_name, page, says) => {
    await expect(read(page)).rejects.toThrow(says)
  })

  test('a document with files attached is read, and says so', async () => {
    const { pages, fields } = await read({ content: PAPER, ...attachedAs() })
    expect(pages[0]?.issues.map(({ code }) => code)).toEqual(['attachments_not_read'])
    expect(fields.id).toMatchObject({ status: 'found', value: '10389777001549' })
  })

  test.each([
    ['a stamp of a layer that is on', stamped(''), [VALUE]],
    ['a stamp of a layer that is off', stamped(`/OFF [${A}]`), []],
    ['a changed field', CHANGED, [VALUE]],
  ])('%s', async (_name, page, added) => {
    const { pages } = await read(page)
    expect(pages[0]?.lines.slice(PAPERS[51].lines.length).map((line) => line.text)).toEqual(added)
  })
})
