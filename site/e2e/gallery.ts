import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type Server, startServer } from './server.ts'

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

/**
 * Tests that use `gallery` share one server a worker, on a copy of the demo. The browser's time zone is the
 * gallery's and its language Spanish, unless a test says otherwise.
 */
export const test = base.extend<object, { gallery: Gallery }>({
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
  baseURL: async ({ gallery }, use) => use(gallery.server.url),
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Buenos_Aires',
})
