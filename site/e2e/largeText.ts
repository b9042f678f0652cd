import type { Page } from '@playwright/test'

/** Twice what browsers give a text that says nothing of its size, in pixels. */
const large = 32

/**
 * What reaches past a window of each width with text of twice the size, as a visitor's browser can be set to: lengths in
 * `rem` and the `em` of media queries both follow. The browser goes back to its own size with the next one of its window.
 */
export async function pastWindow(page: Page, widths: readonly number[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const past: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await session.send('Page.setFontSizes', { fontSizes: { standard: large } })
    await page.waitForFunction(
      (large) => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= large,
      large
    )
    past.push(...(await outside(page)).map((each) => `${each} at ${width} px`))
  }
  await session.detach()
  return past
}

/** The parts of the page that end past the window, but for what a part around them cuts or scrolls on purpose. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const keeps = (part: Element) => part.id !== 'main' && getComputedStyle(part).overflowX !== 'visible'
    const isOut = (part: Element) => {
      const { left, right, width } = part.getBoundingClientRect()
      return width > 0 && (right > innerWidth + 1 || left < -1)
    }
    const seen: Element[] = []
    const look = (part: Element) => {
      if (isOut(part)) seen.push(part)
      else if (!keeps(part)) [...part.children].forEach(look)
    }
    ;[...document.body.children].forEach(look)
    return seen.map((part) => `${part.tagName} "${part.textContent?.slice(0, 40)}"`)
  })
}
