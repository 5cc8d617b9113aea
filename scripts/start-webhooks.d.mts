/** Whether others can reach the service: then webhooks go to public addresses only, as on Cloudflare. */
export function isForOthers(host: string): boolean
/** Arguments for `wrangler dev`: the sealing key, and what only this machine may do. */
export function webhookArguments(folder: string, host: string): string[]
/** Modules for the Node of the API's wrangler: where others reach the service its webhooks reach no private network. */
export function webhookImports(host: string): string[]
