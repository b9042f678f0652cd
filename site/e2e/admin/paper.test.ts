import { type CollectionDetail, languages, type WorkRowsAnswer } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import type { Visitor } from '../visitor.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

const words = {
  es: {
    print: 'Imprimir',
    prices: 'Lista de precios: PDF en español',
    plan: 'Plano de montaje: PDF en español',
    gap: /^Distancia entre obras/,
    labels: 'Cartelas con código QR: PDF en inglés',
    door: 'Lista de puerta',
    doorOfFriday: 'viernes 20 de noviembre: PDF en inglés',
  },
  en: {
    print: 'Print',
    prices: 'Price list: PDF in Spanish',
    plan: 'Hanging plan: PDF in Spanish',
    gap: /^Distance between works/,
    labels: 'Wall labels with a QR code: PDF in English',
    door: 'Door list',
    doorOfFriday: 'Friday 20 November: PDF in English',
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
    await page.getByRole('button', { name: /^(Más|More)$/ }).click()
    await page.getByRole('menuitem', { name: say.print }).click()
    await expectGoodScreen(page, 'print')
    const labels = await paperBehind(page, visitor, say.labels)
    const [, address = ''] = /QR code that leads to (http[^)]+)\)/.exec(labels.toString('latin1')) ?? []
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(work?.title_en || String(work?.title_es))
  })

  test(`a collection's price list is a PDF: ${language}`, async ({ gallery, page }) => {
    const visitor = await enterPanel(page, gallery)
    const collection = await created<CollectionDetail>(
      await visitor.post('/api/collections', { title_es: `Con precios ${language}`, works: [1, 2, 3] })
    )
    await page.goto(`/${language}/admin/collections/${collection.link}-${collection.id}`)
    await page.getByRole('button', { name: /^(Más|More)$/ }).click()
    await page.getByRole('menuitem', { name: say.print }).click()
    const prices = await paperBehind(page, visitor, say.prices)
    expect(prices.subarray(0, 8).toString()).toBe('%PDF-1.7')
  })

  test(`a collection's hanging plan is drawn at the distance that was set: ${language}`, async ({
    gallery,
    page,
  }) => {
    const visitor = await enterPanel(page, gallery)
    const collection = await created<CollectionDetail>(
      await visitor.post('/api/collections', { title_es: `Colgada ${language}`, works: [1, 2, 3] })
    )
    await page.goto(`/${language}/admin/collections/${collection.link}-${collection.id}`)
    await page.getByRole('button', { name: /^(Más|More)$/ }).click()
    await page.getByRole('menuitem', { name: say.print }).click()
    const plan = page.getByRole('dialog').getByRole('link', { name: say.plan })
    await expect(plan).toHaveAttribute('href', /gap=55/)
    await page.getByRole('dialog').getByLabel(say.gap).fill('40')
    await expect(plan).toHaveAttribute('href', /gap=40/)
    expect((await paperBehind(page, visitor, say.plan)).subarray(0, 8).toString()).toBe('%PDF-1.7')
  })

  test(`the door list of a week asks which day: ${language}`, async ({ gallery, page }) => {
    const visitor = await enterPanel(page, gallery)
    await page.goto(`/${language}/admin/appointments?day=2026-11-18&view=week`)
    await page.getByRole('button', { name: say.door }).click()
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(10)
    const list = await paperBehind(page, visitor, say.doorOfFriday)
    expect(list.toString('latin1')).toContain('Friday 20 November')
    await page.goto(`/${language}/admin/appointments?day=2026-11-18&view=day`)
    await expect(page.getByRole('link', { name: say.door })).toHaveAttribute('href', /day=2026-11-18/)
  })
}
