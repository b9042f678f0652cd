import type { WorkDetail } from '@gallery/contract'
import { expect, test } from '../gallery.ts'
import { countClicks } from './clicks.ts'
import { enterPanel } from './panel.ts'
import { aWork, openWorks, readWork, rowsOf, tick } from './worksSteps.ts'
import { worksWords } from './worksWords.ts'

for (const language of ['es', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })
    const say = worksWords[language]

    test('filters, order and page live in the address, columns in the browser', async ({ gallery, page }) => {
      await enterPanel(page, gallery)
      await openWorks(page, language)
      await page.getByPlaceholder(say.search).fill('lemos 1962')
      await expect(page).toHaveURL(/q=lemos\+1962/)
      const rows = await rowsOf(page, language)
      await expect(rows.first()).toContainText('Horacio Lemos')
      await page.getByRole('columnheader', { name: say.code }).getByRole('button').click()
      await page.getByRole('link', { name: new RegExp(`^${say.hidden}`) }).click()
      await expect(page).toHaveURL(/q=lemos\+1962&sort=code&public=0|sort=code.*public=0/)
      await page.goBack()
      await expect(page).not.toHaveURL(/public=0/)
      await page.goto(`/${language}/admin/works?q=xilofón`)
      await expect(page.getByText(say.nothing)).toBeVisible()
      await page.getByRole('button', { name: say.clear }).last().click()
      await expect(page).toHaveURL(/\/admin\/works$/)
      await page.getByRole('button', { name: say.columns }).click()
      await page.getByRole('menuitemcheckbox', { name: say.code }).click()
      await expect(page.getByRole('columnheader', { name: say.code })).toHaveCount(0)
      await page.reload()
      await rowsOf(page, language)
      await expect(page.getByRole('columnheader', { name: say.code })).toHaveCount(0)
    })

    test('what could not be read is not shown as what was asked for', async ({ gallery, page }) => {
      await enterPanel(page, gallery)
      await openWorks(page, language)
      await page.route('**/api/works?*lemos*', (route) => route.fulfill({ status: 503, json: {} }))
      await page.getByPlaceholder(say.search).fill('lemos 1962')
      await expect(page.getByText(say.notRead)).toBeVisible()
      await expect(page.getByRole('rowheader')).toHaveCount(0)
      await page.unroute('**/api/works?*lemos*')
      await page.getByRole('button', { name: say.again }).click()
      await expect((await rowsOf(page, language)).first()).toContainText('Horacio Lemos')
    })

    test('the list is run through by keys, and a work leads to the next of its list, each told by its title', async ({
      gallery,
      page,
    }) => {
      await enterPanel(page, gallery)
      const rows = await openWorks(page, language, '?sort=code&public=1')
      await page.keyboard.press('/')
      await expect(page.getByPlaceholder(say.search)).toBeFocused()
      await page.keyboard.press('Escape')
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await page.keyboard.press('k')
      await page.keyboard.press('x')
      await expect(rows.nth(0).getByRole('checkbox')).toBeChecked()
      const titleOf = async (place: number) => (await rows.nth(place).locator('em').textContent()) ?? ''
      const [second, third] = [await titleOf(1), await titleOf(2)]
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/works\/\d+\?sort=code&public=1/)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(second)
      const told = page.getByRole('status').filter({ hasText: '| Ochava' })
      await expect(told).toHaveText(`${second} | Ochava`)
      await expect(page.getByRole('link', { name: say.next })).toBeVisible()
      await page.keyboard.press('j')
      await expect(heading).toHaveText(third)
      await expect(told, 'not the title of the work that was left').toHaveText(`${third} | Ochava`)
    })

    test('a work is sold from the list in two clicks, and unsold', async ({ gallery, page }) => {
      const gallerist = await enterPanel(page, gallery)
      const title = language === 'es' ? 'Vendible castellana' : 'Vendible inglesa'
      const { id } = await aWork(gallerist, { title_es: title, title_en: title })
      const movement = { status: 'En consignación', price: 12_000, owner: 'Ana' }
      await gallerist.post(`/api/works/${id}/movements`, movement)
      const rows = await openWorks(page, language, `?q=${encodeURIComponent(title)}`)
      const clicks = await countClicks(page)
      await rows.getByRole('button', { name: new RegExp(`^${say.status}`) }).click()
      await page.getByRole('menuitemradio', { name: say.sold }).click()
      await expect.poll(async () => (await readWork(gallerist, id)).last_movement?.status).toBe('Vendida')
      const count = await clicks.take()
      console.log(`a work sold from the list: ${count} clicks`)
      expect(count).toBe(2)
      expect((await readWork(gallerist, id)).last_movement).toMatchObject({ price: 12_000, owner: '' })
      await page.getByRole('button', { name: say.undo }).click()
      await expect
        .poll(async () => (await readWork(gallerist, id)).movements)
        .toMatchObject([{ struck_by: expect.anything() }, { status: 'En consignación', struck_by: null }])
      await expect(rows).toContainText(say.consigned)
    })

    test('a work is hidden by its switch, and shown again by the toast, which says so', async ({
      gallery,
      page,
    }) => {
      const gallerist = await enterPanel(page, gallery)
      const title = language === 'es' ? 'Visible castellana' : 'Visible inglesa'
      const { id } = await aWork(gallerist, { title_es: title, title_en: title, public: true })
      const rows = await openWorks(page, language, `?q=${encodeURIComponent(title)}`)
      const shown = rows.getByRole('switch')
      await shown.click()
      await expect.poll(async () => (await readWork(gallerist, id)).public).toBe(false)
      await page.getByRole('button', { name: say.undo }).click()
      await expect.poll(async () => (await readWork(gallerist, id)).public).toBe(true)
      await expect(shown).toBeChecked()
      await expect(page.getByRole('status').getByText(say.undone)).toBeVisible()
    })

    test('five ticked works become a room whose link is copied in seven clicks', async ({
      gallery,
      page,
    }) => {
      const gallerist = await enterPanel(page, gallery)
      const works: WorkDetail[] = []
      for (const place of [1, 2, 3, 4, 5]) {
        const title = `Quinteto ${language} ${place}`
        works.push(await aWork(gallerist, { title_es: title, title_en: title }))
      }
      const rows = await openWorks(page, language, `?q=Quinteto+${language}`)
      await expect(rows).toHaveCount(5)
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      // All pages of a browser share what is copied: the link of another room may stand there.
      const before = await copied()
      const clicks = await countClicks(page)
      for (const at of [0, 1, 2, 3, 4]) await tick(rows.nth(at))
      await page.getByRole('button', { name: say.share }).click()
      await page.getByRole('dialog').getByRole('button', { name: say.createRoom }).click()
      await expect.poll(copied).not.toBe(before)
      const count = await clicks.take()
      console.log(`five ticked works in a new collection, its link copied: ${count} clicks`)
      expect(count).toBe(7)
      const link = await copied()
      expect(link).toMatch(/\/share\/collection\//)
      await page.goto(link)
      for (const { title_es } of works) await expect(page.getByRole('main')).toContainText(title_es)
    })

    test('ticks survive paging, and all of a list are hidden at once and shown again', async ({
      gallery,
      page,
    }) => {
      const gallerist = await enterPanel(page, gallery)
      const shown = async () => {
        const answer = await gallerist.get('/api/works/counts?artist=1')
        const { data }: { data: { all: number; public: number } } = await answer.json()
        return data
      }
      await tick((await openWorks(page, language)).first())
      await page.getByRole('link', { name: say.next }).click()
      await expect(page).toHaveURL(/p=2/)
      await tick((await rowsOf(page, language)).nth(1))
      await expect(page.getByText(say.chosen(2))).toBeVisible()

      const before = await shown()
      await tick((await openWorks(page, language, '?artist=1')).first())
      await page.getByRole('button', { name: say.chooseAll(before.all) }).click()
      await expect(page.getByText(say.chosen(before.all))).toBeVisible()
      await page.getByRole('button', { name: say.hide }).click()
      await expect.poll(shown).toEqual({ ...before, public: 0 })
      await page.getByRole('button', { name: say.undo }).click()
      await expect.poll(shown).toEqual(before)
    })
  })
}

