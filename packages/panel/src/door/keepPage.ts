import { doorPath } from '@gallery/contract/plain'
import { wasmUrl } from './scanner/wasm.ts'

/**
 * Has the browser keep this page with all that it is made of, so that it opens without a connection; with what reads codes,
 * which is fetched before it is used, because then there may be no network. Where no worker can be had, or until it is there,
 * the page works as long as it stays open.
 */
export async function keepPage(): Promise<void> {
  const page = doorPath(location.pathname)
  if (page === undefined) return
  try {
    await import('./ScanScreen.tsx')
    await import('./scanner/detector.ts')
    if (!('serviceWorker' in navigator)) return
    await navigator.serviceWorker.register('/door-worker.js', { scope: page })
    const { active } = await navigator.serviceWorker.ready
    const parts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname: path }) => origin === location.origin && path.startsWith('/assets/'))
      .map(({ pathname: path }) => path)
    // What reads codes may have come by now or not. Where one is named twice, a cache takes none.
    active?.postMessage({ keep: [...new Set([page, wasmUrl, ...parts])] })
  } catch (error) {
    // A browser that keeps nothing, as in a private window.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
  }
}
