import type { Page } from '@playwright/test'
import { expect, test } from './gallery.ts'

/** A value of a facet, as its link says it. */
interface Value {
  href: string
  name: string
  count: number
}

/** The values of a facet with their counts, without the way back to any. */
async function valuesOf(page: Page, facet: string): Promise<Value[]> {
  const links = page.getByRole('navigation', { name: facet, exact: true }).getByRole('link')
  const found = await links.evaluateAll((all) =>
    all.map((link) => {
      const [name = '', count] = [...link.querySelectorAll('span')].map((part) => part.textContent)
      return { href: link.getAttribute('href') ?? '', name, count }
    })
  )
  return found.flatMap(({ count, ...value }) =>
    count === undefined ? [] : [{ ...value, count: Number(count.replace(/\D/g, '')) }]
  )
}

/** What the page says that it found. */
async function said(page: Page): Promise<string | null> {
  return page.getByRole('search').getByRole('status').textContent()
}

test.use({ viewport: { width: 1440, height: 900 } })

const works = ['Artista', 'Técnica', 'Tipo', 'Década'] as const
const lists = [
  { path: '/es/works', facets: works, things: 'obra' },
  { path: '/es/works?q=de', facets: works, things: 'obra' },
  { path: '/es/archive', facets: [...works, 'Lugar', 'Etiqueta'], things: 'ítem' },
] as const

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an archive that is not there narrows nothing', async ({ page }) => {
    await page.goto('/es/archive')
    const all = await valuesOf(page, 'Tipo')
    await page.goto('/es/archive?a=999')
    expect(await valuesOf(page, 'Tipo')).toEqual(all)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })

  for (const { path, facets, things } of lists) {
    test(`every facet of ${path} leaves as many as it says`, async ({ page }) => {
      for (const facet of facets) {
        await page.goto(path)
        const values = await valuesOf(page, facet)
        expect(values.length, facet).toBeGreaterThan(1)
        for (const { href, name, count } of values.slice(0, 3)) {
          await page.goto(href)
          expect(await said(page), `${facet} ${name}`).toMatch(new RegExp(`^${count} ${things}s? coincide`))
          const shown = page.getByRole('navigation', { name: facet, exact: true })
          await expect(shown.locator('[aria-current]')).toHaveText(`${name} ${count}`)
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
        }
        await page.getByRole('navigation', { name: facet, exact: true }).getByText('Cualquiera').click()
        await expect(page).toHaveURL(path)
      }
    })
  }

  test('works come by title, by artist and by year, from the first page', async ({ page }) => {
    await page.goto('/es/works?decade=1970&p=2')
    const order = page.getByRole('navigation', { name: 'Orden' })
    await order.getByRole('link', { name: 'Título' }).click()
    await expect(page).toHaveURL('/es/works?decade=1970&sort=title')
    const titles = await page.getByRole('main').locator('li cite').allTextContents()
    expect(titles.length).toBeGreaterThan(3)
    expect(titles.map(folded)).toEqual(titles.map(folded).toSorted())

    await order.getByRole('link', { name: 'Año, del primero al último' }).click()
    const years = await yearsOf(page)
    expect(years.length).toBeGreaterThan(3)
    expect(years).toEqual(years.toSorted())
    await order.getByRole('link', { name: 'Año, del último al primero' }).click()
    expect(await yearsOf(page)).toEqual(years.toReversed())
    await expect(order.locator('[aria-current]')).toHaveText('Año, del último al primero')
  })

  test('what is chosen stays when words are searched, and nothing found leads back', async ({ page }) => {
    await page.goto('/es/works?decade=1970&sort=title')
    await page.getByLabel('Buscar').fill('zzyzx')
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/es/works?decade=1970&sort=title&q=zzyzx')
    expect(await said(page)).toMatch(/^0 obras coinciden con «zzyzx» y Década de 1970/)
    await page.getByRole('link', { name: 'Restablecer búsqueda' }).click()
    await expect(page).toHaveURL('/es/works')
  })

  test('a search of the whole site leads to all of its works and items', async ({ page }) => {
    await page.goto('/es/search?q=de')
    await page.getByRole('link', { name: 'Ver todas' }).click()
    await expect(page).toHaveURL('/es/works?q=de')
    await page.goto('/es/search?q=de')
    await page.getByRole('link', { name: 'Ver todos' }).click()
    await expect(page).toHaveURL('/es/archive?q=de')
  })
})

/** As the database sorts it: without accents and in lower case. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

async function yearsOf(page: Page): Promise<string[]> {
  const labels = await page.getByRole('main').locator('li a').allInnerTexts()
  return labels.flatMap((label) => /, (\d{4})\b/.exec(label)?.[1] ?? [])
}

test('with scripts a value is chosen and taken away by the keyboard, in place', async ({ page }) => {
  await page.goto('/es/archive', { waitUntil: 'networkidle' })
  const kinds = page.getByRole('navigation', { name: 'Tipo', exact: true })
  const [first] = await valuesOf(page, 'Tipo')
  const link = kinds.getByRole('link', { name: first?.name })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(link).toHaveAttribute('aria-current', 'true')
  await expect(link).toBeFocused()
  await expect(page.getByLabel('Tipo', { exact: true }).and(page.locator('select'))).not.toHaveValue('')
  await expect(page.getByRole('search').getByRole('status')).toContainText(`${first?.count} ítems coinciden`)
  const any = kinds.getByRole('link', { name: 'Cualquiera' })
  await any.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/es/archive')
  await expect(any).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the works come first; the filters are a press away, and nothing is wider than the screen', async ({
    page,
  }) => {
    await page.goto('/es/works?decade=1970')
    const decades = page.getByRole('navigation', { name: 'Década' })
    await expect(decades).toBeHidden()
    await page.getByText('Filtrar y ordenar: 1 filtro').click()
    await expect(decades.getByRole('link', { name: /^Década de 1970/ })).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
})
