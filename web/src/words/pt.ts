import type { Progress, ValueKind } from '@ficha/engine'
import type { EvidenceReport } from '../evidence/reports.ts'
import type { QualityNote } from '../quality/quality-note.ts'
import type { Phase, Theme } from '../state/state.ts'
import { CONSOLE_PT, type ConsoleWords } from './console-pt.ts'
import { HELP_PT, type HelpWords } from './help-pt.ts'
import { REVIEW_PT, type ReviewWords } from './review-pt.ts'
import { RULES_PT } from './rules-pt.ts'
import { SEND_PT, type SendWords } from './send-pt.ts'
import { TEXT_PT, type TextWords } from './text-pt.ts'

/** Every word of the page but those of the schemas; what is keyed by a code of the engine falls back to the engine's own message. */
export interface Words {
  readonly title: string
  readonly skip: string
  readonly nav: {
    readonly label: string
    readonly read: string
    readonly service: string
    readonly help: string
  }
  readonly theme: Readonly<Record<Theme, string>> & { readonly change: (now: string) => string }
  readonly reader: {
    readonly ready: string
    readonly preparing: (mb: number, of: number, seconds: number | null) => string
    readonly pictures: string
    readonly metered: string
    readonly load: string
    readonly away: string
    readonly first: string
  }
  readonly start: {
    readonly heading: string
    readonly lead: string
    readonly which: string
    readonly find: string
    readonly findHint: string
    readonly drop: string
    readonly choose: string
    readonly camera: string
    readonly formats: string
    readonly photograph: string
    readonly promises: readonly { readonly title: string; readonly text: string }[]
  }
  readonly chosen: {
    readonly heading: (count: number) => string
    readonly read: string
    readonly one: string
    readonly each: string
    readonly more: string
    readonly list: string
    readonly up: (name: string) => string
    readonly remove: (name: string) => string
  }
  readonly left: {
    readonly heading: string
    readonly found: (count: number) => string
    readonly open: string
    readonly drop: string
    readonly dropAsk: string
  }
  readonly label: {
    readonly state: (folder: string, done: number, total: number) => string
    readonly gone: string
    readonly other_file: string
  }
  readonly documents: string
  readonly another: string
  readonly close: string
  readonly cancel: string
  readonly tryAgain: string
  readonly chooseOther: string
  readonly reading: string
  readonly ended: (doubtful: number) => string
  readonly phases: Readonly<Record<Phase['kind'], string>>
  readonly stages: Readonly<Record<Progress['stage'], string>>
  readonly page: {
    readonly region: string
    readonly number: (page: number, of: number) => string
    readonly of: (page: number, of: number) => string
    readonly short: (page: number) => string
    readonly unseen: string
    readonly larger: string
    readonly smaller: string
  }
  readonly verdict: {
    readonly region: string
    readonly consistent: string
    readonly inconsistent: string
    readonly kept: (rules: number) => string
    readonly part: (read: number, of: number) => string
    readonly readRest: (pages: number) => string
    readonly meaning: string
    readonly explained: readonly string[]
  }
  readonly fieldGroups: Readonly<Record<'doubtful' | 'sure' | 'absent' | 'more', string>>
  readonly nothingFound: string
  /** Of documents of which the text alone is read. */
  readonly text: TextWords
  /** Portrait and signature of a card. */
  readonly pictures: Readonly<Record<'region' | 'show' | 'hide' | 'portrait' | 'signature', string>>
  /** @param ranges as in `3, 5–6` */
  readonly unreadPages: (ranges: string) => string
  readonly confidence: string
  readonly asPrinted: string
  readonly sources: Readonly<Record<EvidenceReport['source'], string>>
  readonly outcomes: Readonly<Record<'pass' | 'warn' | 'fail' | 'not_applicable', string>>
  readonly correction: Readonly<Record<'open' | 'undo' | 'label' | 'lines' | 'save' | 'byYou', string>> & {
    /** Why a value is not taken, by the kind of the field. */
    readonly wrong: Readonly<Partial<Record<ValueKind['kind'], string>> & { readonly other: string }>
  }
  readonly yes: string
  readonly no: string
  readonly date: (day: string, month: string, year: string) => string
  readonly take: {
    readonly heading: string
    readonly copy: string
    readonly copied: string
    readonly print: string
    readonly all: (count: number) => string
  }
  readonly failures: Readonly<Record<string, { readonly title: string; readonly help: string } | undefined>>
  readonly unlock: Readonly<Record<'label' | 'note' | 'wrong' | 'open', string>>
  readonly looksLike: (type: string) => string
  readonly changeType: string
  readonly typeUnknown: { readonly title: string; readonly help: string }
  readonly foundType: (percent: number) => string
  readonly readAs: (type: string) => string
  readonly issues: Readonly<Record<string, string | undefined>>
  readonly quality: Readonly<Record<QualityNote['code'], string>>
  readonly rules: Readonly<Record<string, string | undefined>>
  readonly review: ReviewWords
  readonly send: SendWords
  readonly help: HelpWords
  readonly console: ConsoleWords
}

