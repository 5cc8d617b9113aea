/** What a document costs of storage and queues, whatever it costs in time. */
export interface Operations {
  readonly d1: {
    /** Requests to the database; a batch is one. */
    readonly calls: number
    readonly statements: number
    /** As D1 bills them: an index entry is a row too. */
    readonly rowsRead: number
    readonly rowsWritten: number
  }
  /** Of R2: A writes and lists, B reads; deletions are free. */
  readonly r2: { readonly classA: number; readonly classB: number }
  /** Messages sent. Each is written, read and deleted: three operations. */
  readonly messages: number
}
