/** The members of the specification's answers, in their order: the wire of a document is fixed. */

/** Of an upload's answer. @param externalId whether the upload had one */
export function receivedMembers(externalId: boolean): string[] {
  return ['id', ...(externalId ? ['externalId'] : []), 'type', ...LAST]
}

/** Of GET, once the document is finished. */
export function finishedMembers(externalId: boolean): string[] {
  return ['id', ...(externalId ? ['externalId'] : []), 'type', 'data', 'processTime', ...LAST]
}

const LAST = ['status', 'statusDesc', 'createdAt', 'updatedAt']
