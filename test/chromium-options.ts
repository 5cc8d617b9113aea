/** How tests start Chromium: the one that is installed, on a closed network, where its own background requests would only fail. */
export const CHROMIUM_PATH = process.env.CHROMIUM ?? '/usr/bin/chromium'
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
