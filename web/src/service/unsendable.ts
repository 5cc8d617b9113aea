/** Why something was not sent, known before anything leaves the device. */
export class Unsendable extends Error {
  override readonly name = 'Unsendable'
  readonly code: 'page_not_shown' | 'unsupported_media_type'

  constructor(code: Unsendable['code'], message: string) {
    super(message)
    this.code = code
  }
}
