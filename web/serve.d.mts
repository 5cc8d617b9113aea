import type { Server } from 'node:http'

export const DIST: string
export function serve(port?: number, folder?: string): Promise<{ server: Server; url: string }>
