import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { Problem } from '../problem.ts'
import type { StoredFile } from '../store/documents.ts'
import { fileKey } from '../store/files.ts'
import { parameterProblem } from '../validation.ts'
import { binary, describeProblems } from './answers.ts'
import { findOwnDocument } from './load-document.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
  'image/heic': 'heic',
  'image/heif': 'heif',
}

export function registerDocumentFile(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/documents/{id}/file',
      tags: ['Documents'],
      summary: 'Fetch the bytes as they were uploaded',
      description: 'X-File-Count says how many files the document has; `file` chooses one.',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:read'),
      request: {
        params: z.object({ id: z.string() }),
        query: z.object({
          file: z
            .string()
            .regex(/^[1-9]\d{0,2}$/, 'file must be a whole number from 1')
            .transform(Number)
            .default(1)
            .openapi({ type: 'integer', minimum: 1, default: 1 }),
        }),
      },
      responses: {
        200: { description: 'The bytes', content: { '*/*': { schema: binary } } },
        ...describeProblems([400, 401, 403, 404, 410]),
      },
    },
    async (c) => {
      const document = await findOwnDocument(c, c.req.valid('param').id)
      if (document.source_purged_at !== null) throw new Problem('source_purged')
      const { files } = document
      const position = c.req.valid('query').file - 1
      const file = files[position]
      if (file === undefined) {
        const detail = `the document has ${files.length} ${files.length === 1 ? 'file' : 'files'}`
        throw parameterProblem([{ parameter: 'file', code: 'invalid_parameter', detail }])
      }
      const object = await c.env.DOCUMENTS.get(fileKey(document.tenant_id, document.id, position))
      if (object === null) {
        // A deletion was faster than we were, which is 404, or retention.
        await findOwnDocument(c, document.id)
        throw new Problem('source_purged')
      }
      return new Response(object.body, { headers: headersOf(document.id, position, file, files.length) })
    },
  )
}

function headersOf(documentId: string, position: number, file: StoredFile, count: number): HeadersInit {
  return {
    'Content-Type': file.mediaType,
    'Content-Length': String(file.byteCount),
    'Content-Disposition': `attachment; filename="${documentId}-${position + 1}.${EXTENSIONS[file.mediaType] ?? 'bin'}"`,
    'X-File-Count': String(count),
    ETag: `"${file.sha256}"`,
    'Cache-Control': 'no-store',
    // A stranger's file must not run as a page of ours.
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
  }
}
