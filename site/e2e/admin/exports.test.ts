import { readFile } from 'node:fs/promises'
import { languages } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../gallery.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

const words = {
  es: {
    exports: 'Exportar',
    dialog: 'Exportar la lista',
    secret: /^Incluir lo que solo sabe la galería/,
    csv: 'Bajar CSV',
    artists: 'Artistas, XLSX',
    everything: 'Bajar todo (ZIP)',
  },
  en: {
    exports: 'Export',
    dialog: 'Export the list',
    secret: /^Include what only the gallery knows/,
    csv: 'Download CSV',
    artists: 'Artists, XLSX',
    everything: 'Download everything (ZIP)',
  },
} as const

/** Presses something that downloads. @returns the file's name and its first bytes as text */
async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download')
  await press()
  const download = await coming
  const content = await readFile(await download.path())
  return { name: download.suggestedFilename(), text: content.toString('utf8') }
}

for (const language of languages) {
  const say = words[language]

  test(`a list is taken out as it is narrowed, with or without secrets: ${language}`, async ({
    gallery,
    page,
  }) => {
    await enterPanel(page, gallery)
    await page.goto(`/${language}/admin/works?q=szalay`)
    await page.getByRole('button', { name: say.exports, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say.dialog })
    const press = () => dialog.getByRole('button', { name: say.csv }).click()

    const plain = await downloaded(page, press)
    expect(plain.name).toMatch(/^works-\d{4}-\d\d-\d\d\.csv$/)
    expect(plain.text).toContain('title_es,title_en')
    expect(plain.text).not.toContain('secret_link')
    await expectGoodScreen(page, 'export')

    await dialog.getByLabel(say.secret).check()
    const secret = await downloaded(page, press)
    expect(secret.text).toContain('secret_link')
    expect(secret.text.split('\r\n').length).toBe(plain.text.split('\r\n').length)
  })

  test(`every table, and everything at once: ${language}`, async ({ gallery, page }) => {
    await enterPanel(page, gallery)
    await page.goto(`/${language}/admin/exports`)
    const table = await downloaded(page, () => page.getByRole('button', { name: say.artists }).click())
    expect(table.name).toMatch(/^artists-.+\.xlsx$/)
    expect(table.text.slice(0, 2)).toBe('PK')
    await expectGoodScreen(page, 'exports')
    const all = await downloaded(page, () => page.getByRole('link', { name: say.everything }).click())
    expect(all.name).toMatch(/^everything-.+\.zip$/)
    expect(all.text.slice(0, 2)).toBe('PK')
  })
}
