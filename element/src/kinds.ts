/** What the engine reads, here as in the service. */
export const READ_KINDS =
  'application/pdf,image/jpeg,image/png,image/webp,image/tiff,image/heic,image/heif,.pdf,.tif,.tiff,.heic,.heif'
