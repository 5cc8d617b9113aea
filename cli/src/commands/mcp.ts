import { once } from 'node:events'
import { type Command, OK } from '../command.ts'
import { say } from '../print.ts'
import { versionOf } from '../version.ts'

export const mcp: Command = {
  name: 'mcp',
  summary: 'serve the tool read_document over stdio (Model Context Protocol)',
  usage: `Usage: ficha mcp

Serves one tool over stdio, for assistants that speak the Model Context Protocol: read_document(path, type?) reads a
document on this machine and offline. Without a type it is found out.

Examples:
  ficha mcp
  in an assistant's configuration: { "mcpServers": { "ficha": { "command": "npx", "args": ["ficha", "mcp"] } } }
`,
  async run() {
    // The protocol and the engine are large; only this command waits for them.
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
    const { readingServer } = await import('../mcp/reading-server.ts')
    const server = readingServer(versionOf())
    await server.connect(new StdioServerTransport())
    say('ficha mcp: waiting for a client on standard input')
    await once(process.stdin, 'end')
    await server.close()
    return OK
  },
}
