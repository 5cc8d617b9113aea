import type { Language, ValueWords } from './show-value.ts'

/** Words of the element but those of the schemas. */
export interface Words extends ValueWords {
  readonly choose: string
  readonly camera: string
  readonly drop: string
  readonly more: string
  readonly cancel: string
  readonly another: string
  readonly loading: string
  readonly reading: (percent: number) => string
  readonly done: (doubtful: number, isConsistent: boolean | null) => string
  readonly cancelled: string
  readonly failed: string
  /** Of a form that needs a document, before there is one. */
  readonly required: string
  readonly pages: string
  readonly fields: string
  readonly page: (page: number, of: number) => string
  readonly absent: string
  readonly sure: (percent: number) => string
  readonly printed: (text: string, page: number) => string
}

export const WORDS: Readonly<Record<Language, Words>> = {
  pt: {
    yes: 'Sim',
    no: 'Não',
    date: (day, month, year) => `${day}/${month}/${year}`,
    choose: 'Escolher arquivos',
    camera: 'Fotografar',
    drop: 'Solte o documento aqui, cole-o, ou',
    more: 'Juntar o verso ou outra página',
    cancel: 'Cancelar',
    another: 'Ler outro documento',
    loading: 'Preparando a leitura…',
    reading: (percent) => `Lendo neste aparelho… ${percent} %`,
    done: (doubtful, isConsistent) =>
      [
        'Lido.',
        isConsistent === null
          ? ''
          : isConsistent
            ? ' O documento é coerente.'
            : ' Algo no documento não confere.',
        doubtful === 0 ? '' : ` Confira ${doubtful} ${doubtful === 1 ? 'campo' : 'campos'}.`,
      ].join(''),
    cancelled: 'Leitura cancelada.',
    required: 'Escolha um documento e espere a leitura.',
    failed: 'O documento não pôde ser lido. Tente outra foto ou o PDF original.',
    pages: 'Páginas do documento',
    fields: 'O que foi lido',
    page: (page, of) => `Página ${page} de ${of}`,
    absent: 'não consta',
    sure: (percent) => `certeza de ${percent} %`,
    printed: (text, page) => `Impresso: “${text}”, página ${page}`,
  },
  en: {
    yes: 'Yes',
    no: 'No',
    date: (day, month, year) => `${day}/${month}/${year}`,
    choose: 'Choose files',
    camera: 'Take a photo',
    drop: 'Drop the document here, paste it, or',
    more: 'Add the back or another page',
    cancel: 'Cancel',
    another: 'Read another document',
    loading: 'Preparing to read…',
    reading: (percent) => `Reading on this device… ${percent} %`,
    done: (doubtful, isConsistent) =>
      [
        'Read.',
        isConsistent === null
          ? ''
          : isConsistent
            ? ' The document is consistent.'
            : ' Something in the document does not add up.',
        doubtful === 0 ? '' : ` Check ${doubtful} ${doubtful === 1 ? 'field' : 'fields'}.`,
      ].join(''),
    cancelled: 'Cancelled.',
    required: 'Choose a document and wait until it is read.',
    failed: 'The document could not be read. Try another photo, or the original PDF.',
    pages: 'Pages of the document',
    fields: 'What was read',
    page: (page, of) => `Page ${page} of ${of}`,
    absent: 'not there',
    sure: (percent) => `${percent} % sure`,
    printed: (text, page) => `Printed: “${text}”, page ${page}`,
  },
}
