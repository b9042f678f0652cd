import type { Page } from '@playwright/test'
import { expect, test } from './gallery.ts'

declare global {
  interface Window {
    /** How many presses were scripts' own. */
    again: number
    /** Lets React go on with the work that it has put off. */
    goOn?: () => void
  }
}

/** The home page's carousel. */
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' })
/** The place of the slide at the left, from 0. */
const slide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section i')].findIndex((dash) => dash.hasAttribute('data-current'))
  )

/** Holds back the scripts whose address fits, until it is let go. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(scripts, async (route) => {
    await late
    await route.continue().catch(() => undefined)
  })
  return letGo
}

/** Waits until the page is React's. */
const taken = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) => /^__reactProps/.test(key))
  )

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.again = 0
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (!isTrusted) window.again += 1
      },
      true
    )
  })
})

for (const [scripts, which] of [
  [/\/assets\/(?!start)[^/]*\.js$/, "the site's own script"],
  [/\/assets\/[^/]*\.js$/, 'any script'],
] as const) {
  test(`what is pressed before ${which} is there is done once`, async ({ gallery, page }) => {
    const letGo = await hold(page, scripts)
    await page.goto(`${gallery.server.url}/es`, { waitUntil: 'commit' })
    await next(page).click()
    letGo()
    await expect.poll(() => slide(page)).toBe(1)
    expect(await page.evaluate(() => window.again)).toBe(1)
    await next(page).click()
    await expect.poll(() => slide(page)).toBe(2)
    expect(await page.evaluate(() => window.again), 'a page that has been taken over presses nothing').toBe(1)
  })
}

test('what is pressed while the page is taken over is done by that alone', async ({ gallery, page }) => {
  // React puts its work off by a message to itself.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const post = MessagePort.prototype.postMessage
    let isHeld = true
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (isHeld) waiting.push(() => post.call(this, message))
      else post.call(this, message)
    }
    document.addEventListener('gallery:taken', () => {
      window.goOn = () => {
        isHeld = false
        for (const go of waiting) go()
      }
    })
  })
  await page.goto(`${gallery.server.url}/es`)
  await page.waitForFunction(() => window.goOn !== undefined)
  await next(page).click()
  await page.evaluate(() => window.goOn?.())
  await taken(page)
  await expect.poll(() => slide(page)).toBe(1)
  expect(await page.evaluate(() => window.again)).toBe(0)
})
