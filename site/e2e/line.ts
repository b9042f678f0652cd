import { connect, createServer, type Socket } from 'node:net'
import type { Page } from '@playwright/test'

/** A line to a server, which can be cut under a page. */
export interface Line {
  /** Leads to the server as long as the line holds. */
  url: string
  /** Ends every connection, takes no more, and tells the page that it has no network. */
  cut: (page: Page) => Promise<void>
  mend: (page: Page) => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens a line to a server. A page that its service worker loads anew without a network reaches the server for some
 * milliseconds before the browser holds it back again: whoever loads one meanwhile has to cut the line as well.
 */
export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to)
  const ends = new Set<Socket>()
  let isCut = false
  const hangUp = () => {
    for (const end of ends) end.destroy()
  }
  const line = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    join(near, far)
    join(far, near)
  })
  function join(one: Socket, other: Socket): void {
    ends.add(one)
    one.pipe(other)
    one.on('error', () => one.destroy())
    one.on('close', () => {
      ends.delete(one)
      other.destroy()
    })
  }
  await new Promise<void>((resolve) => line.listen(0, hostname, resolve))
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  return {
    url: `http://${hostname}:${address.port}`,
    cut: async (page) => {
      isCut = true
      hangUp()
      await page.context().setOffline(true)
    },
    mend: async (page) => {
      isCut = false
      await page.context().setOffline(false)
    },
    close: () => {
      hangUp()
      return new Promise((resolve) => line.close(() => resolve()))
    },
  }
}
