import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { runProduct } from './runProduct.ts'
import { type Server, startServer } from './server.ts'
import { forwarded, newAddress } from './visitor.ts'
import { openWindows, type Windows } from './windows.ts'

export { expect }

/** The demo gallery as a visitor meets it: a running server and the mailbox that its mails go to. */
export interface Gallery {
  server: Server
  mailbox: Mailbox
}

/** A fresh copy of the loaded demo's data folder; remove it with `rm`. */
export async function copyDemoData(): Promise<string> {
  const template = process.env.DEMO_DATA
  if (!template) throw new Error('DEMO_DATA is not set: the global setup has not run')
  const folder = await mkdtemp(join(tmpdir(), 'gallery-e2e-'))
  await cp(template, folder, { recursive: true })
  return folder
}

/** Fills an empty database on a server, and a data folder, with the demo. */
export async function restoreDemo(env: { GALLERY_DATA: string; DATABASE_URL: string }): Promise<void> {
  const backup = process.env.DEMO_BACKUP
  if (!backup) throw new Error('DEMO_BACKUP is not set: the global setup has not run')
  await runProduct('packages/api/bin/gallery.mjs', ['restore', backup], env)
}

/**
 * Tests that use `gallery` share one server a worker, on a copy of the demo, and those that use `windows` one of each,
 * since to open one takes longer than to look at a page. The browser of a
 * test comes from a network of its own. Its time zone is the gallery's and its language
 * Spanish, unless a test says otherwise. A worker that a file asks for more or other fixtures of is ended and started
 * anew, with its server: what is shared stands here, whichever files use it.
 */
export const test = base.extend<object, { gallery: Gallery; windows: Windows }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const data = await copyDemoData()
      const mailbox = await openMailbox()
      const server = await startServer({ GALLERY_DATA: data, SMTP_URL: mailbox.url })
      await use({ server, mailbox })
      await server.stop()
      await mailbox.close()
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  windows: [
    async ({ browser }, use) => {
      const { windows, close } = await openWindows(browser)
      await use(windows)
      await close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are needed from this pattern.
  extraHTTPHeaders: async ({}, use) => use({ [forwarded]: newAddress() }),
  baseURL: async ({ gallery }, use) => use(gallery.server.url),
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Buenos_Aires',
})
