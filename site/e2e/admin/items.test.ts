import { join } from 'node:path'
import { languages } from '@gallery/contract'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { root } from '../root.ts'
import { visit } from '../visitor.ts'
import { archiveWords } from './archiveWords.ts'
import { openSection } from './eventsSteps.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

const picture = (name: string) => join(root, 'packages/demo/pictures', name)

for (const language of languages) {
  const say = archiveWords[language]
  const title = { es: `Cuaderno verde ${language}`, en: `Green Notebook ${language}` }

  test(`an item is made, written, tagged and given files: ${language}`, async ({ gallery, page }) => {
    const lucia = await enterPanel(page, gallery)
    await page.goto(`/${language}/admin/archives/1`)
    await page.getByRole('link', { name: say.addItem, exact: true }).first().click()
    await page.getByLabel(say.kind, { exact: true }).selectOption(say.book)
    await page.getByLabel(say.titleEs, { exact: true }).fill(title.es)
    await page.getByLabel(say.titleEn).fill(title.en)
    await page.getByRole('button', { name: say.create, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title.es })).toBeVisible()
    const item = Number(/\/items\/(\d+)/.exec(page.url())?.[1])

    await page.getByLabel(say.code).fill(`V-${language}`)
    await page.getByLabel(say.year).fill('mil')
    await page.getByRole('switch', { name: say.public, exact: true }).check()
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByLabel(say.year)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(say.year).fill('1961')
    await page.getByRole('textbox', { name: `${say.body} es` }).fill('Notas sobre el color.')
    await page.getByLabel(say.tags).fill(`cuaderno ${language}`)
    await page.getByRole('option', { name: say.createTag(`cuaderno ${language}`) }).click()
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.saved)).toBeVisible()

    await expectGoodScreen(page, 'the record of an item')
    await openSection(page, say.files)
    const chooser = page.locator('#main input[type="file"]')
    const rows = page.locator('[data-sorted]')
    await chooser.setInputFiles(picture('doc-book-1.jpg'))
    await expect(rows).toHaveCount(1)
    await chooser.setInputFiles([
      { name: 'Carta a Irma.txt', mimeType: 'text/plain', buffer: Buffer.from('Querida Irma:') },
      { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ])
    await expect(page.getByText(/SVG/).first()).toBeVisible()
    await expect(rows).toHaveCount(2)
    await chooser.setInputFiles(join(root, 'packages/api/src/images/fixtures/gradient.heic'))
    // It is decoded alone, after the widths of the picture before it that are being made.
    await expect(rows).toHaveCount(3, { timeout: 60_000 })
    const photograph = rows.filter({ has: page.getByRole('button', { name: say.up('gradient.heic') }) })
    await expect(photograph.locator('img').last()).toHaveJSProperty('naturalWidth', 64)
    const letter = rows.filter({ hasText: 'Carta a Irma.txt' })
    await expectGoodScreen(page, 'the files of an item')
    await page.getByRole('button', { name: say.up('Carta a Irma.txt') }).press('Enter')
    await letter.getByRole('textbox').first().fill('La primera carta')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.saved)).toBeVisible()
    const { data } = await (await lucia.get(`/api/items/${item}`)).json()
    expect(data).toMatchObject({
      year: 1961,
      archive_id: 1,
      tags: [{ content: `cuaderno ${language}` }],
      images: [
        { name: 'Carta a Irma.txt', description_es: 'La primera carta' },
        { name: 'doc-book-1.jpg' },
        { name: 'gradient.heic', file: expect.stringMatching(/\.jpg$/) },
      ],
    })

    const visitor = await visit(gallery.server.url)
    const shown = async (each: 'es' | 'en') => (await visitor.get(`/${each}/archives/1/${data.hash}`)).text()
    expect(await shown('es')).toContain(title.es)
    expect(await shown('es')).toContain('Notas sobre el color.')
    expect(await shown('es')).toContain('Carta a Irma.txt')
    expect(await shown('en')).toContain(title.en)

    await page.getByRole('button', { name: `${say.delete}: Carta a Irma.txt` }).click()
    await expect(rows).toHaveCount(2)
    await expect.poll(() => shown('es')).not.toContain('Carta a Irma.txt')
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await expect(rows).toHaveCount(3)
    await expect.poll(() => shown('es')).toContain('Carta a Irma.txt')
  })

  test(`items are found, hidden together, deleted and brought back: ${language}`, async ({
    gallery,
    page,
  }) => {
    await enterPanel(page, gallery)
    const visitor = await visit(gallery.server.url)
    const isFound = async () => (await (await visitor.get('/api/items?query=FB-K-0004')).json()).meta.total
    await page.goto(`/${language}/admin/items?kind=catalog&archive=1`)
    const row = page.getByRole('link', { name: /^Estructura y color/ })
    await expect(row).toBeVisible()
    await expectGoodScreen(page, 'the items')
    await page.getByRole('searchbox', { name: say.search }).fill('estructúra')
    await expect(page).toHaveURL(/q=estruct/)
    await page.getByRole('checkbox', { name: say.choose('Estructura y color') }).check()
    await page.getByRole('button', { name: say.hide, exact: true }).click()
    await expect(page.getByText(say.hidden)).toBeVisible()
    await expect.poll(isFound).toBe(0)
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await expect.poll(isFound).toBe(1)

    await page.getByRole('button', { name: say.actions('Estructura y color') }).click()
    await page.getByRole('menuitem', { name: say.delete }).click()
    await expect(row).toHaveCount(0)
    await expect.poll(isFound).toBe(0)
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await expect(row).toBeVisible()
    await expect.poll(isFound).toBe(1)
  })
}

test('ticked items are deleted though one of them is gone already', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const make = async (subtitle_es: string) =>
    created<{ id: number }>(
      await staff.post('/api/items', { kind: 'photography', subtitle_es, archive_id: null })
    )
  const titles = ['Repetida una', 'Repetida otra', 'Repetida más']
  const items: { id: number }[] = []
  for (const title of titles) items.push(await make(title))
  await page.goto('/es/admin/items?q=repetida')
  for (const title of titles)
    await page.getByRole('checkbox', { name: archiveWords.es.choose(title) }).check()
  const ticked = page.getByText('3 ítems elegidos')
  await expect(ticked).toBeVisible()
  await staff.delete(`/api/items/${items[1]?.id}`)
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Borrar' }).click()
  await expect(page.getByText('2 ítems están en la papelera.')).toBeVisible()
  await expect(ticked).toHaveCount(0)
})
