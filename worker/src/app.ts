import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ApiContext } from './app-context.ts'
import { preferredLanguage } from './language.ts'
import { describeError, log } from './log.ts'
import { findRoute } from './methods.ts'
import { observe } from './observe.ts'
import { Problem, problemResponse, unavailable } from './problem.ts'
import { registerCorrectDocument } from './routes/correct-document.ts'
import { registerDeleteDocument } from './routes/delete-document.ts'
import { registerDeliveries } from './routes/deliveries.ts'
import { registerDocs } from './routes/docs.ts'
import { registerDocumentFields } from './routes/document-fields.ts'
import { registerDocumentFile } from './routes/document-file.ts'
import { registerDocumentText } from './routes/document-text.ts'
import { registerEvents } from './routes/events.ts'
import { registerExportDocuments } from './routes/export-documents.ts'
import { registerFetchDocument } from './routes/fetch-document.ts'
import { registerHealth } from './routes/health.ts'
import { registerKeys } from './routes/keys.ts'
import { registerLimits } from './routes/limits.ts'
import { registerListDocuments } from './routes/list-documents.ts'
import { registerOpenApi } from './routes/openapi.ts'
import { registerReprocessDocument } from './routes/reprocess-document.ts'
import { registerSettings } from './routes/settings.ts'
import { registerStatus } from './routes/status.ts'
import { registerTenants } from './routes/tenants.ts'
import { registerUploadDocument } from './routes/upload-document.ts'
import { registerWebhooks } from './routes/webhooks.ts'
import { registerWebhookActions } from './routes/webhooks-actions.ts'
import { isPassing } from './store/retry.ts'
import { invalidParameters } from './validation.ts'

/** The HTTP interface: every route under /v1 and, as an alias, without a prefix. */
export function createApp(): OpenAPIHono<ApiContext> {
  const api = new OpenAPIHono<ApiContext>({ defaultHook: invalidParameters })
  registerUploadDocument(api)
  registerListDocuments(api)
  registerExportDocuments(api)
  registerFetchDocument(api)
  registerDocumentFields(api)
  registerCorrectDocument(api)
  registerDocumentText(api)
  registerDocumentFile(api)
  registerReprocessDocument(api)
  registerDeleteDocument(api)
  registerWebhooks(api)
  registerWebhookActions(api)
  registerDeliveries(api)
  registerEvents(api)
  registerKeys(api)
  registerSettings(api)
  registerTenants(api)
  registerHealth(api)
  registerStatus(api)
  registerLimits(api)
  registerOpenApi(api)
  registerDocs(api)

  const app = new OpenAPIHono<ApiContext>()
  app.use(observe)
  app.use(async (c, next) => {
    const route = findRoute(api.routes, c.req.path.replace(/^\/v1(?=\/)/, ''))
    if (route === null) throw new Problem('route_not_found')
    c.set('route', route.path)
    const allowed = route.methods
    const headers = { Allow: allowed.join(', ') }
    if (c.req.method === 'OPTIONS') return c.body(null, 204, headers)
    if (!allowed.includes(c.req.method)) throw new Problem('method_not_allowed', { headers })
    return next()
  })
  app.route('/v1', api)
  app.route('/', api)
  app.notFound((c) => answer(c, new Problem('route_not_found')))
  app.onError((error, c) => {
    if (error instanceof Problem) {
      c.set('problemCode', error.code)
      return answer(c, error)
    }
    const problem = isPassing(error) ? unavailable() : new Problem('internal_error')
    c.set('problemCode', problem.code)
    log({ event: 'unexpected', requestId: c.get('requestId'), ...describeError(error) })
    return answer(c, problem)
  })
  return app
}

function answer(c: Context<ApiContext>, problem: Problem): Response {
  return problemResponse(problem, c.get('requestId'), preferredLanguage(c.req.header('Accept-Language')))
}
