import type { Browser, Page } from '@playwright/test'

/** The windows that pages are looked at in: one that takes any size, and a phone's in which no script runs. */
export interface Windows {
  scripted: Page
  bare: Page
}

const settings = {
  scripted: { viewport: { width: 1440, height: 900 } },
  bare: { viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
}

/** Opens the windows, with no page in them. Close them in the end. */
export async function openWindows(
  browser: Browser
): Promise<{ windows: Windows; close: () => Promise<void> }> {
  async function open(kind: keyof Windows): Promise<Page> {
    const context = await browser.newContext({
      ...settings[kind],
      // Without motion nothing is looked at while it fades in.
      reducedMotion: 'reduce',
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Buenos_Aires',
    })
    return context.newPage()
  }
  const windows = { scripted: await open('scripted'), bare: await open('bare') }
  return {
    windows,
    close: async () => {
      for (const page of Object.values(windows)) await page.context().close()
    },
  }
}
