import type { Server } from 'node:http'

export const DIST: string
export function serve(
  port?: number,
  without?: string,
  folder?: string,
): Promise<{ server: Server; url: string }>
