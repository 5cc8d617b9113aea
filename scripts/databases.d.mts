export function listDatabases(config: string): { binding: string; name: string; id: string }[]
