let lost = false

/**
 * Whether the queue loses its wake-ups. A test that claims deliveries itself needs that: what an earlier file left
 * wakes the consumer seconds later, which then takes them first.
 */
export function loseWakeUps(isLosing: boolean): void {
  lost = isLosing
}

export function areWakeUpsLost(): boolean {
  return lost
}
