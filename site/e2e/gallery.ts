import { test as base, expect } from '@playwright/test'
import { copyDemo } from './demoCopy.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type Server, startServer } from './server.ts'
import { forwarded, newAddress } from './visitor.ts'
import { openWindows, type Windows } from './windows.ts'

export { expect }

/** The demo gallery as a visitor meets it: a running server and the mailbox that its mails go to. */
export interface Gallery {
  server: Server
  mailbox: Mailbox
}

/**
 * Tests that use `gallery` share one server a worker, on a copy of the demo, and those that use `windows` one of each,
 * since to open one takes longer than to look at a page. The browser of a
 * test comes from a network of its own. Its time zone is the gallery's and its language
 * Spanish, unless a test says otherwise. A worker that a file asks for more or other fixtures of is ended and started
 * anew, with its server: what is shared stands here, whichever files use it. Visitors of tests do something at once, so
 * that a page that has loaded has its scripts (`start.ts`).
 */
export const test = base.extend<object, { gallery: Gallery; windows: Windows }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await context.addInitScript(doSomething)
        return context
      }
      await use(browser)
      browser.newContext = open
    },
    { scope: 'worker' },
  ],
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const demo = await copyDemo()
      const mailbox = await openMailbox()
      const server = await startServer({ ...demo.env, SMTP_URL: mailbox.url })
      await use({ server, mailbox })
      await server.stop()
      await mailbox.close()
      await demo.remove()
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

/** A sign of life from the visitor as soon as a script is there to hear of it. */
function doSomething(): void {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) dispatchEvent(new Event('focusin'))
    },
    true
  )
}
