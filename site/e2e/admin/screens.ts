import type { Page } from '@playwright/test'
import { findings } from '../findings.ts'
import { expect } from '../gallery.ts'

/** Looks at the screen as it is: axe finds nothing, and nothing runs out at the side, at a desk and on a tablet. */
export async function expectGoodScreen(page: Page, what: string): Promise<void> {
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findings(page), `${what}, ${width} px`).toEqual([])
    const runsOut = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    )
    expect.soft(runsOut, `${what}, ${width} px`).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
