/** The notices of what a bundler took, in order of names. Throws for what has no licence text. */
export function noticesOf(modules: Iterable<string>, files: Iterable<string>): string
/** Modules that Wrangler bundles into the three Workers. */
export function modulesOfWorkers(): Promise<string[]>
