import { spawn } from 'node:child_process'

/** In the person's own browser; where there is none the address was printed. */
export function openAddress(address: string): void {
  const [program = '', ...before] = OPENERS[process.platform] ?? ['xdg-open']
  spawn(program, [...before, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}
