import { renderData, UnreadableDocument } from '@ficha/engine'
import { decode, extract, inspect, type Runtime, toResult } from '@ficha/engine/parts'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, expectTypeOf, test } from 'vitest'
import { bytesOfBase64 } from './base64.ts'
import { cnpjCard } from './cnpj-card.ts'
import { TILE_HEIC } from './tile-heic.ts'

/** A document and what every host must read in it, byte for byte. */
export interface ContractCase {
  readonly name: string
  readonly type: 51 | 54 | 23
  readonly file: Uint8Array
  /** `toResult` as JSON, as Node gave it. */
  readonly expected: string
}

/** The types that follow from the invented schema. */
interface Data {
  readonly cnpj: string | null
  readonly openedOn: string | null
  readonly people: readonly { readonly name: string | null; readonly role: 'PARTNER' | 'MANAGER' | null }[]
  readonly documentValidation: boolean | null
}

/** A photo takes two seconds; a machine that does much else may need a minute. */
const SLOW_MS = 180_000
/** Greys of the quarters of `TILE_HEIC`. */
const QUARTERS = [44, 104, 164, 224]

/**
 * What the engine promises wherever it runs. Each host calls this with its own runtime; the cases come
 * from the test's host because workerd and the browser cannot read files.
 */
export function engineContract(runtime: Runtime, cases: readonly ContractCase[]): void {
  test.each(cases)('$name reads the same in every host', { timeout: SLOW_MS }, async (one) => {
    const { type, file, expected } = one
    const result = toResult(await extract([file], type, runtime))
    expect(JSON.stringify(result)).toBe(expected)
  })

  test('a good file after a bad one reads as before', async () => {
    const [good] = cases
    if (!good) throw new RangeError('the contract needs a case')
    const broken = good.file.slice(0, good.file.length >> 1).fill(0x41, 64)
    await expect(inspect([broken], runtime)).rejects.toThrow(UnreadableDocument)
    const result = toResult(await extract([good.file], good.type, runtime))
    expect(JSON.stringify(result)).toBe(good.expected)
  })

  test('a type that the engine does not have is read by its definition', async () => {
    const card = await cardOf(['SÓCIO: Ana Lima', 'ADMINISTRADOR: Rui Sá'])
    const { data, fields, validations } = toResult(await extract([card], cnpjCard, runtime))
    expectTypeOf(data.people).toEqualTypeOf<Data['people']>()
    expect(data).toEqual({
      cnpj: '11222333000181',
      openedOn: '2019-04-01',
      people: [
        { name: 'Ana Lima', role: 'PARTNER' },
        { name: 'Rui Sá', role: 'MANAGER' },
      ],
      documentValidation: true,
    } satisfies Data)
    expect(Object.keys(fields)).toEqual(Object.keys(cnpjCard.schema.fields))
    expect(renderData(data, 'snake', 'text')).toMatchObject({
      opened_on: '2019-04-01',
      document_validation: 'True',
    })
    expect(validations).toMatchObject([{ rule: 'cnpj_present', outcome: 'pass' }])
    // It is none of the types that the engine has, and none of those is it.
    const asLicence = extract([card], 51, runtime)
    await expect(asLicence).rejects.toMatchObject({ code: 'wrong_document_type', detectedType: null })
  })

  test('a HEIC is decoded', async () => {
    const file = bytesOfBase64(TILE_HEIC)
    expect(await inspect([file], runtime)).toMatchObject({ files: [{ mediaType: 'image/heic' }] })
    for await (const { raster } of decode([file], await inspect([file], runtime), runtime)) {
      const at = (x: number, y: number) => raster?.data[y * raster.width + x]
      expect([at(64, 64), at(192, 64), at(64, 192), at(192, 192)]).toEqual(QUARTERS)
    }
  })

  test('what is no document is told by its content', async () => {
    const text = new TextEncoder().encode('plain text')
    await expect(inspect([text], runtime)).rejects.toMatchObject({ code: 'unsupported_media_type' })
  })
}

async function cardOf(people: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  const lines = [
    'REPÚBLICA FEDERATIVA DO BRASIL - CADASTRO NACIONAL DA PESSOA JURÍDICA',
    'COMPROVANTE DE INSCRIÇÃO E DE SITUAÇÃO CADASTRAL',
    'NÚMERO DE INSCRIÇÃO: 11.222.333/0001-81',
    'DATA DE ABERTURA: 01/04/2019',
    ...people,
    'Documento emitido eletronicamente pela Secretaria Especial da Receita Federal do Brasil, conforme a',
    'Instrução Normativa vigente, mediante consulta pública disponível gratuitamente aos interessados que',
    'desejarem confirmar informações cadastrais, endereço, atividades, porte, natureza, motivos, situação.',
  ]
  for (const [row, text] of lines.entries()) page.drawText(text, { x: 50, y: 780 - 30 * row, size: 10, font })
  return pdf.save()
}
