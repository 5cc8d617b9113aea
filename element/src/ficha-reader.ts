import { DOCUMENT_TYPES, type DocumentType, type Progress, UnreadableDocument } from '@ficha/engine'
import { type Reading, read, showable } from '@ficha/engine/browser'
import { sortFields } from './attention.ts'
import { make } from './dom.ts'
import { FAILURES } from './failures.ts'
import { fieldList } from './field-list.ts'
import { intake } from './intake.ts'
import { drawSheets } from './sheets.ts'
import type { Language } from './show-value.ts'
import { style } from './style.ts'
import { WORDS, type Words } from './words.ts'

/** What `ficha-result` carries: `type` tells apart what `data` holds. */
export type FichaResult = {
  readonly [T in DocumentType]: Reading<T> & { readonly type: T; readonly files: readonly File[] }
}[DocumentType]

/**
 * `<ficha-reader type="54">`: takes a document, reads it on the device and shows where each value was read. Fires
 * `ficha-result`, or `ficha-error`. `type` may be `auto`; `lang` is that of the element or of what it stands in.
 *
 * In a form it is a field as others are: `name` is sent with the JSON `{"type": …, "data": …}` of what was read, `required`
 * holds the form back until there is something.
 */
export class FichaReader extends HTMLElement {
  static readonly formAssociated = true
  static readonly observedAttributes = ['required']
  readonly #internals = this.attachInternals()
  readonly #root = this.attachShadow({ mode: 'open' })
  readonly #body = make('div')
  readonly #say = make('p', { class: 'say', role: 'status' })
  #reading: AbortController | null = null
  #listening: AbortController | null = null

  connectedCallback(): void {
    const isMoved = this.#listening !== null
    this.#listening = new AbortController()
    document.addEventListener('paste', (event) => this.#paste(event), { signal: this.#listening.signal })
    // It keeps what was read, as the fields of a form keep what was typed.
    if (isMoved) return
    this.#root.adoptedStyleSheets = [style()]
    this.#root.replaceChildren(this.#body, this.#say)
    this.#start()
    // What is loaded now is there when the network is not.
    void this.#load()
  }

  disconnectedCallback(): void {
    this.#listening?.abort()
    // What frameworks move is taken out and at once put in again.
    queueMicrotask(() => this.isConnected || this.#reading?.abort())
  }

  attributeChangedCallback(): void {
    this.#give(this.#given)
  }

  /** A form was reset. */
  formResetCallback(): void {
    this.#reading?.abort()
    this.#start()
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form
  }

  #given: string | null = null

  /** What the form gets, and whether that is enough. */
  #give(value: string | null): void {
    this.#given = value
    this.#internals.setFormValue(value)
    const isMissing = value === null && this.hasAttribute('required')
    const anchor = this.#root.querySelector('button')
    if (isMissing)
      this.#internals.setValidity({ valueMissing: true }, this.#words.required, anchor ?? undefined)
    else this.#internals.setValidity({})
  }

  get #language(): Language {
    const lang = this.closest('[lang]')?.getAttribute('lang') ?? navigator.language
    return /^pt\b/i.test(lang) ? 'pt' : 'en'
  }

  get #words(): Words {
    return WORDS[this.#language]
  }

