export interface SendWords {
  readonly open: string
  readonly note: string
  readonly heading: string
  readonly what: string
  readonly pictures: string
  readonly original: string
  readonly hide: string
  readonly drag: string
  readonly undo: string
  readonly copy: string
  readonly copyOpen: string
  readonly copyNote: string
  readonly savePdf: string
  readonly savePictures: string
  readonly crop: string
  readonly sides: Readonly<Record<'top' | 'right' | 'bottom' | 'left', string>>
}

export const SEND_PT: SendWords = {
  open: 'Enviar ao serviço…',
  note: 'Até aqui nada saiu deste aparelho. Enviar é à parte, e você pode cobrir ou cortar o que não deve ir.',
  heading: 'Antes de enviar',
  what: 'O que vai',
  pictures: 'Imagens das páginas, com o que eu cobrir ou cortar já apagado',
  original: 'O arquivo original, inteiro',
  hide: 'Cobrir campos',
  drag: 'Arraste sobre a página para cobrir um pedaço.',
  undo: 'Descobrir o último',
  copy: 'Cópia com partes cobertas',
  copyOpen: 'Cópia com partes cobertas…',
  copyNote: 'A cópia é feita só de imagens e fica neste aparelho: do arquivo original não vai texto nenhum.',
  savePdf: 'Salvar como PDF',
  savePictures: 'Salvar como imagens',
  crop: 'Cortar as bordas',
  sides: { top: 'Em cima', right: 'À direita', bottom: 'Embaixo', left: 'À esquerda' },
}
