import { findings } from '../findings.ts'
import { expect, test } from '../gallery.ts'
import { enterPanel } from './panel.ts'
import { aWork } from './worksSteps.ts'

const words = {
  es: {
    go: /^Ir a/,
    recent: 'Recientes',
    works: 'Obras',
    artists: 'Artistas',
    artist: 'Elsa Brandariz',
    newWorkOf: 'Nueva obra de Elsa Brandariz',
    newWork: 'Nueva obra',
    users: 'Usuarios',
    rooms: 'Salas privadas',
    hidden: 'Oculta',
  },
  en: {
    go: /^Go to/,
    recent: 'Recent',
    works: 'Works',
    artists: 'Artists',
    artist: 'Elsa Brandariz',
    newWorkOf: 'New work by Elsa Brandariz',
    newWork: 'New work',
    users: 'Users',
    rooms: 'Private rooms',
    hidden: 'Hidden',
  },
}

for (const [language, width] of [
  ['es', 1440],
  ['en', 390],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    const say = words[language]

    test('a few letters lead to any record or screen, and begin something', async ({ gallery, page }) => {
      const gallerist = await enterPanel(page, gallery)
      const title = `Zaguán escondido ${language}`
      const { id } = await aWork(gallerist, { title_es: title, title_en: title, code: 'ZG-1' })
      await page.goto(`/${language}/admin/events`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const field = page.getByRole('combobox', { name: say.go })
      const option = (name: string | RegExp) => page.getByRole('option', { name })

      await test.step('a hidden work, by its title without accents', async () => {
        await page.keyboard.press('Control+k')
        await expect(field).toBeFocused()
        await page.keyboard.type(`zaguan escondido ${language}`)
        await expect(option(new RegExp(title))).toContainText(say.hidden)
        expect(await findings(page)).toEqual([])
        // It may have answered the first letters already: until the list answers all of them, Enter chooses nothing.
        await expect(page.getByRole('listbox')).not.toHaveAttribute('aria-busy')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`/works/${id}$`))
      })

      await test.step('it is among the last records', async () => {
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('group', { name: say.recent })).toContainText(title)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })

      await test.step('every kind with its total, and a work by the artist that was found', async () => {
        await page.keyboard.press('Control+k')
        await expect(field).toBeFocused()
        await page.keyboard.type('brandariz')
        await expect(page.getByRole('group', { name: say.artists })).toContainText(say.artist)
        await expect(page.getByRole('group', { name: say.works }).getByRole('option')).toHaveCount(3)
        await option(say.newWorkOf).click()
        await expect(page.getByRole('dialog', { name: say.newWork })).toContainText(say.artist)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })

      await test.step('a screen by its name', async () => {
        await page.keyboard.press('Control+k')
        await field.fill(say.rooms.slice(0, 7))
        await expect(option(new RegExp(`^${say.rooms}`))).toBeVisible()
        await field.fill(say.users.slice(0, 5))
        await option(new RegExp(`^${say.users}`)).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    })
  })
}

test('who speaks to the machine turns the keys of one letter off, and they stay off', async ({
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/works')
  const table = page.getByRole('table', { name: words.es.works })
  await expect(table).not.toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('j')
  await expect(table.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: 'Apagar las teclas de una letra' }).click()
  await expect(page.getByRole('status').getByText('Las teclas de una letra quedaron apagadas')).toBeVisible()
  await page.reload()
  await expect(table).not.toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('j')
  await expect(table.locator(':focus')).toHaveCount(0)
})

test('what is typed before its code is there begins the query, and acts in no screen', async ({
  gallery,
  page,
}) => {
  const gallerist = await enterPanel(page, gallery)
  const title = 'Xilografía de junio'
  const { id } = await aWork(gallerist, { title_es: title, title_en: title })
  let arrive: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/PanelPalette-[^/]*\.js$/, async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/es/admin/works')
  const table = page.getByRole('table', { name: words.es.works })
  await expect(table).not.toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('xilografia de jj')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/es\/admin\/works$/)
  await expect(table.locator('tbody').getByRole('checkbox', { checked: true })).toHaveCount(0)
  arrive()
  const field = page.getByRole('combobox', { name: words.es.go })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('xilografia de j')
  await page.keyboard.type('unio')
  await page.getByRole('option', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`/works/${id}$`))
})
