// A process with all that it started: they have a group of their own. Not on Windows.

/** @returns whether there was any process to tell: a group may end at any moment */
export function signalGroup(leader, signal) {
  try {
    return process.kill(-leader, signal)
  } catch {
    return false
  }
}
