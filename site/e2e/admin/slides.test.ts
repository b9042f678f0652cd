import { join } from 'node:path'
import { languages } from '@gallery/contract'
import { expect, test } from '../gallery.ts'
import { root } from '../root.ts'
import { visit } from '../visitor.ts'
import { archiveWords } from './archiveWords.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

const rooms = ['room-a.jpg', 'room-b.jpg'].map((name) => join(root, 'packages/demo/pictures', name))

for (const language of languages) {
  const say = archiveWords[language]

  test(`slides come, are named, ordered, shown on the home page and go: ${language}`, async ({
    gallery,
    page,
  }) => {
    await enterPanel(page, gallery)
    const visitor = await visit(gallery.server.url)
    const home = async (each: 'es' | 'en') => (await visitor.get(`/${each}`)).text()
    await page.goto(`/${language}/admin/options/slides`)
    const rows = page.locator('[data-sorted]')
    await expect(rows.first()).toBeVisible()
    const before = await rows.count()
    const shown = async () => (await (await visitor.get('/api/slides')).json()).data
    const { length: shownBefore } = await shown()

    await page.locator('#main input[type="file"][multiple]').setInputFiles(rooms)
    await expect(rows).toHaveCount(before + 2)
    // Nobody sees them until they are named and switched on.
    expect(await shown()).toHaveLength(shownBefore)

    const es = page.getByLabel(say.slideTitle('es', before + 1), { exact: true })
    await es.fill(`Sala abierta ${language}`)
    await page.getByLabel(say.slideTitle('en', before + 1), { exact: true }).fill(`Open Room ${language}`)
    const name = `Sala abierta ${language}`
    await page.getByRole('switch', { name: say.slideActive(name) }).check()
    for (let place = before; place > 0; place--) {
      await page.getByRole('button', { name: say.slideUp(name) }).press('Enter')
    }
    await page.getByLabel(say.slideLink).first().fill('/artists')
    await page.getByRole('option', { name: '/artists' }).first().click()
    await expectGoodScreen(page, 'the slides')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.saved)).toBeVisible()

    const data = await shown()
    expect(data[0]).toMatchObject({ title_es: name, title_en: `Open Room ${language}`, link: '/artists' })
    expect(data).toHaveLength(shownBefore + 1)
    expect(await home('es')).toContain(name)
    expect(await home('en')).toContain(`Open Room ${language}`)

    await page.getByRole('button', { name: say.slideDelete(name) }).click()
    await expect(rows).toHaveCount(before + 1)
    await expect.poll(() => home('es')).not.toContain(name)
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await expect(rows).toHaveCount(before + 2)
    await expect(page.getByLabel(say.slideTitle('es', 1), { exact: true })).toHaveValue(name)
    await expect.poll(() => home('es')).toContain(name)
  })
}

test('leaving asks while pictures are still to come, and whoever stays gets them all', async ({
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/options/slides')
  const rows = page.locator('[data-sorted]')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/slides', async (route) => {
    await late
    await route.continue()
  })
  await page.locator('#main input[type="file"][multiple]').setInputFiles(rooms)
  await expect(page.getByText('room-b.jpg')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Mensajes' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await expect(question).toContainText('Los archivos que no terminaron de subir pueden perderse.')
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(question).toHaveCount(0)
  answer()
  await expect(rows).toHaveCount(before + 2)
  await page.getByRole('navigation').getByRole('link', { name: 'Mensajes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible()
})
