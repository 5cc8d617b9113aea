import type { ServiceStatus } from './store/status.ts'

/**
 * Points for Analytics Engine, where the deployment binds a dataset (docs/slo.md has the queries). The first blob
 * says what a point is of; the index is the tenant, or `service`. Ids, codes and durations, never content.
 */
export interface MetricsEnv {
  readonly METRICS?: AnalyticsEngineDataset
}

export interface RequestPoint {
  readonly tenantId: string | undefined
  readonly method: string
  /** The route's pattern. */
  readonly route: string | undefined
  readonly status: number
  readonly code: string | undefined
  readonly ms: number
}

export function countRequest({ METRICS }: MetricsEnv, point: RequestPoint): void {
  METRICS?.writeDataPoint({
    indexes: [point.tenantId ?? 'nobody'],
    blobs: ['request', point.method, point.route ?? 'none', String(point.status), point.code ?? ''],
    doubles: [point.ms],
  })
}

export interface EndPoint {
  readonly tenantId: string
  /** `finished`, or the code of the failure. */
  readonly outcome: string
  readonly type: number
  /** The reading alone, and all the time since the upload or the call for another reading. */
  readonly readingMs: number
  readonly totalMs: number
}

export function countEnd({ METRICS }: MetricsEnv, point: EndPoint): void {
  METRICS?.writeDataPoint({
    indexes: [point.tenantId],
    blobs: ['document', point.outcome, String(point.type)],
    doubles: [point.readingMs, point.totalMs],
  })
}

/** Once a minute, by the sweeper: what a queue that stands still looks like. */
export function countStatus({ METRICS }: MetricsEnv, status: ServiceStatus, now: number): void {
  const waitingMs = status.oldestWaitingSince === null ? 0 : now - status.oldestWaitingSince
  METRICS?.writeDataPoint({
    indexes: ['service'],
    blobs: ['status'],
    doubles: [waitingMs, status.waitingDeliveries, status.failedSweepSteps],
  })
}
