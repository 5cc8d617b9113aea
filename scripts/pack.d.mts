/** The tarballs by package name. */
export function packAll(out?: string): Promise<Record<'@ficha/engine' | '@ficha/client' | 'ficha', string>>
