import type { DeliveryStatus, DocumentEventType, Review, Scope } from '@ficha/client'
import type { ServiceTab } from '../shell/route.ts'
import { percentDown, percentUp } from './percent.ts'

type Status = 0 | 1 | 2

interface ReviewWords
  extends Readonly<
    Record<
      | 'needed'
      | 'done'
      | 'ask'
      | 'save'
      | 'confirm'
      | 'reopen'
      | 'saved'
      | 'conflict'
      | 'reload'
      | 'broken'
      | 'settings'
      | 'below'
      | 'set'
      | 'export'
      | 'csvNeedsType'
      | 'profile'
      | 'dropProfile'
      | 'noProfile'
      | 'accepted',
      string
    >
  > {
  readonly state: Readonly<Record<Review['state'], string>>
  readonly unsaved: (count: number) => string
  readonly least: (percent: number) => string
  readonly cut: (count: number) => string
  /** @param precision in [0, 1] */
  readonly profileInUse: (precision: number) => string
  readonly reasons: (count: number) => string
  /** A field, or the type. */
  readonly unsure: (
    what: string,
    doubt: { readonly confidence: number; readonly threshold: number },
  ) => string
  readonly unread: (pages: number) => string
}

export interface ConsoleWords {
  readonly heading: string
  readonly lead: string
  readonly key: Readonly<Record<'heading' | 'why' | 'label' | 'keep' | 'use' | 'forget', string>>
  readonly tabs: Readonly<Record<ServiceTab, string>>
  readonly upload: Readonly<
    Record<
      | 'heading'
      | 'files'
      | 'type'
      | 'pages'
      | 'password'
      | 'externalId'
      | 'retention'
      | 'send'
      | 'sending'
      | 'sent'
      | 'follow',
      string
    >
  >
  readonly filter: Readonly<
    Record<
      | 'type'
      | 'status'
      | 'externalId'
      | 'after'
      | 'before'
      | 'all'
      | 'review'
      | 'verdict'
      | 'consistent'
      | 'inconsistent'
      | 'doubtful',
      string
    >
  >
  readonly review: ReviewWords
  readonly status: Readonly<Record<Status, string>>
  readonly time: (time: Date) => string
  readonly none: string
  readonly more: string
  readonly loading: string
  readonly readAgain: string
  readonly readAs: string
  readonly delete: string
  readonly deleteAsk: string
  readonly once: string
  readonly copy: string
  readonly keys: Readonly<
    Record<
      | 'heading'
      | 'create'
      | 'name'
      | 'scopes'
      | 'expires'
      | 'until'
      | 'shown'
      | 'created'
      | 'used'
      | 'rotate'
      | 'revoke'
      | 'revoked'
      | 'revokeAsk',
      string
    >
  > & { readonly scope: Readonly<Record<Scope, string>> }
  readonly webhooks: Readonly<
    Record<
      | 'heading'
      | 'create'
      | 'url'
      | 'events'
      | 'payloadLabel'
      | 'secret'
      | 'none'
      | 'on'
      | 'off'
      | 'test'
      | 'switchOn'
      | 'switchOff'
      | 'rotate'
      | 'delete'
      | 'deleteAsk'
      | 'log'
      | 'only'
      | 'every'
      | 'reload'
      | 'recover'
      | 'resend'
      | 'noDeliveries',
      string
    >
  > & {
    readonly payload: Readonly<Record<'thin' | 'full', string>>
    readonly disabled: Readonly<Record<'gone' | 'failing', string>>
    readonly event: Readonly<Record<DocumentEventType, string>>
    readonly status: Readonly<Record<DeliveryStatus, string>>
    readonly attempts: (count: number) => string
  }
  /** By the code of a problem; others are told in the service's own words. */
  readonly problems: Readonly<Record<string, string | undefined>>
}

const TIME = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

