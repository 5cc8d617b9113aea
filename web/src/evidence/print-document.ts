import { store } from '../state/state.ts'

/** A page that is not drawn by then is left out of the print. */
const PATIENCE_MS = 20_000

/** Prints the open document: every page is drawn first, whether it is in view or not. */
export async function printDocument(): Promise<void> {
  const put = (isPrinting: boolean) => store.update((state) => ({ ...state, isPrinting }))
  put(true)
  try {
    const until = performance.now() + PATIENCE_MS
    do await nextFrame()
    while (document.querySelector('.sheet:not(.drawn, .unseen)') !== null && performance.now() < until)
    print()
  } finally {
    put(false)
  }
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
