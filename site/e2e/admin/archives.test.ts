import { languages } from '@gallery/contract'
import { expect, test } from '../gallery.ts'
import { visit } from '../visitor.ts'
import { archiveWords } from './archiveWords.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

for (const language of languages) {
  const say = archiveWords[language]
  const title = { es: `Fondo Lucero ${language}`, en: `Lucero Papers ${language}` }

  test(`an archive is made, shown in both languages, deleted and brought back: ${language}`, async ({
    gallery,
    page,
  }) => {
    await enterPanel(page, gallery)
    await page.goto(`/${language}/admin/archives`)
    await page.getByRole('link', { name: say.newArchive, exact: true }).click()
    await page.getByLabel(say.titleEs, { exact: true }).fill(title.es)
    await page.getByLabel(say.titleEn).fill(title.en)
    await page.getByRole('button', { name: say.create, exact: true }).click()

    await expect(page.getByRole('heading', { level: 1, name: title.es })).toBeVisible()
    await page.getByRole('textbox', { name: `${say.description} es` }).fill('Cartas y bocetos del pasaje.')
    await page.getByRole('switch', { name: say.public, exact: true }).check()
    await expectGoodScreen(page, 'an archive')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(say.saved)).toBeVisible()

    const archive = Number(/\/archives\/(\d+)/.exec(page.url())?.[1])
    const visitor = await visit(gallery.server.url)
    const shown = async (each: 'es' | 'en') => (await visitor.get(`/${each}/archives/${archive}`)).text()
    expect(await shown('es')).toContain(title.es)
    expect(await shown('en')).toContain(title.en)
    expect(await shown('es')).toContain('Cartas y bocetos del pasaje.')

    await page.getByRole('button', { name: /^(Más|More)$/ }).click()
    await page.getByRole('menuitem', { name: say.delete }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/admin/archives$`))
    await expect.poll(async () => (await visitor.get(`/es/archives/${archive}`)).status).toBe(410)
    await expect(page.getByRole('link', { name: title.es })).toHaveCount(0)
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await expect(page.getByRole('link', { name: title.es })).toBeVisible()
    await expect.poll(() => shown('en')).toContain(title.en)
    await expectGoodScreen(page, 'the archives')
  })

  test(`an archive is hidden from the list, at once: ${language}`, async ({ gallery, page }) => {
    await enterPanel(page, gallery)
    const visitor = await visit(gallery.server.url)
    await page.goto(`/${language}/admin/archives?q=imprenta`)
    const name = 'Imprenta de Barracas'
    const shown = page.getByRole('switch', { name: `${say.public}: ${name}` })
    await expect(shown).toBeChecked()
    const address = (await page.getByRole('link', { name }).getAttribute('href'))?.replace('/admin', '') ?? ''
    const isListed = async () =>
      (await (await visitor.get(`/${language}/archives`)).text()).includes(`"${address}"`)
    expect(await isListed()).toBe(true)
    await shown.click()
    await expect(shown).not.toBeChecked()
    await expect.poll(isListed).toBe(false)
    // While it is being saved it does not switch again.
    await expect(shown).not.toHaveAttribute('aria-busy')
    await shown.click()
    await expect(shown).toBeChecked()
    await expect.poll(isListed).toBe(true)
  })
}