export const CONSOLE_PT: ConsoleWords = {
  heading: 'Serviço',
  lead: 'Aqui os documentos são enviados e lidos pelo serviço, com a sua chave. Para ler sem enviar, use “Ler aqui”.',
  key: {
    heading: 'Sua chave de acesso',
    why: 'A chave fica na memória desta aba e some quando ela é fechada.',
    label: 'Chave (fch_…)',
    keep: 'Guardar enquanto a aba estiver aberta, mesmo se a página for recarregada',
    use: 'Entrar',
    forget: 'Esquecer a chave',
  },
  tabs: { documents: 'Documentos', webhooks: 'Webhooks', keys: 'Chaves' },
  upload: {
    heading: 'Enviar um documento',
    files: 'PDF, JPEG, PNG, WebP, TIFF ou HEIC (vários são as páginas de um só documento)',
    type: 'Tipo',
    pages: 'Páginas (as 10 primeiras, se vazio)',
    password: 'Senha do PDF (se ele pede uma)',
    externalId: 'Sua referência (opcional)',
    retention: 'Guardar o arquivo por quantas horas (0: apagar depois de ler)',
    send: 'Enviar',
    sending: 'Enviando',
    sent: 'Enviado.',
    follow: 'Acompanhar',
  },
  filter: {
    type: 'Tipo',
    status: 'Situação',
    externalId: 'Referência',
    after: 'Desde',
    before: 'Até',
    all: 'Qualquer',
    review: 'Conferência',
    verdict: 'Verificações',
    consistent: 'Nenhuma regra quebrada',
    inconsistent: 'Alguma regra quebrada',
    doubtful: 'Só com dúvidas',
  },
  review: {
    state: { none: 'Não precisa', needed: 'A conferir', done: 'Conferido' },
    needed: 'Este documento espera que uma pessoa o confira.',
    done: 'Uma pessoa confirmou este documento.',
    ask: 'Abra um campo para corrigi-lo. Depois confirme o documento.',
    unsaved: (count) =>
      count === 1 ? '1 correção ainda não foi salva.' : `${count} correções ainda não foram salvas.`,
    save: 'Salvar',
    confirm: 'Confirmar',
    reopen: 'Conferir de novo',
    saved: 'Salvo.',
    conflict: 'Outra pessoa alterou este documento nesse meio-tempo. Recarregue-o; suas correções se perdem.',
    reload: 'Recarregar',
    least: (percent) => `menos certo: ${percent} %`,
    broken: 'regra quebrada',
    settings: 'Quando conferir',
    below: 'Algum campo com confiança menor que (%; vazio: nunca)',
    set: 'Salvar',
    export: 'Salvar os dados destes documentos',
    csvNeedsType: 'CSV tem as colunas de um tipo: escolha um acima.',
    profile: 'Perfil de limiares por campo (JSON de “ficha evaluate --profile”)',
    profileInUse: (precision) =>
      `Um perfil está em uso, para ${comma(percentDown(precision))} dos campos aceitos certos.`,
    dropProfile: 'Tirar o perfil',
    noProfile: 'Este arquivo não é um perfil de “ficha evaluate”. Nada mudou.',
    accepted: 'Pelo perfil, o documento dispensa conferência.',
    reasons: (count) =>
      count === 1
        ? 'Pelo perfil, é preciso conferir: 1 motivo'
        : `Pelo perfil, é preciso conferir: ${count} motivos`,
    unsure: (what, { confidence, threshold }) =>
      threshold > 1
        ? `${what}: ${comma(percentDown(confidence))}; sempre se confere`
        : `${what}: ${comma(percentDown(confidence))}; aceita-se a partir de ${comma(percentUp(threshold))}`,
    unread: (pages) => (pages === 1 ? '1 página não foi lida' : `${pages} páginas não foram lidas`),
    cut: (count) => `Foram salvos os primeiros ${count} arquivos; a lista continua.`,
  },
  status: { 0: 'Lendo', 1: 'Lido', 2: 'Não lido' },
  time: (time) => TIME.format(time),
  none: 'Nenhum documento com esses filtros.',
  more: 'Mostrar mais',
  loading: 'Carregando o documento',
  readAgain: 'Ler de novo',
  readAs: 'Ler como …',
  delete: 'Apagar',
  deleteAsk: 'Apagar o documento, o arquivo e tudo o que foi lido? Não há volta.',
  once: 'É mostrado só desta vez; guarde agora.',
  copy: 'Copiar',
  keys: {
    heading: 'Chaves',
    create: 'Criar uma chave',
    name: 'Nome',
    scopes: 'O que ela pode',
    expires: 'vale até',
    until: 'Vale até (para sempre, se vazio)',
    shown: 'A nova chave:',
    created: 'criada em',
    used: 'usada em',
    rotate: 'Trocar',
    revoke: 'Revogar',
    revoked: 'Revogada',
    revokeAsk: 'Revogar a chave? Ela para de funcionar na hora.',
    scope: {
      'documents:read': 'Ver documentos',
      'documents:write': 'Enviar documentos',
      'documents:delete': 'Apagar documentos',
      'webhooks:manage': 'Cuidar dos webhooks',
      'keys:manage': 'Cuidar das chaves',
      'status:read': 'Ver o estado do serviço',
    },
  },
  webhooks: {
    heading: 'Webhooks',
    create: 'Criar um webhook',
    url: 'Endereço que recebe (https)',
    events: 'Avisa quando um documento',
    payloadLabel: 'O aviso leva',
    payload: { thin: 'só o que aconteceu', full: 'também o que foi lido' },
    secret: 'O segredo da assinatura:',
    none: 'Nenhum webhook ainda.',
    on: 'Ligado',
    off: 'Desligado',
    disabled: { gone: 'Desligado: o endereço não existe mais', failing: 'Desligado: falha há cinco dias' },
    test: 'Testar',
    switchOn: 'Ligar',
    switchOff: 'Desligar',
    rotate: 'Trocar o segredo',
    delete: 'Apagar',
    deleteAsk: 'Apagar o webhook e o registro das entregas?',
    log: 'Entregas',
    only: 'Mostrar',
    every: 'todas',
    reload: 'Atualizar',
    recover: 'Reenviar as que falharam nas últimas 24 horas',
    resend: 'Reenviar',
    noDeliveries: 'Nenhuma entrega.',
    event: {
      'document.received': 'foi recebido',
      'document.finished': 'foi lido',
      'document.failed': 'não pôde ser lido',
      'document.deleted': 'foi apagado',
      'document.reviewed': 'foi conferido por uma pessoa',
    },
    status: { pending: 'Na fila', delivered: 'Entregue', exhausted: 'Desistiu', cancelled: 'Cancelada' },
    attempts: (count) => (count === 1 ? '1 tentativa' : `${count} tentativas`),
  },
  problems: {
    invalid_api_key: 'Esta chave não vale: confira se foi copiada inteira, ou se foi revogada.',
    missing_api_key: 'Falta a chave.',
    insufficient_scope: 'Esta chave não pode fazer isso.',
    document_not_found: 'Este documento não existe ou foi apagado.',
    external_id_conflict: 'Esta referência já é de outro documento.',
    file_too_large: 'O arquivo passa de 20 MB.',
    unsupported_media_type: 'Este tipo de arquivo não é lido. Use PDF, JPEG, PNG, WebP, TIFF ou HEIC.',
    page_not_shown:
      'Uma página não pôde ser mostrada aqui, e por isso não vai como imagem. Envie o arquivo original.',
    corrupt_file: 'O arquivo está danificado.',
    password_protected: 'O PDF pede uma senha.',
    too_many_pages: 'O documento tem mais de 50 páginas.',
    invalid_pages: 'As páginas não estão bem escritas; por exemplo: 1,3,5-7.',
    rate_limited: 'São pedidos demais de uma vez; espere um pouco.',
    network_error: 'O serviço não foi alcançado. Confira a rede.',
    timeout: 'O serviço demorou demais para responder.',
    unavailable: 'O serviço está fora do ar por um momento.',
    version_conflict: 'Outra pessoa alterou este documento nesse meio-tempo. Recarregue-o.',
    invalid_value: 'Um valor não serve para o seu campo.',
    nothing_to_review: 'Nada foi lido deste documento.',
    document_expired: 'O que foi lido já foi apagado.',
    document_in_progress: 'O documento ainda está sendo lido.',
    source_purged: 'O arquivo já foi apagado, e não pode ser lido de novo.',
  },
}

function comma(number: string): string {
  return number.replace('.', ',')
}
