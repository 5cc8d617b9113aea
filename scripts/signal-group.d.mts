export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean
