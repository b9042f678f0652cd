import { type CollectionNames, languages, type WorkRowsAnswer } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../gallery.ts'
import type { Visitor } from '../visitor.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

const words = {
  es: {
    print: 'Imprimir',
    prices: 'Lista de precios: PDF en español',
    labels: 'Cartelas con código QR: PDF en inglés',
  },
  en: {
    print: 'Print',
    prices: 'Price list: PDF in Spanish',
    labels: 'Wall labels with a QR code: PDF in English',
  },
} as const

/** What a link of the dialog leads to: a PDF. */
async function paperBehind(page: Page, visitor: Visitor, name: string): Promise<Buffer> {
  const link = page.getByRole('dialog').getByRole('link', { name })
  await expect(link).toHaveAttribute('target', '_blank')
  const answer = await visitor.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return Buffer.from(await answer.arrayBuffer())
}

for (const language of languages) {
  const say = words[language]

  test(`a work's label leads to its page: ${language}`, async ({ gallery, page }) => {
    const visitor = await enterPanel(page, gallery)
    const found = await visitor.get('/api/works?showAll=1&public=1&per_page=1')
    const { data }: WorkRowsAnswer = await found.json()
    const [work] = data
    await page.goto(`/${language}/admin/works/${work?.id}`)
    await page.getByRole('button', { name: say.print }).click()
    await expectGoodScreen(page, 'print')
    const labels = await paperBehind(page, visitor, say.labels)
    const [, address = ''] = /QR code that leads to (http[^)]+)\)/.exec(labels.toString('latin1')) ?? []
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(work?.title_en || String(work?.title_es))
  })

  test(`a collection's price list is a PDF: ${language}`, async ({ gallery, page }) => {
    const visitor = await enterPanel(page, gallery)
    const { data }: CollectionNames = await (await visitor.get('/api/collections?list=1')).json()
    const [collection] = data
    await page.goto(`/${language}/admin/collections/${collection?.link}-${collection?.id}`)
    await page.getByRole('button', { name: say.print }).click()
    const prices = await paperBehind(page, visitor, say.prices)
    expect(prices.subarray(0, 8).toString()).toBe('%PDF-1.7')
  })
}