  /** Empty, and ready for a document. */
  #start(): void {
    this.#body.replaceChildren(intake(this.#words, (files) => void this.#read(files)))
    this.#give(null)
  }

  async #load(): Promise<void> {
    this.#say.textContent = this.#words.loading
    try {
      await read.prepare()
      if (this.#reading === null) this.#say.textContent = ''
      this.toggleAttribute('ready', true)
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Of what is not pasted into a field or an editor of the page, be it within another element. */
  #paste(event: ClipboardEvent): void {
    const [target] = event.composedPath()
    const isTyped =
      target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))
    if (!isTyped && this.#reading === null) void this.#read([...(event.clipboardData?.files ?? [])])
  }

  async #read(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    const words = this.#words
    this.#reading?.abort()
    const reading = new AbortController()
    this.#reading = reading
    const bar = make('progress', { 'aria-label': words.reading(0), max: '1' })
    this.#body.replaceChildren(
      bar,
      make(
        'p',
        { class: 'row' },
        make('button', { type: 'button', class: 'second', click: () => reading.abort() }, words.cancel),
      ),
    )
    this.#say.textContent = words.reading(0)
    this.#give(null)
    const onProgress = ({ stage, share }: Progress) => {
      bar.value = share
      this.#say.textContent = stage === 'load' ? words.loading : words.reading(Math.round(100 * share))
    }
    try {
      const result = await this.#readAs(files, { signal: reading.signal, onProgress })
      const pictures = await showable(files, 'as-pictures', reading.signal).catch(() => [])
      await this.#show(result, pictures, reading.signal)
      this.#give(JSON.stringify({ type: result.type, data: result.data }))
      this.dispatchEvent(new CustomEvent('ficha-result', { detail: result, bubbles: true, composed: true }))
    } catch (error) {
      if (this.#reading !== reading) return
      this.#start()
      if (reading.signal.aborted) this.#say.textContent = words.cancelled
      else this.#fail(error)
    } finally {
      if (this.#reading === reading) this.#reading = null
    }
  }

  async #readAs(
    files: readonly File[],
    options: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
  ): Promise<FichaResult> {
    const named = this.getAttribute('type') ?? 'auto'
    const pages = this.getAttribute('pages') ?? undefined
    if (named === 'auto')
      return Object.assign(await read(files, { type: 'auto', pages, ...options }), { files })
    const type = DOCUMENT_TYPES.find((known) => String(known) === named)
    if (type === undefined) {
      throw new RangeError(`<ficha-reader type="${named}">: there are ${DOCUMENT_TYPES.join(', ')} and auto`)
    }
    // Read by the schema of its type, which the compiler does not see of one among several.
    return { ...(await read(files, { type, pages, ...options })), type, files } as FichaResult
  }

  async #show(result: FichaResult, pictures: readonly Blob[], signal: AbortSignal): Promise<void> {
    const [words, language] = [this.#words, this.#language]
    let open: string | null = null
    const choose = (field: string) => {
      open = open === field ? null : field
      sheets.choose(open)
      list.choose(open)
    }
    const list = fieldList(result.type, result, words, language, choose)
    const labelOf = (field: string) =>
      list.element.querySelector(`[data-field="${field}"] .label`)?.textContent ?? field
    const sheets = await drawSheets(pictures, result, words, labelOf, choose)
    // Whoever cancelled, reset the form or chose another file while pictures were made does not get this one.
    signal.throwIfAborted()
    const more = make('input', { type: 'file', multiple: true, accept: 'image/*,.pdf', hidden: true })
    more.addEventListener('change', () => void this.#read([...result.files, ...(more.files ?? [])]))
    this.#body.replaceChildren(
      make('div', { class: 'sides' }, sheets.element, list.element),
      make(
        'p',
        { class: 'row' },
        make('button', { type: 'button', class: 'second', click: () => more.click() }, words.more),
        make('button', { type: 'button', class: 'second', click: () => this.#start() }, words.another),
        more,
      ),
    )
    this.#say.textContent = words.done(sortFields(result).doubtful.length, verdictOf(result))
  }

  #fail(error: unknown): void {
    const isBad = error instanceof UnreadableDocument
    this.#say.textContent = isBad ? FAILURES[this.#language][error.code] : this.#words.failed
    this.dispatchEvent(new CustomEvent('ficha-error', { detail: error, bubbles: true, composed: true }))
  }
}

/** Null where nothing was found that could agree with itself. */
function verdictOf({ fields }: FichaResult): boolean | null {
  const { value, page } = fields.documentValidation
  return page === null ? null : value === true
}
