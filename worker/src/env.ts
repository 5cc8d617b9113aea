import type { AskedType } from './document-type.ts'
import type { ExtractionMessage } from './messages/extraction-message.ts'
import type { WakeUp } from './messages/wake-courier.ts'
import type { Judging } from './read/judge-reading.ts'
import type { SentFiles } from './read/sent-files.ts'

/** The databases over which tenants are shared out. DB_0 is the directory as well: keys, and who is where. */
export interface Shards {
  readonly DB_0: D1Database
  readonly [further: `DB_${number}`]: D1Database | undefined
}

/** For the rows of one tenant, or for all of one shard: `DB` is where they are. */
export type OnShard<Env extends Shards = ApiEnv> = Env & { readonly DB: D1Database }

/** What the API Worker is given by wrangler.toml. */
export interface ApiEnv extends Shards {
  readonly DOCUMENTS: R2Bucket
  readonly EXTRACTION: Queue<ExtractionMessage>
  readonly READER: ReaderPort
  readonly INSPECTOR: InspectorPort
  readonly ENVIRONMENT: 'live' | 'local'
  /** The maker's own name for the key header; empty for none. */
  readonly API_KEY_HEADER: string
  readonly WEBHOOKS: Queue<WakeUp>
  /** Whether webhooks may go to this machine: for local development only. */
  readonly WEBHOOK_LOOPBACK: 'refuse' | 'allow'
  /** The base64 of 32 random bytes under which signing secrets and passwords are stored; a secret of the deployment. */
  readonly WEBHOOK_SECRET_KEY?: string
  /** Where names of webhooks are looked up (DNS over HTTPS); empty for nowhere. */
  readonly DNS_RESOLVER: string
  /** A secret with which the first key of a tenant is made over HTTP; without it only the command line can. */
  readonly ADMIN_API_KEY?: string
  /** Pages of these origins may use the API from a browser: space-separated, `*` for all; empty for none. */
  readonly CORS_ORIGINS?: string
  /** Counts and timings of requests, where the deployment binds a dataset. */
  readonly METRICS?: AnalyticsEngineDataset
  /** Counts reads by key; without it they are not limited. */
  readonly READS?: RateLimit
  /** Counts requests by address, before their keys are looked up; without it they are not limited. */
  readonly ADDRESSES?: RateLimit
}

/** The reader's RPC as the API sees it: answers cross a process and are parsed, never believed. */
export interface ReaderPort {
  /** Read a document: a `ReadAnswer`. @param judging by what it is judged; null where the tenant has no profile */
  read(
    files: SentFiles,
    type: AskedType,
    pages: string | null,
    password: string | null,
    judging: Judging | null,
  ): Promise<unknown>
  /** Resolves if the reader lives. */
  ping(): Promise<unknown>
}

/** The inspector's RPC, in the same way. */
export interface InspectorPort {
  /** Can this be read at all? An `InspectAnswer`. The files of one upload fit RPC's 32 MiB. */
  inspect(files: readonly Uint8Array[], pages: string | null, password: string | null): Promise<unknown>
  /** Resolves if the inspector lives. */
  ping(): Promise<unknown>
}
