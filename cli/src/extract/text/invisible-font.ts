import { type PDFContext, PDFHexString, PDFName, type PDFRef } from 'pdf-lib'

/** Codes of a simple font; 0 and the space's own are kept for what viewers expect of them. */
const FIRST_CODE = 1
const LAST_CODE = 255
/** Width of every character, in thousandths of an em. */
const WIDTH = 500

/** Letters that are never drawn, so that no font need be embedded: each says in the file which character it is. */
export interface InvisibleFont {
  /** The text in pieces of one font each: its name on the page, and its codes as the PDF takes them. */
  encode(text: string): { readonly name: string; readonly codes: PDFHexString; readonly length: number }[]
  /** Name → font, for the resources of a page. */
  fonts(): readonly (readonly [name: string, font: PDFRef])[]
  /** Writes the fonts; nothing can be encoded afterwards. */
  finish(): void
}

/** Width of a character, in em. */
export const CHARACTER_WIDTH_EM = WIDTH / 1000

/**
 * Fonts of at most 255 characters, each with the codes that the document needs and a map of them to Unicode.
 *
 * @see ISO 32000-1, 9.6.2 and 9.10.3
 */
export function invisibleFont(context: PDFContext): InvisibleFont {
  const fonts: { readonly name: string; readonly ref: PDFRef; readonly characters: string[] }[] = []
  const codes = new Map<string, { readonly font: number; readonly code: number }>()

  function codeOf(character: string): { readonly font: number; readonly code: number } {
    const known = codes.get(character)
    if (known) return known
    const last = fonts.at(-1)
    if (!last || FIRST_CODE + last.characters.length > LAST_CODE) {
      fonts.push({ name: `Ficha${fonts.length + 1}`, ref: context.nextRef(), characters: [] })
    }
    const font = fonts.length - 1
    const { characters = [] } = fonts[font] ?? {}
    characters.push(character)
    const given = { font, code: FIRST_CODE + characters.length - 1 }
    codes.set(character, given)
    return given
  }

  return {
    encode(text) {
      const pieces: { font: number; hex: string; length: number }[] = []
      for (const character of text) {
        const { font, code } = codeOf(character)
        const last = pieces.at(-1)
        const hex = code.toString(16).padStart(2, '0')
        if (last?.font === font) {
          last.hex += hex
          last.length += 1
        } else pieces.push({ font, hex, length: 1 })
      }
      return pieces.map(({ font, hex, length }) => ({
        name: fonts[font]?.name ?? '',
        codes: PDFHexString.of(hex),
        length,
      }))
    },
    fonts: () => fonts.map(({ name, ref }) => [name, ref] as const),
    finish() {
      for (const { ref, characters } of fonts) context.assign(ref, fontOf(context, characters))
    },
  }
}

function fontOf(context: PDFContext, characters: readonly string[]) {
  return context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    FirstChar: FIRST_CODE,
    LastChar: FIRST_CODE + characters.length - 1,
    Widths: characters.map(() => WIDTH),
    Encoding: {
      Type: 'Encoding',
      Differences: [FIRST_CODE, ...characters.map((character) => PDFName.of(glyphName(character)))],
    },
    ToUnicode: context.register(context.flateStream(toUnicode(characters))),
  })
}

/** @see https://github.com/adobe-type-tools/agl-specification, section 2: every reader knows these */
function glyphName(character: string): string {
  return character === ' ' ? 'space' : `uni${utf16(character)}`
}

function toUnicode(characters: readonly string[]): string {
  const lines = characters.map((character, i) => `<${hex(FIRST_CODE + i)}> <${utf16(character)}>`)
  // A block has at most 100 lines.
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, i) => {
    const own = lines.slice(100 * i, 100 * (i + 1))
    return `${own.length} beginbfchar\n${own.join('\n')}\nendbfchar`
  })
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Ficha-Unicode def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}

function hex(code: number): string {
  return code.toString(16).padStart(2, '0')
}

/** UTF-16, big end first, in hexadecimal digits. */
function utf16(character: string): string {
  return Array.from({ length: character.length }, (_, i) =>
    character.charCodeAt(i).toString(16).padStart(4, '0').toUpperCase(),
  ).join('')
}
