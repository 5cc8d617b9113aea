import type { ReviewState } from '../review/facts.ts'
import type { Validity } from '../review/validity.ts'
import type { ListFilter, SortKey } from '../state/list-view.ts'

export interface ReviewWords {
  readonly list: string
  readonly showList: (count: number) => string
  readonly hideList: string
  readonly columns: Readonly<Record<'document' | 'state' | 'doubts' | 'expiry' | 'checks', string>>
  readonly sort: string
  readonly sorts: Readonly<Record<SortKey, string>>
  readonly descending: string
  readonly ascending: string
  readonly filter: string
  readonly filters: Readonly<Record<ListFilter, string>>
  readonly search: string
  readonly shown: (shown: number, of: number) => string
  readonly none: string
  readonly states: Readonly<Record<ReviewState, string>>
  readonly doubts: (count: number) => string
  readonly validity: Readonly<Record<Validity, string>>
  readonly until: Readonly<Record<Exclude<Validity, 'valid'>, (date: string) => string>>
  readonly broken: (count: number) => string
  readonly kept: (count: number) => string
  readonly next: string
  readonly nextLeft: (count: number) => string
  readonly nothingLeft: string
  readonly rightAsRead: string
  readonly confirmed: string
  readonly undoConfirm: string
  readonly confirmDocument: string
  readonly documentConfirmed: string
  readonly undoDocument: string
  readonly closeAll: string
  readonly closeAllAsk: (count: number) => string
  readonly closeAsk: string
  readonly retypeAsk: string
  readonly thresholds: Readonly<Record<'heading' | 'note' | 'choose' | 'wrong' | 'drop', string>> & {
    readonly inUse: (name: string, precision: number) => string
  }
  readonly keys: {
    readonly heading: string
    readonly use: string
    readonly list: readonly (readonly [keys: string, does: string])[]
  }
}

export const REVIEW_PT: ReviewWords = {
  list: 'Lista de documentos',
  showList: (count) => `Mostrar a lista (${count})`,
  hideList: 'Esconder a lista',
  columns: {
    document: 'Documento',
    state: 'Situação',
    doubts: 'Dúvidas',
    expiry: 'Validade',
    checks: 'Regras',
  },
  sort: 'Ordenar por',
  sorts: {
    added: 'ordem de chegada',
    name: 'nome do arquivo',
    holder: 'titular',
    type: 'tipo',
    state: 'situação',
    doubts: 'dúvidas',
    expiry: 'validade',
    checks: 'regras descumpridas',
  },
  descending: 'Do maior para o menor',
  ascending: 'Do menor para o maior',
  filter: 'Mostrar',
  filters: {
    all: 'todos',
    open: 'por conferir',
    doubtful: 'com dúvidas',
    inconsistent: 'com algo que não confere',
    expired: 'fora da validade',
    failed: 'não lidos',
    confirmed: 'confirmados',
  },
  search: 'Arquivo, titular ou tipo',
  shown: (shown, of) => (shown === of ? `${of} documentos` : `${shown} de ${of} documentos`),
  none: 'Nenhum documento corresponde a este filtro.',
  states: {
    waiting: 'Na fila',
    reading: 'Lendo',
    failed: 'Não lido',
    cancelled: 'Cancelado',
    doubtful: 'Conferir',
    inconsistent: 'Não confere',
    clear: 'Sem dúvidas',
    text: 'Texto lido',
    confirmed: 'Confirmado',
  },
  doubts: (count) => (count === 1 ? '1 campo para conferir' : `${count} campos para conferir`),
  validity: { valid: 'em dia', expired: 'vencido', not_yet: 'ainda não vale' },
  until: {
    expired: (date) => `Documento vencido: valia até ${date}.`,
    not_yet: (date) => `Ainda não vale: foi emitido com data de ${date}.`,
  },
  broken: (count) => (count === 1 ? '1 regra descumprida' : `${count} regras descumpridas`),
  kept: (count) => (count === 1 ? '1 regra cumprida' : `${count} regras cumpridas`),
  next: 'Próximo a conferir',
  nextLeft: (count) => (count === 1 ? 'falta 1 documento' : `faltam ${count} documentos`),
  nothingLeft: 'Nada a conferir.',
  rightAsRead: 'Está certo',
  confirmed: 'Confirmado por você',
  undoConfirm: 'Desfazer',
  confirmDocument: 'Confirmar documento',
  documentConfirmed: 'Documento confirmado',
  undoDocument: 'Reabrir',
  closeAll: 'Fechar todos',
  closeAllAsk: (count) =>
    `Fechar os ${count} documentos? As leituras e o que você corrigiu ou confirmou serão apagados deste aparelho.`,
  closeAsk: 'Fechar este documento? O que você corrigiu ou confirmou será apagado deste aparelho.',
  retypeAsk: 'Ler como outro tipo? O que você corrigiu ou confirmou neste documento será desfeito.',
  thresholds: {
    heading: 'Seus próprios limiares',
    note:
      'O comando “ficha evaluate --profile” mede nos seus documentos a partir de que certeza um campo dispensa ' +
      'conferência. Com esse arquivo, a página usa os limiares dele. O arquivo fica só neste aparelho.',
    choose: 'Arquivo de perfil (JSON)',
    wrong: 'Este arquivo não é um perfil de “ficha evaluate”. Nada mudou.',
    inUse: (name, precision) =>
      `Em uso: ${name}, para ${(100 * precision).toFixed(1).replace('.', ',')} % dos campos aceitos certos.`,
    drop: 'Voltar aos limiares da página',
  },
  keys: {
    heading: 'Teclas',
    use: 'Usar estas teclas',
    list: [
      ['N', 'próximo a conferir'],
      ['C', 'o campo está certo'],
      ['E', 'corrigir o campo'],
      ['D', 'confirmar o documento'],
      ['J / K', 'documento seguinte, anterior'],
    ],
  },
}
