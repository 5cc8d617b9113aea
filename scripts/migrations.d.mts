/** The tables of a local service: made, or brought up to date. */
export function applyMigrations(state: string): void
