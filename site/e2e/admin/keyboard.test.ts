import type { Page } from '@playwright/test'
import { findings } from '../findings.ts'
import { expect, test } from '../gallery.ts'
import { enterPanel } from './panel.ts'
import { panelAreas } from './panelScreens.ts'
import { tabbingFaults } from './tabbing.ts'

for (const [area, find] of Object.entries(panelAreas)) {
  test(`by keyboard alone, and on a phone: ${area}`, async ({ page, gallery }) => {
    const staff = await enterPanel(page, gallery)
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const { path, heading } of await find(staff)) {
      await test.step(path, async () => {
        await page.goto(`/es/admin/${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page).toHaveTitle(`${heading} | Ochava`)
        // What is still on its way is not reached the first time.
        await expect.poll(() => tabbingFaults(page), { message: path, timeout: 60_000 }).toEqual([])
        await closeByEscape(page)
        await expectToFit(page, path)
      })
    }
  })
}

/** Opens by Enter what opens a menu or a dialog, once in a table, and closes it by Escape, which gives the focus back. */
async function closeByEscape(page: Page): Promise<void> {
  const openers = page.locator('main button[aria-haspopup]:enabled:not(tbody tr:nth-child(n + 2) *)')
  for (const opener of await openers.all()) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(opener).toBeFocused()
  }
}

/** Nothing runs out at the side on a tablet and on phones; on the smallest axe finds nothing, nor too small a target. */
async function expectToFit(page: Page, path: string): Promise<void> {
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const runsOut = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(runsOut, `${path}, ${width} px`).toBe(0)
  }
  // "Saltar al contenido" stands over the logo while it has the focus.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  expect.soft(await findings(page, { targets: true }), `${path}, 320 px`).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}
