/** As much of sql.js as the tests use: SQLite compiled to WASM, in this process. */
declare module 'sql.js' {
  export interface Statement {
    bind(values: readonly (string | number | null)[]): boolean
    step(): boolean
    getAsObject(): Record<string, string | number | null>
    reset(): void
    free(): void
  }
  export interface Database {
    prepare(sql: string): Statement
    exec(sql: string): unknown
    getRowsModified(): number
    export(): Uint8Array
    close(): void
  }
  export interface SqlJs {
    readonly Database: new (bytes?: Uint8Array) => Database
  }
  export default function initSqlJs(): Promise<SqlJs>
}
