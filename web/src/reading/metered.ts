/** What some browsers say of the connection; the others say nothing. */
interface Connection {
  readonly saveData?: boolean
  readonly type?: string
}

/** Whether every megabyte costs: asked for by the person, or told by the device. */
export function isMetered(): boolean {
  // TypeScript's DOM library does not know of it.
  const { connection } = navigator as { readonly connection?: Connection }
  return connection?.saveData === true || connection?.type === 'cellular'
}
