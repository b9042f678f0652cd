import { join } from 'node:path'
import type { ArtistDetail, Language } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { findings } from '../findings.ts'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { inTabs } from '../inTabs.ts'
import { root } from '../root.ts'
import type { Visitor } from '../visitor.ts'
import { artistsWords } from './artistsWords.ts'
import { chooseFound, enterPanel } from './panel.ts'

const picture = (name: string) => join(root, 'packages/demo/pictures', name)

/** An artist as the API has them now. */
async function readArtist(gallerist: Visitor, id: number): Promise<ArtistDetail> {
  const { data }: { data: ArtistDetail } = await (await gallerist.get(`/api/artists/${id}?showAll=1`)).json()
  return data
}

async function save(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText(artistsWords[language].saved)).toBeVisible()
}

/** Asked without drawing the page, since what is deleted is offered back for seconds. */
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status()

for (const language of ['es', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 1440, height: 950 } })
    const say = artistsWords[language]

    test('an artist is added, written, pictured, put away and brought back, as the site shows', async ({
      gallery,
      page,
      browser,
    }) => {
      const gallerist = await enterPanel(page, gallery)
      const visitor = await (await browser.newContext({ baseURL: gallery.server.url })).newPage()
      const name = `Ensayo Ávila ${language}`

      await test.step('added by name, the record opens', async () => {
        await page.goto(`/${language}/admin/artists`)
        await page.getByRole('button', { name: say.newArtist }).click()
        await page.getByLabel(say.name).fill(name)
        await page.getByLabel(say.lastName).fill('Ávila')
        await page.getByRole('button', { name: say.create, exact: true }).click()
        await expect(page).toHaveURL(/\/admin\/artists\/\d+\/ensayo-avila-(es|en)$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      })
      const id = Number(/artists\/(\d+)/.exec(page.url())?.[1])
      const path = (each: Language) => `/${each}/artists/${id}/ensayo`

      await test.step('written in both languages, the site shows both', async () => {
        const bios = { es: 'Pinta de noche.', en: 'Paints at night.' }
        for (const each of ['es', 'en'] as const) {
          const bio = page.getByRole('textbox', { name: new RegExp(`^${say.bio} ${each}`) })
          await bio.click()
          await page.keyboard.type(bios[each])
          await page.getByLabel(new RegExp(`^${say.dates} ${each}`)).fill(`Rosario, 1921 (${each})`)
        }
        await save(page, language)
        for (const each of ['es', 'en'] as const) {
          await visitor.goto(path(each))
          await expect(visitor.getByRole('main')).toContainText(bios[each])
        }
      })

      await test.step('the portrait is sent, replaced, and the one before comes back', async () => {
        // While one is on its way, and until its undoing is offered, no other can be chosen.
        const input = page.locator('input[type=file]:not([aria-disabled=true])')
        await input.setInputFiles(picture('arrascaeta-01.jpg'))
        await expect.poll(async () => (await readArtist(gallerist, id)).image).toMatch(/^arrascaeta-01/)
        await input.setInputFiles(picture('arrascaeta-02.jpg'))
        await expect.poll(async () => (await readArtist(gallerist, id)).image).toMatch(/^arrascaeta-02/)
        await expect(input).toHaveCount(1)
        await page.getByRole('button', { name: say.undo }).last().click()
        await expect.poll(async () => (await readArtist(gallerist, id)).image).toMatch(/^arrascaeta-01/)
        await input.setInputFiles({
          name: 'logo.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from('<svg/>'),
        })
        await expect(page.getByText(/SVG/)).toBeVisible()
      })

      await test.step('deleted, the page is gone; undone, it is back', async () => {
        await page.getByRole('button', { name: /^(Más|More)$/ }).click()
        await page.getByRole('menuitem', { name: say.delete }).click()
        await expect(page).toHaveURL(/\/admin\/artists$/)
        await expect.poll(() => statusOf(visitor, path(language))).toBe(410)
        await page.getByRole('button', { name: say.undo }).last().click()
        await expect.poll(() => statusOf(visitor, path(language))).toBe(200)
      })
      await visitor.context().close()
    })

    test('two records of one artist become one, with the works of both', async ({ gallery, page }) => {
      const gallerist = await enterPanel(page, gallery)
      const add = (display: string): Promise<ArtistDetail> =>
        gallerist.post('/api/artists', { display }).then((answer) => created(answer))
      const stays = await add(`Doble Uno ${language}`)
      const goes = await add(`Doble Dos ${language}`)
      await created(await gallerist.post('/api/works', { title_es: 'Mía', artist_id: goes.id }))

      await page.goto(`/${language}/admin/artists/${stays.id}`)
      const dates = page.getByLabel(new RegExp(`^${say.dates} ${language}`))
      await dates.fill('Rosario, 1921')
      await page.getByRole('button', { name: say.merge }).click()
      const dialog = page.getByRole('dialog')
      await chooseFound(page, dialog.getByRole('combobox', { name: say.other }), goes.display)
      await expect(dialog.getByText(say.stays, { exact: true })).toBeVisible()
      expect(await findings(page)).toEqual([])
      await dialog.getByRole('button', { name: say.mergeYes, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect.poll(async () => (await readArtist(gallerist, stays.id)).works).toBe(1)
      expect((await gallerist.get(`/api/artists/${goes.id}`)).status).toBe(404)
      await expect(dates, 'what is typed about the one that stays').toHaveValue('Rosario, 1921')
    })

    test('the list finds without accents and says who has no biography', async ({ gallery, page }) => {
      await enterPanel(page, gallery)
      await page.goto(`/${language}/admin/artists`)
      const rows = page.getByRole('table', { name: say.artists }).locator('tbody tr')
      await page.getByPlaceholder(say.search).fill('nelida')
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText('Nélida Arrascaeta')
      await expect(page).toHaveURL(/q=nelida/)
      await page.keyboard.press('Escape')
      await rows.getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nélida Arrascaeta')
    })
  })
}

for (const [language, width] of [
  ['es', 1440],
  ['en', 820],
  ['es', 390],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('every part of the artists’ screens is in order for everybody', async ({ gallery, page }) => {
      const gallerist = await enterPanel(page, gallery)
      const display =
        'Una persona de nombre larguísimo con-una-palabra-que-no-se-puede-cortar-en-ninguna-parte'
      const long: ArtistDetail = await created(await gallerist.post('/api/artists', { display }))
      const screens = ['artists', 'artists?q=xilofon', 'artists?bio=0', 'artists/1', `artists/${long.id}`]
      await inTabs(page.context(), [...screens, 'artists/999999'], async (tab, screen) => {
        await tab.goto(`/${language}/admin/${screen}`)
        await expect(tab.getByRole('main')).toBeVisible()
        await tab.waitForLoadState('networkidle')
        const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([screen, await findings(tab), wide]).toEqual([screen, [], 0])
      })
    })
  })
}

test('the dialog of a new artist begins anew when it is opened again after a refusal', async ({
  gallery,
  page,
}) => {
  const say = artistsWords.es
  await enterPanel(page, gallery)
  await page.goto('/es/admin/artists')
  const dialog = page.getByRole('dialog', { name: say.newArtist })
  const make = dialog.getByRole('button', { name: say.create, exact: true })
  await page.getByRole('button', { name: say.newArtist }).click()
  await make.click()
  await expect(dialog.getByLabel(say.name)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: say.newArtist }).click()
  await expect(dialog.getByLabel(say.name)).not.toHaveAttribute('aria-invalid', 'true')
  await expect(make).toBeEnabled()
})
