import type { BrowserContext, Page } from '@playwright/test'

/** How many pages of a test are open at once. */
const tabs = 3

/** Looks at many things of one visit, a few at once, each in a tab of its own: while one page comes to rest others are read. */
export async function inTabs<Thing>(
  context: BrowserContext,
  things: readonly Thing[],
  look: (page: Page, thing: Thing) => Promise<void>
): Promise<void> {
  const left = [...things]
  const lookOn = async () => {
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await look(page, thing)
    await page.close()
  }
  await Promise.all(Array.from({ length: tabs }, lookOn))
}
