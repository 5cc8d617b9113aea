import {
  DOCUMENT_TYPES,
  type DocumentType,
  type ExtractionResult,
  SCHEMAS,
  UnreadableDocument,
} from '@ficha/engine'
import { read } from '@ficha/engine/node'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod/v4'

const TYPES = SCHEMAS.map(({ type, label }) => `${type} ${label.en.toLowerCase()} (${label.pt})`).join(', ')

/** A server of one tool, which reads documents of this machine and sends nothing. */
export function readingServer(version: string): McpServer {
  const server = new McpServer({ name: 'ficha', version })
  server.registerTool(
    'read_document',
    {
      title: 'Read a Brazilian document',
      description:
        `Reads a PDF, scan or photo on this machine, offline: ${TYPES}. Answers its fields as JSON, each with how sure ` +
        'it is, the page and the text it was read from.',
      inputSchema: {
        path: z.string().min(1).describe('The file: PDF, JPEG, PNG, WebP, TIFF or HEIC'),
        type: z
          .literal([...DOCUMENT_TYPES])
          .optional()
          .describe(`What it is: ${TYPES}. Found out where absent`),
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ path, type }, { signal }) => {
      try {
        return answer(await readAs(path, type, signal), false)
      } catch (error) {
        if (error instanceof UnreadableDocument) {
          return answer(
            { error: { code: error.code, detail: error.message, detectedType: error.detectedType } },
            true,
          )
        }
        if (error instanceof Error && 'code' in error) {
          return answer({ error: { code: 'file_not_read', detail: String(error.code) } }, true)
        }
        throw error
      }
    },
  )
  return server
}

async function readAs(path: string, type: DocumentType | undefined, signal: AbortSignal): Promise<object> {
  if (type !== undefined) return { type, ...explained(await read(path, { type, signal })) }
  const { type: found, typeConfidence, ...result } = await read(path, { type: 'auto', signal })
  return { type: found, typeConfidence, ...explained(result) }
}

/** What an assistant needs: the values, and where they stand; no polygons. */
function explained({ data, fields, validations, pageCount }: ExtractionResult): object {
  return {
    pageCount,
    data,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, { confidence, page, raw }]) => [
        name,
        { confidence, page, text: raw },
      ]),
    ),
    doubts: validations
      .filter(({ outcome }) => outcome === 'fail' || outcome === 'warn')
      .map(({ rule, outcome, message }) => ({ rule, outcome, message })),
  }
}

function answer(value: object, isError: boolean) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(value, null, 1) }], isError }
}
