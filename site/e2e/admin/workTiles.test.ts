import type { ArtistDetail, CollectionDetail, Language, WorkDetail } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { findings } from '../findings.ts'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import type { Visitor } from '../visitor.ts'
import { enterPanel } from './panel.ts'
import { aWork, readWork } from './worksSteps.ts'

/** What the strip under a work says, spelled out. */
const words = {
  es: {
    of: (title: string) => `Visibilidad de ${title}`,
    public: 'Pública',
    secretLink: 'Link secreto',
    renew: 'Renovar',
    renewYes: 'Renovar link',
    failed: 'Error intentando la acción',
  },
  en: {
    of: (title: string) => `Visibility of ${title}`,
    public: 'Public',
    secretLink: 'Secret link',
    renew: 'Renew',
    renewYes: 'Renew link',
    failed: 'That did not work',
  },
}

/** An artist of a test's own with one public work of that title. */
async function anArtist(staff: Visitor, title: string): Promise<{ artist: ArtistDetail; work: WorkDetail }> {
  const artist: ArtistDetail = await created(await staff.post('/api/artists', { display: `De ${title}` }))
  const work = await aWork(staff, { title_es: title, title_en: title, artist_id: artist.id, public: true })
  return { artist, work }
}

/** The strip under the work of that title. */
function stripOf(page: Page, title: string, language: Language = 'es') {
  const say = words[language]
  const strip = page.getByRole('group', { name: say.of(title), exact: true })
  return { strip, shown: strip.getByRole('switch', { name: say.public }) }
}

for (const language of ['es', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 1440, height: 950 } })
    const say = words[language]

    test('a work is hidden from its artist’s screen, taken back with an alert when refused, and its link renewed', async ({
      gallery,
      page,
    }) => {
      const staff = await enterPanel(page, gallery)
      const title = `Franja ${language}`
      const { artist, work } = await anArtist(staff, title)
      await page.goto(`/${language}/admin/artists/${artist.id}`)
      const { strip, shown } = stripOf(page, title, language)

      await expect(shown).toBeChecked()
      await shown.click()
      await expect(shown).not.toBeChecked()
      await expect.poll(async () => (await readWork(staff, work.id)).public).toBe(false)
      await expect(shown).not.toHaveAttribute('aria-busy')

      await page.route('**/api/works/publish', (route) =>
        route.fulfill({ status: 503, json: { message: 'No.' } })
      )
      await shown.click()
      await expect(strip.getByRole('alert')).toHaveText(say.failed)
      await expect(shown).not.toBeChecked()
      expect((await readWork(staff, work.id)).public).toBe(false)

      const link = strip.getByRole('link', { name: say.secretLink })
      const hrefOf = (secret: string) => `/${language}/share/work/${secret}`
      await expect(link).toHaveAttribute('href', hrefOf(work.secretLink))
      // The toasts of what was refused may lie over it, where a pointer holds them: by keyboard it is reached all the same.
      await strip.getByRole('button', { name: say.renew }).press('Enter')
      await page.getByRole('alertdialog').getByRole('button', { name: say.renewYes }).click()
      await expect(link).not.toHaveAttribute('href', hrefOf(work.secretLink))
      await expect(link).toHaveAttribute('href', hrefOf((await readWork(staff, work.id)).secretLink))
      await expect(strip.getByRole('alert')).toHaveCount(0)
    })
  })
}

test('the pages that show a work let a super user hide it; visitors have no strip, and fetch none', async ({
  gallery,
  page,
  browser,
}) => {
  const staff = await enterPanel(page, gallery)
  const title = 'Franjeada'
  const { artist, work } = await anArtist(staff, title)
  const form = { title_es: 'Con franjas', public: true, works: [work.id] }
  const collection: CollectionDetail = await created(await staff.post('/api/collections', form))
  const shelf = `/es/collections/${collection.link}`
  const paths = [`/es/artists/${artist.id}`, `/es/works?q=${title}`, shelf]

  const visitor = await (await browser.newContext({ baseURL: gallery.server.url })).newPage()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  for (const path of paths) {
    await visitor.goto(path, { waitUntil: 'networkidle' })
    await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible()
    await expect(stripOf(visitor, title).strip).toHaveCount(0)
  }
  expect(asked.filter((url) => /ControlledWorks|WorkControls|works\/access/.test(url))).toEqual([])
  await visitor.context().close()

  for (const path of paths) {
    await page.goto(path)
    await expect(stripOf(page, title).shown, path).toBeChecked()
  }
  expect(await findings(page)).toEqual([])

  await page.goto(`/es/artists/${artist.id}`)
  const { strip, shown } = stripOf(page, title)
  await shown.click()
  await expect.poll(async () => (await readWork(staff, work.id)).public).toBe(false)
  await expect(shown, 'it stays where it was').not.toBeChecked()
  await expect(shown).not.toHaveAttribute('aria-busy')
  await page.route('**/api/works/publish', (route) =>
    route.fulfill({ status: 503, json: { message: 'No.' } })
  )
  await shown.click()
  await expect(strip.getByRole('alert')).toHaveText(words.es.failed)
  await expect(shown).not.toBeChecked()

  await page.goto(shelf)
  await expect(stripOf(page, title).shown, 'what is hidden stands in its collection').not.toBeChecked()
})