test.describe('the prices of several works', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('rise at once after a look at each; what else the works are stays, and it is undone', async ({
    gallery,
    page,
  }) => {
    const gallerist = await enterPanel(page, gallery)
    const ids: number[] = []
    for (const [title_es, status, price] of [
      ['Alza primera', 'En consignación', 10_000],
      ['Alza segunda', 'Para registro', 20_000],
    ] as const) {
      const { id } = await aWork(gallerist, { title_es })
      await gallerist.post(`/api/works/${id}/movements`, { status, price, owner: 'Ana' })
      ids.push(id)
    }
    const states = () =>
      Promise.all(
        ids.map(async (id) => {
          const { last_movement } = await readWork(gallerist, id)
          return [last_movement?.status, last_movement?.price, last_movement?.owner]
        })
      )
    const before = await states()

    const rows = await openWorks(page, 'es', '?q=Alza')
    await expect(rows).toHaveCount(2)
    for (const at of [0, 1]) await tick(rows.nth(at))
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Cambiar…' }).click()
    await page.getByText('Por ciento', { exact: true }).click()
    await page.getByLabel('Cuánto por ciento').fill('+8')
    const reviewed = (title: string) => page.getByRole('listitem').filter({ hasText: title })
    await expect(reviewed('Alza primera')).toContainText(/Hoy.*10\.000.*Después.*10\.800/)
    await expect(reviewed('Alza segunda')).toContainText(/Hoy.*20\.000.*Después.*21\.600/)
    const messages = page.getByRole('navigation').getByRole('link', { name: /^Mensajes/ })
    await messages.click()
    await page.getByRole('button', { name: 'Seguir editando' }).click()
    await page.getByLabel('Cuánto por ciento').fill('abc')
    await expect(page.getByRole('alert')).toHaveText('Escribí un porcentaje, como +8 o −2,5.')
    await expect(reviewed('Alza primera')).not.toContainText('Después')
    await page.getByLabel('Cuánto por ciento').fill('+8')
    await page.getByRole('button', { name: 'Cambiar el precio de 2' }).click()
    await expect.poll(states).toEqual([
      ['En consignación', 10_800, 'Ana'],
      ['Para registro', 21_600, 'Ana'],
    ])
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(states).toEqual(before)
  })

  test('a collection that is named on the way is made when works are added to it', async ({
    gallery,
    page,
  }) => {
    const gallerist = await enterPanel(page, gallery)
    await aWork(gallerist, { title_es: 'Juntada al paso' })
    const named = async () => {
      const { data } = await (await gallerist.get('/api/collections?list=1&search=De+paso')).json()
      return data.filter(({ title_es }: { title_es: string }) => title_es === 'De paso').length
    }
    const rows = await openWorks(page, 'es', '?q=Juntada')
    await tick(rows.nth(0))
    await page.getByRole('button', { name: 'Agregar a colección' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Colección' }).fill('De paso')
    await page.getByRole('option', { name: 'Crear «De paso»' }).click()
    await expect(dialog.getByRole('button', { name: /De paso/ })).toBeVisible()
    expect(await named()).toBe(0)
    await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(page.getByText('Se agregó 1 obra a «De paso».')).toBeVisible()
    expect(await named()).toBe(1)
  })

  test('whoever goes elsewhere while they change stays there', async ({ gallery, page }) => {
    const gallerist = await enterPanel(page, gallery)
    const { id } = await aWork(gallerist, { title_es: 'Sube de a poco' })
    await gallerist.post(`/api/works/${id}/movements`, {
      status: 'En consignación',
      price: 100,
      owner: 'Ana',
    })
    let pass = () => {}
    const passed = new Promise<void>((resolve) => {
      pass = resolve
    })
    await page.route('**/api/works/change', async (route) => {
      await passed
      await route.continue()
    })
    await tick((await openWorks(page, 'es', '?q=Sube+de+a+poco')).first())
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Cambiar…' }).click()
    await page.getByText('Por ciento', { exact: true }).click()
    await page.getByLabel('Cuánto por ciento').fill('+8')
    const sent = page.waitForRequest('**/api/works/change')
    await page.getByRole('button', { name: /^Cambiar el precio/ }).click()
    await sent
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Mensajes/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible()
    pass()
    // What is said of this comes after whatever the change still did.
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText(/^Se deshizo: /)).toBeVisible()
    await expect(page).toHaveURL(/\/es\/admin\/messages/)
  })
})
