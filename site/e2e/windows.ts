import type { BrowserContext, Page } from '@playwright/test'
import { test as base, type Gallery } from './gallery.ts'

/** The windows that pages are looked at in: a phone's, a desk's, and one in which no script runs. */
export interface Windows {
  phone: Page
  desk: Page
  bare: Page
}

const settings = {
  phone: { viewport: { width: 390, height: 844 } },
  desk: { viewport: { width: 1440, height: 900 } },
  bare: { viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
}

/** Tests that use `windows` share one of each a worker, since to open one takes longer than to look at a page. */
export const test = base.extend<object, { windows: Windows; gallery: Gallery }>({
  windows: [
    async ({ browser }, use) => {
      const contexts: BrowserContext[] = []
      async function open(kind: keyof Windows): Promise<Page> {
        const context = await browser.newContext({
          ...settings[kind],
          // Without motion nothing is looked at while it fades in.
          reducedMotion: 'reduce',
          locale: 'es-AR',
          timezoneId: 'America/Argentina/Buenos_Aires',
        })
        contexts.push(context)
        return context.newPage()
      }
      await use({ phone: await open('phone'), desk: await open('desk'), bare: await open('bare') })
      for (const context of contexts) await context.close()
    },
    { scope: 'worker' },
  ],
})
