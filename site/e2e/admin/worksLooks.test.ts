import { findings } from '../findings.ts'
import { expect, test } from '../gallery.ts'
import { inTabs } from '../inTabs.ts'
import { enterPanel } from './panel.ts'
import { aWork, openWorks, readWork } from './worksSteps.ts'
import { worksWords } from './worksWords.ts'

test.describe.configure({ mode: 'parallel' })

const long = 'Un título que no termina nunca, con-una-palabra-larguísima-sin-un-solo-espacio-donde-cortarla'

for (const [language, width] of [
  ['es', 1440],
  ['en', 820],
  ['es', 390],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    const say = worksWords[language]

    test('every part of the works’ screens is in order for everybody', async ({ gallery, page }) => {
      const gallerist = await enterPanel(page, gallery)
      const { id } = await aWork(gallerist, { title_es: long, title_en: long })
      await gallerist.post(`/api/works/${id}/movements`, { status: 'Prestada', owner: long, address: long })
      const screens = ['works', 'works?q=xilofon', `works/${id}`, 'works/1', 'works/999999'].concat(
        ['images', 'movements', 'collections'].flatMap((part) => [`works/1/${part}`, `works/${id}/${part}`])
      )
      await inTabs(page.context(), screens, async (tab, screen) => {
        await tab.goto(`/${language}/admin/${screen}`)
        await expect(tab.getByRole('main')).toBeVisible()
        await tab.waitForLoadState('networkidle')
        expect([screen, await findings(tab)]).toEqual([screen, []])
        const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([screen, wide]).toEqual([screen, 0])
      })
    })

    test('its dialogs are too, and Escape leads back', async ({ gallery, page }) => {
      await enterPanel(page, gallery)
      const rows = await openWorks(page, language)
      await page.getByRole('button', { name: say.newWork }).click()
      await expect(page.getByRole('dialog', { name: say.newWork })).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await rows
        .first()
        .getByRole('button', { name: new RegExp(`^${say.status}`) })
        .click()
      await page.getByText(say.more).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('a status is changed from its row', async ({ gallery, page }) => {
      const gallerist = await enterPanel(page, gallery)
      const title = `Estado ${language} ${width}`
      const { id } = await aWork(gallerist, { title_es: title, title_en: title })
      const rows = await openWorks(page, language, `?q=${encodeURIComponent(title)}`)
      await rows.getByRole('button', { name: new RegExp(`^${say.status}`) }).click()
      await page.getByRole(width < 769 ? 'button' : 'menuitemradio', { name: say.sold, exact: true }).click()
      await expect.poll(async () => (await readWork(gallerist, id)).last_movement?.status).toBe('Vendida')
    })
  })
}
