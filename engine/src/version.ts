/** Changes whenever the same document could give another result. */
export const ENGINE_VERSION = '0.1.0'
