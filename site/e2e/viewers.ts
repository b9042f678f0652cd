import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../packages/api/src/testing/freePort.mjs'

const require = createRequire(import.meta.url)

/** A viewer of others, on a page of a site that is not the gallery's. */
export interface Viewer {
  name: string
  /** The file that has all of it. */
  script: string
  /** What stands in the page to open a manifest or a collection. */
  body(address: string): string
  /** Opens a record of the collection that is open, by its name. Without it the viewer opens the first by itself. */
  choose?(page: Page, label: string): Promise<void>
  /** Goes on to the next canvas of a manifest of two. */
  turn(page: Page): Promise<void>
}

export const viewers: Viewer[] = [
  {
    name: 'Mirador',
    script: require.resolve('mirador'),
    body: (address) => `<div id="viewer" style="position: absolute; inset: 0"></div>
      <script src="/viewer.js"></script>
      <script>Mirador.viewer({ id: 'viewer', language: 'es', windows: [{ manifestId: '${address}' }] })</script>`,
    // It has no Spanish of its own, only what it reads is in it.
    async choose(page, label) {
      await page.getByRole('button', { name: 'Show collection' }).click()
      await page.getByRole('menuitem', { name: label, exact: true }).click()
    },
    turn: (page) => page.getByRole('button', { name: 'Next item' }).click(),
  },
  {
    // Nothing can be chosen in it: as an element of a page its list of a collection opens empty (3.3.8), of one by the book
    // with labels and thumbnails, too.
    name: 'Clover',
    script: join(
      dirname(require.resolve('@samvera/clover-iiif/package.json')),
      'dist/web-components/index.umd.js'
    ),
    body: (address) => `<clover-viewer iiif-content="${address}"></clover-viewer>
      <script src="/viewer.js"></script>`,
    turn: (page) => page.getByRole('radio').last().click(),
  },
]

/**
 * A site of somebody else's that has the viewer and opens what its address names: `?address`. It listens, where a route
 * of the browser's would do, because browsers let no page from elsewhere ask a server of this machine.
 */
export async function openViewer({ script, body }: Viewer) {
  const code = await readFile(script)
  const server = createServer((request, answer) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://viewer')
    const isScript = pathname === '/viewer.js'
    answer.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`)
    answer.end(
      isScript
        ? code
        : `<!doctype html><html lang="es"><title>Otro visor</title><body>${body(search.slice(1))}</body></html>`
    )
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    of: (address: string) => `http://127.0.0.1:${port}/?${address}`,
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  }
}
