import { takeFiles } from './take-files.ts'

/** As the service worker names it. */
const SHARED = 'shared-files'

/** What a browser hands over that opens files with the page (File Handling API). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void
}

/** Files that an app has shared with the page, or that were opened with it. */
export async function takeFilesFromOutside(): Promise<void> {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files }) => {
    void Promise.all(files.map((file) => file.getFile())).then(takeFiles)
  })
  takeFiles(await sharedFiles())
}

/** They are taken away from where they waited. */
async function sharedFiles(): Promise<readonly File[]> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED))) return []
  const cache = await caches.open(SHARED)
  const files = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request)
      const name = decodeURIComponent(response?.headers.get('X-Name') ?? 'documento')
      const file = response && new File([await response.blob()], name)
      // What is shared meanwhile stays.
      await cache.delete(request)
      return file
    }),
  )
  return files.filter((file) => file !== undefined)
}
