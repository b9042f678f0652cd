import { join } from 'node:path'
import { type Language, otherLanguage } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../gallery.ts'
import { root } from '../root.ts'
import { openSection } from './eventsSteps.ts'
import { chooseFound, enterPanel } from './panel.ts'
import { aWork, openWorks, readWork, save } from './worksSteps.ts'
import { worksWords } from './worksWords.ts'

const pictures = ['arrascaeta-01.jpg', 'arrascaeta-02.jpg'].map((name) =>
  join(root, 'packages/demo/pictures', name)
)

/** The titles of the page of a work in the language and in the other one. */
async function expectOnSite(page: Page, path: string, titles: Record<Language, string>) {
  for (const language of ['es', 'en'] as const) {
    await page.goto(path.replace(/^\/(es|en)/, `/${language}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language])
  }
}

for (const language of ['es', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })
    const say = worksWords[language]

    test('a work is made, written, pictured, ordered, put away and brought back, as the site shows', async ({
      gallery,
      page,
      context,
    }) => {
      const gallerist = await enterPanel(page, gallery)
      const site = await context.newPage()
      const titles = { es: `Vereda de ensayo ${language}`, en: `Trial Pavement ${language}` }
      let path = ''

      await test.step('made by its title and artist, it opens', async () => {
        await openWorks(page, language)
        await page.getByRole('button', { name: say.newWork }).click()
        const dialog = page.getByRole('dialog', { name: say.newWork })
        await expect(dialog).toBeVisible()
        await page.goBack()
        await expect(dialog).toHaveCount(0)
        await page.getByRole('button', { name: say.newWork }).click()
        await dialog.getByLabel(new RegExp(`^${say.title} es`)).fill(titles.es)
        await dialog.getByLabel(new RegExp(`^${say.title} en`)).fill(titles.en)
        await chooseFound(page, dialog.getByRole('combobox', { name: say.artist }), 'Elsa Brandariz', 'brand')
        await dialog.getByRole('button', { name: say.create }).click()
        await expect(page).toHaveURL(/\/admin\/works\/\d+$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language])
        await page.goBack()
        await expect(page).toHaveURL(/\/admin\/works$/)
        await expect(page.getByRole('button', { name: say.newWork })).toBeVisible()
        await expect(dialog).toHaveCount(0)
        await page.goForward()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language])
      })
      const id = Number(page.url().split('/').at(-1))

      await test.step('written and shown, it is on the site in both languages', async () => {
        await page.getByLabel(new RegExp(`^${say.code}`)).fill('EN-SA-YO')
        await page.getByLabel(new RegExp(`^${say.year}(?! (en|in) )`)).fill('1951')
        await page.getByRole('switch', { name: say.public }).click()
        await save(page, language)
        path = (await page.getByRole('link', { name: say.view }).first().getAttribute('href')) ?? ''
        await expectOnSite(site, path, titles)
        await expect(site.getByRole('main')).toContainText('1951')
      })

      await test.step('its pictures are sent, described and ordered', async () => {
        await openSection(page, say.images)
        await page.locator('input[type=file]').setInputFiles(pictures)
        const down = page.getByRole('button', { name: say.moveDown })
        await expect(down).toHaveCount(2)
        await page
          .getByLabel(new RegExp(`${say.description} es`))
          .first()
          .fill('Frente de ensayo')
        await save(page, language)
        const before = (await readWork(gallerist, id)).images.map((image) => image.id)
        await down.first().click()
        await expect
          .poll(async () => (await readWork(gallerist, id)).images.map((image) => image.id))
          .toEqual(before.toReversed())
        expect((await readWork(gallerist, id)).images.at(-1)?.description_es).toBe('Frente de ensayo')
      })

      await test.step('a picture that was taken off comes back to its place', async () => {
        const before = (await readWork(gallerist, id)).images.map((image) => image.id)
        const description = page.getByLabel(new RegExp(`${say.description} es`)).first()
        await description.fill('Escrito antes de sacarla')
        await page.getByRole('button', { name: say.deleteImage }).first().click()
        await expect.poll(async () => (await readWork(gallerist, id)).images).toHaveLength(1)
        await page.getByRole('button', { name: say.undo }).first().click()
        await expect
          .poll(async () => (await readWork(gallerist, id)).images.map((image) => image.id))
          .toEqual(before)
        await expect(description).toHaveValue('Escrito antes de sacarla')
        await save(page, language)
      })

      await test.step('in the bin it is nowhere, and undone it is back', async () => {
        await page.getByRole('button', { name: /^(Más|More)$/ }).click()
        await page.getByRole('menuitem', { name: say.delete }).click()
        await expect(page.getByText(say.inBin)).toBeVisible()
        await expect(page).toHaveURL(/\/admin\/works$/)
        await expect.poll(async () => (await site.request.get(path)).status()).toBe(410)
        await page.getByRole('button', { name: say.undo }).click()
        await expect.poll(async () => (await gallerist.get(`/api/works/${id}`)).status).toBe(200)
        await expectOnSite(site, path, titles)
        expect((await readWork(gallerist, id)).images).toHaveLength(2)
      })
    })

    test('two people write about one work, and neither loses a word', async ({ gallery, page, context }) => {
      const gallerist = await enterPanel(page, gallery)
      const { id } = await aWork(gallerist, { title_es: `De a dos ${language}` })
      const other = await context.newPage()
      await page.goto(`/${language}/admin/works/${id}`)
      await other.goto(`/${otherLanguage(language)}/admin/works/${id}`)
      await page.getByLabel(new RegExp(`^${say.code}`)).fill('A-1')
      await other
        .getByLabel(new RegExp(`^${worksWords[otherLanguage(language)].year}(?! (en|in) )`))
        .fill('1962')
      await save(other, otherLanguage(language))
      await save(page, language)
      expect(await readWork(gallerist, id)).toMatchObject({ code: 'A-1', year: 1962 })
    })

    test('the bar that saves does not cover what is wrong with a field', async ({ gallery, page }) => {
      const gallerist = await enterPanel(page, gallery)
      const { id } = await aWork(gallerist, { title_es: `Sin medida ${language}` })
      await page.goto(`/${language}/admin/works/${id}`)
      const height = page.getByLabel({ es: /^Alto/, en: /^Height/ }[language])
      await height.fill('mucho')
      // As low as it can be seen.
      await height.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().bottom - innerHeight))
      await page.keyboard.press('Control+s')
      await expect(height).toHaveAccessibleDescription(/./)
      const bottom = async () => {
        const error = page.locator(`[id="${await height.getAttribute('aria-describedby')}"]`)
        return error.evaluate((text) => text.getBoundingClientRect().bottom)
      }
      const bar = page.locator('[data-foot-bar]')
      const room = async () =>
        (await bar.evaluate((each) => each.getBoundingClientRect().top)) - (await bottom())
      await expect.poll(room).toBeGreaterThanOrEqual(0)
    })

    test('what was typed outlives a dropped connection and the page', async ({ gallery, page, context }) => {
      const gallerist = await enterPanel(page, gallery)
      const { id } = await aWork(gallerist, { title_es: `Sin red ${language}` })
      await page.goto(`/${language}/admin/works/${id}`)
      const code = page.getByLabel(new RegExp(`^${say.code}`))
      await code.fill('SIN-RED')
      await context.setOffline(true)
      await page.keyboard.press('Control+s')
      await expect(page.getByText(language === 'es' ? /Sin conexión/ : /No connection/)).toBeVisible()
      await context.setOffline(false)
      page.on('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(code).toHaveValue('SIN-RED')
      await save(page, language)
      expect(await readWork(gallerist, id)).toMatchObject({ code: 'SIN-RED' })
    })
  })
}
