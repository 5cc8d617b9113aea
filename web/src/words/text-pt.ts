export interface TextWords
  extends Readonly<
    Record<
      | 'type'
      | 'hint'
      | 'readIt'
      | 'none'
      | 'doubtful'
      | 'table'
      | 'lines'
      | 'save'
      | 'copy'
      | 'copied'
      | 'pdf'
      | 'encrypted'
      | 'noPdf'
      | 'find'
      | 'next'
      | 'previous',
      string
    >
  > {
  readonly words: (count: number) => string
  /** Which of the places found is looked at. */
  readonly found: (at: number, of: number) => string
  readonly all: (count: number) => string
}

export const TEXT_PT: TextWords = {
  type: 'Só o texto',
  hint: 'De qualquer papel',
  readIt: 'Ler só o texto',
  none: 'Nenhum texto foi encontrado nesta página.',
  doubtful: 'As palavras pontilhadas podem ter sido lidas errado.',
  table: 'Tabela',
  lines: 'O texto, linha por linha',
  save: 'Salvar o texto',
  copy: 'Copiar',
  copied: 'Copiado.',
  pdf: 'PDF pesquisável',
  encrypted: 'Um PDF cifrado é lido, mas não copiado.',
  noPdf: 'O PDF não pôde ser feito.',
  find: 'Procurar no texto',
  next: 'Próximo lugar',
  previous: 'Lugar anterior',
  words: (count) => (count === 1 ? '1 palavra' : `${count} palavras`),
  found: (at, of) => (of === 0 ? 'não está no texto' : `${at} de ${of}`),
  all: (count) => (count === 1 ? 'Salvar o texto:' : `Salvar os ${count} textos:`),
}
