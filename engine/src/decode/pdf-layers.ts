import type { FileObjects } from './pdf-file-objects.ts'

const REFERENCE = /(\d{1,10})\s+\d{1,5}\s+R\b/g
/** More layers are the plan of a house, and stamps of it no document's. */
const LAYERS_MAX = 5000
/** Parts of an expression, and how deep they lie in each other. */
const EXPRESSION = { partsMax: 1000, depthMax: 16 } as const

/**
 * Whether a layer (an optional content group, or a membership of several) is shown when the file is opened. What cannot
 * be found out is shown, as viewers do.
 *
 * @param layer number of the object that `/OC` of a thing refers to
 * @see ISO 32000-1, 8.11
 */
export function isLayerShown(objects: FileObjects, layer: number): boolean {
  const catalog = objects.lastWith(/\/OCProperties\b/)
  const properties = catalog && dictionaryOf(objects, catalog, 'OCProperties')
  const defaults = properties && dictionaryOf(objects, properties, 'D')
  if (!defaults) return true
  const [off, on] = [groupsOf(objects, defaults, 'OFF'), groupsOf(objects, defaults, 'ON')]
  const startsOff = /\/BaseState\s*\/OFF\b/.test(defaults)
  const isOn = (group: number) => {
    // What a layer says of its use on screens decides, as it does for PDFium's drawing.
    const [, state] = /\/View\s*<<\s*\/ViewState\s*\/(ON|OFF)\b/.exec(objects.byNumber(group) ?? '') ?? []
    if (state !== undefined) return state === 'ON'
    return startsOff ? on.includes(group) : !off.includes(group)
  }
  const own = objects.byNumber(layer)
  if (!own || !/\/Type\s*\/OCMD\b/.test(own)) return isOn(layer)
  const expression = /\/VE\s*(\[.*)/s.exec(own)?.[1]
  if (expression !== undefined) return holds(expression, isOn)
  const members = groupsOf(objects, own, 'OCGs')
  if (members.length === 0) return true
  const [, policy = 'AnyOn'] = /\/P\s*\/(\w+)/.exec(own) ?? []
  if (policy === 'AllOn') return members.every(isOn)
  if (policy === 'AnyOff') return members.some((group) => !isOn(group))
  if (policy === 'AllOff') return members.every((group) => !isOn(group))
  return members.some(isOn)
}

/** Whether an expression of layers holds: `[/And 7 0 R [/Not 8 0 R]]`. One that cannot be read does. */
function holds(expression: string, isOn: (group: number) => boolean): boolean {
  const parts = [...expression.matchAll(/\[\s*\/(And|Or|Not)|\]|(\d{1,10})\s+\d{1,5}\s+R\b/g)]
  const open: { readonly kind: string; readonly values: boolean[] }[] = []
  for (const [part, kind, group] of parts.slice(0, EXPRESSION.partsMax)) {
    if (kind !== undefined) open.push({ kind, values: [] })
    else if (group !== undefined) open.at(-1)?.values.push(isOn(Number(group)))
    else if (part === ']') {
      const { kind: closed = '', values = [] } = open.pop() ?? {}
      const value =
        closed === 'And' ? values.every(Boolean) : closed === 'Or' ? values.some(Boolean) : !values[0]
      const outer = open.at(-1)
      if (!outer) return value
      outer.values.push(value)
    }
    if (open.length > EXPRESSION.depthMax) return true
  }
  return true
}

/** The object that a thing's `/OC` refers to; null where it is of no layer. */
export function layerOf(objects: FileObjects, thing: number): number | null {
  const [, layer] = /\/OC\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(objects.byNumber(thing) ?? '') ?? []
  return layer === undefined ? null : Number(layer)
}

/** A dictionary that stands in another, or that the other refers to. */
function dictionaryOf(objects: FileObjects, dictionary: string, key: string): string | null {
  const found = new RegExp(`/${key}\\s*(?:<<|(\\d{1,10})\\s+\\d{1,5}\\s+R\\b)`).exec(dictionary)
  if (!found) return null
  const [whole, number] = found
  if (number !== undefined) return objects.byNumber(Number(number))
  const from = found.index + whole.length - 2
  let depth = 0
  for (const { 0: bracket, index } of dictionary.slice(from).matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1
    if (depth === 0) return dictionary.slice(from, from + index + 2)
  }
  return null
}

/** A list of references, or the only one. */
function groupsOf(objects: FileObjects, dictionary: string, key: string): number[] {
  const [, list, single] =
    new RegExp(`/${key}\\s*(?:\\[([^\\]]*)\\]|(\\d{1,10})\\s+\\d{1,5}\\s+R\\b)`).exec(dictionary) ?? []
  if (single !== undefined) {
    const text = objects.byNumber(Number(single))?.trim() ?? ''
    return text.startsWith('[') ? numbersIn(text) : [Number(single)]
  }
  return numbersIn(list ?? '')
}

function numbersIn(list: string): number[] {
  return [...list.matchAll(REFERENCE)].slice(0, LAYERS_MAX).map(([, number]) => Number(number))
}
