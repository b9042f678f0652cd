import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds that the next of them may be waited for: others come first. */
const patience = 300_000

/** Waits until the server has made the small files of the pictures that the pages show, as it has of a gallery in use. */
export async function picturesMade(url, routes) {
  let missing = Number.POSITIVE_INFINITY
  let changed = performance.now()
  while (missing > 0 && performance.now() - changed < patience) {
    const pages = await Promise.all(routes.map(async (route) => (await fetch(url + route)).text()))
    const now = pages.reduce((sum, html) => sum + html.split('"widths":[]').length - 1, 0)
    if (now < missing) changed = performance.now()
    missing = now
    if (missing > 0) await pause(1_000)
  }
  if (missing > 0) console.log(`${missing} pictures are shown as they came in.`)
}
