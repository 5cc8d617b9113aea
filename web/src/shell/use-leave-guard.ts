import { useEffect } from 'preact/hooks'
import { hasUntaken } from '../export/taken.ts'
import { store } from '../state/state.ts'

/** Closing or reloading the page asks while something is being read, or was corrected and not taken along. */
export function useLeaveGuard(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUntaken(store.get().documents)) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
