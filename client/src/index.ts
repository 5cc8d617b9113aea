export { type ClientOptions, createClient, type FichaClient } from './client.ts'
export {
  type DataOf,
  DOCUMENT_TYPE_LABELS,
  DOCUMENT_TYPE_NAMES,
  DOCUMENT_TYPES,
  type DocumentType,
  type DriverLicence,
  type EnvironmentalLicence,
  type Guardian,
  type GuardianshipTerm,
  type Ward,
} from './data/document-types.ts'
export {
  type AskedTypeName,
  type Document,
  type DocumentPart,
  type DocumentSummary,
  type DocumentTypeName,
  type FailedDocument,
  type FinishedDocument,
  type FinishedText,
  type KnownType,
  type ReceivedDocument,
  type Review,
  readDocument,
} from './data/documents.ts'
export type { ApiKey, IssuedKey, RotatedKey, Scope } from './data/keys.ts'
export type { Doubt, Judgement, Profile } from './data/profile.ts'
export type {
  Check,
  Corrected,
  DocumentFields,
  DocumentText,
  EngineReport,
  Evidence,
  FieldReport,
  PageText,
  Picture,
  Validation,
} from './data/reports.ts'
export type {
  Point,
  Source,
  Text,
  TextBlock,
  TextCell,
  TextLine,
  TextPage,
  TextParagraph,
  TextTable,
  TextWord,
} from './data/text.ts'
export {
  DOCUMENT_EVENTS,
  type DocumentEvent,
  type DocumentEventType,
  type WebhookEvent,
  type WebhookNotice,
} from './data/webhook-event.ts'
export type {
  Delivery,
  DeliveryAttempt,
  DeliveryStatus,
  Webhook,
  WebhookWithSecret,
} from './data/webhooks.ts'
export type {
  CorrectOptions,
  DocumentFile,
  FileOptions,
  GetOptions,
  ReprocessOptions,
  TextForm,
} from './document.ts'
export {
  type ClientCode,
  type ErrorCode,
  type FailureCode,
  FichaError,
  type ParameterError,
  type ServiceCode,
  type WebhookRefusal,
} from './error.ts'
export type { EventPage, EventsOptions } from './events.ts'
export { type Host, systemHost } from './host.ts'
export type { Keys, NewKey, RotateOptions } from './keys.ts'
export type { ExportOptions, ExportPart, ListOptions } from './list.ts'
export type { CallOptions } from './send.ts'
export type { Health, Limits, ServiceStatus } from './service.ts'
export type { Settings, TenantSettings } from './settings.ts'
export type { FileSource, UploadOptions } from './upload.ts'
export { verifyWebhook, type WebhookHeaders } from './verify-webhook.ts'
export type { WaitOptions } from './wait-for.ts'
export type { DeliveryListOptions, NewWebhook, RecoverOptions, WebhookChange, Webhooks } from './webhooks.ts'
