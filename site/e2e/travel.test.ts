import type { Page } from '@playwright/test'
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

test('a work travels from its list to its page, its title with it, in 320 ms', async ({ gallery, page }) => {
  const travelled = await watchTravels(page)
  await page.goto((await artistPage(gallery, 'es')).path)
  const work = page.getByRole('main').locator('a:has(img)').first()
  const read = page.waitForResponse((answer) => /\/api\/works\/\d+/.test(answer.url()))
  await work.hover()
  await (await read).finished()
  await work.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(travelled).toHaveLength(2)
  for (const each of await travelled()) expect(each).toMatch(/\(work-(title-)?\d+\) 320$/)
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