export const pt: Words = {
  title: 'Ficha: leia o documento no seu aparelho',
  skip: 'Ir para o conteúdo',
  nav: { label: 'Principal', read: 'Ler aqui', service: 'Serviço', help: 'Ajuda' },
  theme: {
    system: 'o do sistema',
    light: 'claro',
    dark: 'escuro',
    change: (now) => `Tema: ${now}. Mudar`,
  },
  reader: {
    ready: 'Pronta para ler, mesmo sem rede',
    preparing: (mb, of, seconds) =>
      of === 0
        ? 'Preparando a leitura…'
        : `Baixando ${comma(mb)} de ${comma(of)} MB${seconds === null ? '' : `, faltam ${seconds} s`}`,
    pictures: 'Pronta para fotos; o resto já vem',
    metered: 'A leitura baixa cerca de 9 MB, uma vez só.',
    load: 'Baixar agora',
    away: 'A leitura não carregou.',
    first: 'A leitura ainda está carregando; o documento espera por ela.',
  },
  start: {
    heading: 'O documento fica com você.',
    lead: 'A Ficha lê o documento neste aparelho e mostra, campo por campo, onde cada valor está escrito. Nada é enviado.',
    which: 'O que você quer ler?',
    find: 'Identificar automaticamente',
    findHint: 'A Ficha identifica o tipo',
    drop: 'Solte aqui um PDF ou fotos, ou cole com Ctrl+V.',
    choose: 'Escolher arquivos',
    camera: 'Tirar foto',
    formats: 'PDF, JPEG, PNG, WebP, TIFF ou HEIC, até 20 MB e 50 páginas.',
    photograph: 'Fotografe o documento inteiro, de frente, ou escolha um PDF ou fotos.',
    promises: [
      {
        title: 'Sem rede',
        text: 'Com a leitura pronta e um documento aberto, a página não faz nenhum pedido. Desligue a rede e confira.',
      },
      {
        title: 'Com prova',
        text: 'Cada valor aponta o lugar da página de onde veio, o texto como está impresso e as regras que ele cumpre.',
      },
      {
        title: 'Com dúvida',
        text: 'O que é incerto vem primeiro. Você corrige, e a correção fica ao lado do que foi lido.',
      },
    ],
  },
  chosen: {
    heading: (count) => (count === 1 ? '1 arquivo escolhido' : `${count} arquivos escolhidos`),
    read: 'Ler',
    one: 'São um só documento',
    each: 'Cada um é um documento',
    more: 'Juntar o verso ou outras páginas',
    list: 'Os arquivos e a ordem deles',
    up: (name) => `Mover ${name} para cima`,
    remove: (name) => `Remover ${name}`,
  },
  left: {
    heading: 'Da última visita',
    found: (count) =>
      count === 1
        ? 'Um documento que você corrigiu ou confirmou está guardado neste aparelho.'
        : `${count} documentos que você corrigiu ou confirmou estão guardados neste aparelho.`,
    open: 'Continuar',
    drop: 'Apagar',
    dropAsk: 'Apagar deste aparelho os documentos guardados e o que você corrigiu ou confirmou neles?',
  },
  label: {
    state: (folder, done, total) =>
      `Pasta ${folder}: ${done} de ${total} confirmados. Ao confirmar um documento, o gabarito é gravado ao lado do arquivo.`,
    gone: 'O programa "ficha label" não responde. Nada foi gravado; inicie-o de novo.',
    other_file: 'Ao lado do arquivo há um JSON que não é gabarito. Ele fica como está; nada foi gravado.',
  },
  documents: 'Documentos abertos',
  another: 'Outro documento',
  close: 'Fechar',
  cancel: 'Cancelar',
  tryAgain: 'Tentar de novo',
  chooseOther: 'Escolher outro arquivo',
  reading: 'O que foi lido',
  ended: (doubtful) =>
    doubtful === 0 ? 'Documento lido.' : `Documento lido. Campos para conferir: ${doubtful}.`,
  phases: {
    waiting: 'Na fila',
    reading: 'Lendo',
    read: 'Lido',
    text: 'Texto lido',
    failed: 'Não lido',
    cancelled: 'Cancelado',
  },
  stages: {
    load: 'Preparando a leitura',
    open: 'Abrindo o arquivo',
    find: 'Procurando as linhas',
    read: 'Lendo as linhas',
    understand: 'Lendo os campos',
  },
  page: {
    region: 'Páginas do documento',
    number: (page, of) => `Página ${page} de ${of}`,
    of: (page, of) => `página ${page} de ${of}`,
    short: (page) => `p. ${page}`,
    unseen: 'A imagem desta página não pode ser mostrada.',
    larger: 'Aumentar',
    smaller: 'Diminuir',
  },
  verdict: {
    region: 'Conferência',
    consistent: 'O documento é coerente.',
    inconsistent: 'Algo no documento não confere.',
    part: (read, of) => `Foram lidas ${read} das ${of} páginas; as outras são só exibidas.`,
    readRest: (pages) => (pages === 1 ? 'Ler também a outra' : `Ler também as outras ${pages}`),
    meaning: 'O que isto quer dizer',
    explained: [
      'A Ficha confere dígitos verificadores, datas e se o mesmo dado aparece igual em lugares diferentes.',
      'Uma regra que não confere basta para o aviso; um “atenção” não.',
      'Nada disso prova que o documento é autêntico.',
    ],
    kept: (rules) => (rules === 1 ? '1 regra cumprida' : `${rules} regras cumpridas`),
  },
  fieldGroups: { doubtful: 'Confira', sure: 'Lidos', absent: 'Não constam', more: 'Também impresso' },
  nothingFound: 'não consta',
  text: TEXT_PT,
  pictures: {
    region: 'Imagens do documento',
    show: 'Mostrar retrato e assinatura',
    hide: 'Esconder retrato e assinatura',
    portrait: 'Retrato',
    signature: 'Assinatura',
  },
  unreadPages: (ranges) => `Não lidas: páginas ${ranges}.`,
  confidence: 'Certeza',
  asPrinted: 'Como está impresso',
  sources: {
    'text-layer': 'texto do PDF',
    ocr: 'lido da imagem',
    qr: 'código QR',
    mrz: 'zona de leitura mecânica',
    derived: 'deduzido',
  },
  outcomes: { pass: 'Confere', warn: 'Atenção', fail: 'Não confere', not_applicable: 'Não se aplica' },
  correction: {
    open: 'Corrigir',
    undo: 'Desfazer a correção',
    label: 'O valor certo',
    lines: 'Os valores certos, um por linha',
    save: 'Salvar correção',
    byYou: 'Corrigido por você',
    wrong: {
      date: 'Escreva uma data, por exemplo 01/08/1982.',
      moment: 'Escreva uma data, com ou sem hora, por exemplo 01/08/2024 14:30.',
      taxNumber: 'Escreva um CPF de 11 números ou um CNPJ de 14 caracteres.',
      list: 'Uma destas linhas não serve para este campo.',
      other: 'Este valor não serve para este campo.',
    },
  },
  yes: 'Sim',
  no: 'Não',
  date: (day, month, year) => `${day}/${month}/${year}`,
  take: {
    heading: 'Exportar',
    copy: 'Copiar JSON',
    copied: 'Copiado.',
    print: 'Imprimir',
    all: (count) => `Exportar os ${count} lidos:`,
  },
  failures: {
    other: { title: 'Este documento não pôde ser lido', help: 'Tente outra foto ou o PDF original.' },
    cancelled: { title: 'Leitura cancelada', help: 'Nada do documento ficou na memória da leitura.' },
    reader_failed: {
      title: 'A leitura parou no meio',
      help: 'O documento pediu mais do que este aparelho pôde dar. A leitura foi reiniciada; tente de novo ou leia menos páginas.',
    },
    unsupported_media_type: {
      title: 'Este tipo de arquivo não é lido',
      help: 'Use PDF, JPEG, PNG, WebP, TIFF ou HEIC.',
    },
    corrupt_file: {
      title: 'O arquivo está danificado ou vazio',
      help: 'Baixe o arquivo outra vez ou tire outra foto.',
    },
    password_protected: {
      title: 'O PDF pede uma senha',
      help: 'Abra o PDF, salve uma cópia sem senha e escolha a cópia.',
    },
    file_too_large: { title: 'O arquivo é grande demais', help: 'O limite é de 20 MB.' },
    too_many_pages: {
      title: 'O documento tem páginas demais',
      help: 'O limite é de 50. Separe as páginas da licença ou do termo.',
    },
    page_out_of_range: { title: 'Faltam páginas', help: 'O documento não tem as páginas pedidas.' },
    image_dimensions: {
      title: 'A imagem é grande ou pequena demais',
      help: 'Use uma foto de 50 pixels a 40 milhões de pixels.',
    },
    unreadable_document: {
      title: 'Nada legível foi encontrado',
      help: 'Fotografe com boa luz, de frente e sem cortar as bordas.',
    },
    no_text_found: {
      title: 'Nenhum texto foi encontrado',
      help: 'Se for uma foto, chegue mais perto e segure firme; se for um PDF, confira se ele não está em branco.',
    },
    wrong_document_type: {
      title: 'Não parece ser este documento',
      help: 'O conteúdo é de outro tipo. Nada foi lido até você confirmar.',
    },
  },
  unlock: {
    label: 'Senha deste PDF',
    note: 'A senha só é usada neste aparelho e é esquecida quando você fecha o documento.',
    wrong: 'Esta senha não abre o PDF. Confira maiúsculas e números e tente de novo.',
    open: 'Abrir com a senha',
  },
  looksLike: (type) => `Parece outro documento: ${type}`,
  changeType: 'Tipo do documento',
  typeUnknown: {
    title: 'Nenhum dos tipos que a Ficha lê',
    help: 'Pode ser outro documento, ou dizer pouco demais para saber. Você pode dizer o que ele é, ou ficar com o texto.',
  },
  foundType: (percent) => `identificado, ${percent} % de certeza`,
  readAs: (type) => `Ler como ${type}`,
  issues: {
    page_unreadable: 'Esta página não pôde ser lida.',
    text_truncated: 'A página tem texto demais; só o começo foi lido.',
    pixels_not_read: 'O conteúdo desta página é uma imagem que não foi lida.',
    no_text_in_picture: 'Não há texto legível na imagem desta página.',
    low_resolution: 'A imagem desta página tem pouca resolução.',
    blurred: 'A imagem desta página está tremida ou fora de foco.',
    cut_off: 'Um lado desta página parece cortado; o que estava ali não foi lido.',
    hidden_text: 'O arquivo contém texto que a página não mostra; ele não foi lido.',
    attachments_not_read: 'Há arquivos anexados a este PDF; eles não foram lidos.',
    several_documents: 'O arquivo tem vários documentos; foi lido o que começa aqui.',
    text_not_checked: 'Esta página não pôde ser desenhada: não se sabe se mostra o que o arquivo diz.',
  },
  quality: {
    blurred: 'Está fora de foco ou tremida. Apoie o aparelho, toque no texto para focar e fotografe de novo.',
    glare: 'Há um reflexo cobrindo parte do documento. Desligue o flash ou incline um pouco.',
    cut_edge: 'O documento parece cortado na borda. Afaste um pouco até aparecerem os quatro cantos.',
    dark: 'Está escura. Procure mais luz, de preferência do dia.',
    small: 'Tem poucos pixels. Fotografe mais de perto ou use o arquivo original.',
    wrong_side: 'Parece só um lado da CNH. Junte a frente e o verso como um só documento.',
  },
  rules: RULES_PT,
  review: REVIEW_PT,
  send: SEND_PT,
  help: HELP_PT,
  console: CONSOLE_PT,
}

function comma(number: number): string {
  return number.toFixed(1).replace('.', ',')
}
