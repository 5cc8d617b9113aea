/** What the engine reads, here as in the service. */
export const READ_KINDS = 'application/pdf,image/jpeg,image/png,image/webp,image/tiff,.pdf,.tif,.tiff'

/** And what some browsers turn into it. */
export const OFFERED_KINDS = `${READ_KINDS},image/heic,image/heif,.heic,.heif`
