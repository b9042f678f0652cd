import type { Page } from '@playwright/test'
import { patience } from '../src/layout/patience.ts'
import { expect, test } from './gallery.ts'
import { artistPage } from './recordPages.ts'

/** Keeps, of every change of pages, what went from the one to the other. */
async function watchTravels(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const travelled: string[] = []
    Object.assign(window, { travelled })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const change = start(update)
      change.ready
        .then(() => {
          for (const { effect } of document.getAnimations()) {
            if (effect instanceof KeyframeEffect && effect.pseudoElement?.includes('-group(work-'))
              travelled.push(`${effect.pseudoElement} ${effect.getTiming().duration}`)
          }
        })
        .catch(() => {})
      return change
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'travelled'))
}

/** Takes the page's patience: what it waits for it waits for as long as it takes. */
async function takePatience(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    const wait = window.setTimeout
    Object.assign(window, {
      setTimeout: (...timer: Parameters<typeof wait>) => (timer[1] === patience ? 0 : wait(...timer)),
    })
  }, patience)
}

test('a pressed work says at once that it was, travels to its page in 320 ms once that has come, and back again', async ({
  gallery,
  page,
}) => {
  const travelled = await watchTravels(page)
  await takePatience(page)
  let letCome = () => {}
  const come = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/api\/works\/\d+/, async (route) => {
    await come
    await route.continue()
  })
  const artist = await artistPage(gallery, 'es')
  await page.goto(artist.path)
  const name = page.getByRole('heading', { level: 1, name: artist.title })
  const work = page.getByRole('main').locator('a:has(img)').last()
  await work.click()
  await expect(work).toHaveAttribute('aria-busy', 'true')
  await expect(name).toBeVisible()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(0)

  letCome()
  await expect(name).toBeHidden()
  await expect.poll(travelled).toHaveLength(2)
  await page.goBack()
  await expect(name).toBeAttached()
  await expect.poll(travelled).toHaveLength(4)
  for (const each of await travelled()) expect(each).toMatch(/\(work-(title-)?\d+\) 320$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await expect(work).not.toHaveAttribute('aria-busy')
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing travels', async ({ gallery, page }) => {
    const travelled = await watchTravels(page)
    await page.goto((await artistPage(gallery, 'es')).path)
    const work = page.getByRole('main').locator('a:has(img)').first()
    const read = page.waitForResponse((answer) => /\/api\/works\/\d+/.test(answer.url()))
    await work.hover()
    await (await read).finished()
    await work.click()
    await expect(page).toHaveURL(/artists\/\d+\/[^/]+\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await travelled()).toEqual([])
  })
})
