import { join } from 'node:path'
import type { CollectionDetail, Language } from '@gallery/contract'
import type { Locator, Page } from '@playwright/test'
import { findings } from '../findings.ts'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { root } from '../root.ts'
import type { Visitor } from '../visitor.ts'
import { collectionsWords } from './collectionsWords.ts'
import { enterPanel } from './panel.ts'

const picture = (name: string) => join(root, 'packages/demo/pictures', name)

/** A collection as the API has it now. */
async function readCollection(gallerist: Visitor, id: number): Promise<CollectionDetail> {
  const { data }: { data: CollectionDetail } = await (await gallerist.get(`/api/collections/${id}`)).json()
  return data
}

/** A collection of the first works, made past the panel. */
async function aCollection(gallerist: Visitor, fields: object): Promise<CollectionDetail> {
  return created(await gallerist.post('/api/collections', { works: [1, 2, 3], ...fields }))
}

const editPath = ({ id, link, public: isPublic }: CollectionDetail, language: Language) =>
  `/${language}/admin/${isPublic ? 'backshop' : 'collections'}/${link}-${id}`

async function save(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText(collectionsWords[language].saved)).toBeVisible()
}

/** Puts the pointer into the middle of something. */
async function moveTo(page: Page, at: Locator): Promise<void> {
  const box = await at.boundingBox()
  if (!box) throw new Error('It is not drawn')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
}

/** Takes a work by its grip, as far as makes it a drag. */
async function lift(page: Page, grip: Locator): Promise<void> {
  await grip.hover()
  const box = await grip.boundingBox()
  if (!box) throw new Error('The grip is not drawn')
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 4, box.y + box.height / 2 + 4, { steps: 2 })
  await expect(page.locator('[data-dragging]')).toBeVisible()
}

/** What a page of the site answers whoever opens it; asked without drawing it, since what is deleted is offered back for seconds. */
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status()

for (const language of ['es', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 1440, height: 950 }, permissions: ['clipboard-read', 'clipboard-write'] })
    const say = collectionsWords[language]
    const title = (work: CollectionDetail['works'][number]) => work[`title_${language}`] || work.title_es

    test('a collection is made, filled, ordered, pictured, put away and brought back, as the site shows', async ({
      gallery,
      page,
      browser,
    }) => {
      const gallerist = await enterPanel(page, gallery)
      const visitor = await (await browser.newContext({ baseURL: gallery.server.url })).newPage()
      const titles = { es: `Sala de ensayo ${language}`, en: `Trial Room ${language}` }

      await test.step('made by its titles, it opens', async () => {
        await page.goto(`/${language}/admin/backshop`)
        await page.getByRole('button', { name: say.newPublic }).click()
        await page.getByLabel(say.titleEs).fill(titles.es)
        await page.getByLabel(say.titleEn).fill(titles.en)
        await page.getByRole('button', { name: say.create, exact: true }).click()
        await expect(page).toHaveURL(/\/admin\/collections\/[\w-]+-\d+$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language])
      })
      const id = Number(/\d+$/.exec(page.url())?.[0])

      await test.step('found by name and picked, works hang there', async () => {
        await page.getByPlaceholder(say.search).fill('brandariz')
        const add = page.getByRole('button', { name: say.add })
        await expect(page.getByText('Elsa Brandariz, ').first()).toBeVisible()
        for (const _ of [1, 2, 3]) await add.first().click()
        await save(page, language)
        await expect.poll(async () => (await readCollection(gallerist, id)).works.length).toBe(3)
      })

      await test.step('ordered by keyboard and by button, with a cover', async () => {
        const { works } = await readCollection(gallerist, id)
        const [one, two, three] = works
        if (!one || !two || !three) throw new Error('Three works were picked')
        await page.getByRole('button', { name: say.move(title(one)) }).focus()
        await page.keyboard.press('Space')
        await expect(page.locator('[data-dragging]')).toBeVisible()
        await page.keyboard.press('ArrowRight')
        await expect(page.locator('[data-drop]')).toBeVisible()
        await page.keyboard.press('Space')
        await page.getByRole('button', { name: say.later(title(one)) }).click()
        await page.getByRole('button', { name: say.cover(title(three)) }).click()
        await save(page, language)
        const after = await readCollection(gallerist, id)
        expect(after.works.map((work) => work.id)).toEqual([two.id, three.id, one.id])
        expect(after.works.filter((work) => work.cover).map((work) => work.id)).toEqual([three.id])
      })

      await test.step('in a section, which is written where it stands, takes the work before it and one that is dragged there', async () => {
        const before = (await readCollection(gallerist, id)).works
        const [first, last] = [before.at(0), before.at(-1)]
        if (!first || !last) throw new Error('Three works were picked')
        await page.getByRole('button', { name: say.addSection }).click()
        await expect(page.getByRole('textbox', { name: say.sectionTitle })).toBeFocused()
        await page.keyboard.type('Papeles')
        await page.getByRole('button', { name: say.later(title(last)) }).click()
        const hung = page.getByRole('list', { name: 'Papeles' }).getByRole('listitem')
        await expect(hung).toHaveCount(1)
        // A jolt of the hand is no move.
        await lift(page, page.getByRole('button', { name: say.move(title(last)) }))
        await page.mouse.up()
        await expect(hung).toHaveCount(1)
        await lift(page, page.getByRole('button', { name: say.move(title(first)) }))
        await moveTo(page, hung)
        await expect(page.locator('li[data-drop]')).toBeVisible()
        await page.mouse.up()
        await expect(hung).toHaveCount(2)
        await save(page, language)
        const { sections, works } = await readCollection(gallerist, id)
        expect(sections).toEqual([{ id: 1, title_es: 'Papeles', title_en: '' }])
        expect(works.map(({ section }) => section)).toEqual([null, 1, 1])
      })

      await test.step('hidden until it is shown, the site has it in both languages', async () => {
        expect((await readCollection(gallerist, id)).public).toBe(false)
        await page.getByRole('switch', { name: say.public, exact: true }).click()
        await expect.poll(async () => (await readCollection(gallerist, id)).public).toBe(true)
        const { link, works } = await readCollection(gallerist, id)
        for (const each of ['es', 'en'] as const) {
          await visitor.goto(`/${each}/collections/${link}`)
          await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(titles[each])
        }
        for (const work of works.filter((each) => each.public)) {
          await expect(visitor.getByRole('main')).toContainText(work.title_en || work.title_es)
        }
      })

      await test.step('its picture is sent, replaced, and the one before comes back', async () => {
        await page.getByRole('main').getByRole('button', { name: say.image }).click()
        await expect(page).toHaveURL(/\/image$/)
        // While one is on its way, and until its undoing is offered, no other can be chosen.
        const input = page.locator('input[type=file]:not([aria-disabled=true])')
        await input.setInputFiles(picture('arrascaeta-01.jpg'))
        await expect.poll(async () => (await readCollection(gallerist, id)).image).toMatch(/^arrascaeta-01/)
        await input.setInputFiles(picture('arrascaeta-02.jpg'))
        await expect.poll(async () => (await readCollection(gallerist, id)).image).toMatch(/^arrascaeta-02/)
        await expect(input).toHaveCount(1)
        await page.getByRole('button', { name: say.undo }).last().click()
        await expect.poll(async () => (await readCollection(gallerist, id)).image).toMatch(/^arrascaeta-01/)
      })

      await test.step('deleted, it is gone from the site; undone, it is back with all that was in it', async () => {
        const before = await readCollection(gallerist, id)
        const path = `/${language}/collections/${before.link}`
        await page.getByRole('button', { name: /^(Más|More)$/ }).click()
        await page.getByRole('menuitem', { name: say.delete }).click()
        await expect(page).toHaveURL(/\/admin\/backshop$/)
        await expect.poll(() => statusOf(visitor, path)).toBe(404)
        await page.getByRole('button', { name: say.undo }).last().click()
        await expect.poll(() => statusOf(visitor, path)).toBe(200)
        expect((await readCollection(gallerist, id)).works).toEqual(before.works)
      })
      await visitor.context().close()
    })

    test('a room is shared in one press, renewed, closed and opened again', async ({
      gallery,
      page,
      browser,
    }) => {
      const gallerist = await enterPanel(page, gallery)
      const visitor = await (await browser.newContext({ baseURL: gallery.server.url })).newPage()
      const recipient = `Familia Iribarne ${language}`
      const collection = await aCollection(gallerist, {
        title_es: `Para compartir ${language}`,
        title_en: `To Be Shared ${language}`,
        public: true,
      })
      const copied = () => page.evaluate(() => navigator.clipboard.readText())

      await page.goto(editPath(collection, language))
      await page.getByRole('button', { name: say.share }).click()
      const dialog = page.getByRole('dialog', { name: say.share })
      await dialog.getByLabel(say.recipient).fill(recipient)
      await dialog.getByRole('button', { name: say.createRoom }).click()
      await expect(dialog.getByText(say.copied)).toBeVisible()
      const link = await copied()
      await expect(dialog.getByLabel(say.link, { exact: true })).toHaveValue(link)

      await visitor.goto(link)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(collection[`title_${language}`])
      await expect(visitor.getByRole('main')).not.toContainText(recipient)

      await dialog.getByRole('button', { name: `${say.renew}: ${recipient}` }).click()
      await page.getByRole('button', { name: say.renewYes }).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      const renewed = await copied()
      expect(renewed).not.toBe(link)
      expect(await statusOf(visitor, link)).toBe(404)
      expect(await statusOf(visitor, renewed)).toBe(200)

      await dialog.getByRole('button', { name: `${say.close}: ${recipient}` }).click()
      await expect(dialog.getByText(recipient)).toHaveCount(0)
      await expect.poll(() => statusOf(visitor, renewed)).toBe(404)
      await page.keyboard.press('Control+z')
      await expect.poll(() => statusOf(visitor, renewed)).toBe(200)
      await visitor.context().close()
    })

    test('taken off the site it has another address, and the panel another door, where the former lead', async ({
      gallery,
      page,
    }) => {
      const gallerist = await enterPanel(page, gallery)
      const collection = await aCollection(gallerist, { title_es: `Puerta ${language}`, public: true })
      await page.goto(editPath(collection, language))
      await page.getByRole('switch', { name: say.public }).click()
      await page.getByRole('button', { name: say.hideYes }).click()
      await expect(page).toHaveURL(new RegExp(`/admin/collections/[\\w-]+-${collection.id}$`))
      const after = await readCollection(gallerist, collection.id)
      expect([after.public, after.link === collection.link]).toEqual([false, false])
      await page.goto(`${editPath(collection, language)}/rooms`)
      await expect(page).toHaveURL(new RegExp(`${editPath(after, language)}/rooms$`))
      await expect(page.getByRole('main').getByRole('button', { name: say.rooms })).toHaveAttribute(
        'aria-expanded',
        'true'
      )
      await page.getByLabel(say.recipient).fill('Museo de la Ribera')
      await save(page, language)
      expect(await readCollection(gallerist, collection.id)).toMatchObject({
        recipient: 'Museo de la Ribera',
      })
    })
  })
}

test('what is typed stays while its parts are opened, is asked about on the way out and is saved by Enter', async ({
  gallery,
  page,
}) => {
  const gallerist = await enterPanel(page, gallery)
  const collection = await aCollection(gallerist, { title_es: 'Se va a llamar otra cosa' })
  const main = page.getByRole('main')
  await page.goto(editPath(collection, 'es'))
  const title = main.getByRole('textbox', { name: 'Título es' })
  await title.fill('Se llama así')
  const bar = page.getByRole('region', { name: 'Guardar cambios' })
  await expect(bar.getByText('Cambios sin guardar: Título (es)')).toBeVisible()
  await main.getByRole('link', { name: /^\d+ abiertas?$/ }).click()
  await expect(page).toHaveURL(/\/rooms$/)
  await expect(main.getByText('Salas abiertas con estas obras')).toBeVisible()
  await main.getByRole('link', { name: 'Salas privadas' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).click()
  await title.press('Enter')
  await expect(bar.getByText(/^Guardado a las/)).toBeVisible()
  expect(await readCollection(gallerist, collection.id)).toMatchObject({ title_es: 'Se llama así' })
})

test('J and K lead through the list that a room was opened from, in the same part', async ({
  gallery,
  page,
}) => {
  const gallerist = await enterPanel(page, gallery)
  for (const name of ['tres', 'dos', 'uno']) await aCollection(gallerist, { title_es: `En fila ${name}` })
  await page.goto('/es/admin/collections?q=en+fila')
  await page.getByRole('link', { name: 'En fila uno' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  const rooms = page.getByRole('main').getByRole('button', { name: collectionsWords.es.rooms })
  await expect(heading).toHaveText('En fila uno')
  await rooms.click()
  await expect(rooms).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('1 de 3', { exact: true })).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading).toHaveText('En fila dos')
  await expect(page.getByText('2 de 3', { exact: true })).toBeVisible()
  await expect(rooms).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('k')
  await expect(heading).toHaveText('En fila uno')
  await page.getByRole('main').getByRole('link', { name: 'Salas privadas' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\?q=en\+fila$/)
})

for (const [language, width] of [
  ['es', 1440],
  ['en', 820],
  ['es', 390],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    const say = collectionsWords[language]

    test('every part of the collections’ screens is in order for everybody', async ({ gallery, page }) => {
      const gallerist = await enterPanel(page, gallery)
      const long = 'Un título larguísimo con-una-palabra-que-no-se-puede-cortar-en-ninguna-parte-del-mundo'
      const room = await aCollection(gallerist, { title_es: long, title_en: long, recipient: long })
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      const inOrder = async (what: string) => {
        await page.waitForLoadState('networkidle')
        expect([what, await findings(page), await wide()]).toEqual([what, [], 0])
      }
      for (const screen of ['backshop', 'collections', 'collections?q=xilofon', 'collections/nada-999999']) {
        await page.goto(`/${language}/admin/${screen}`)
        await expect(page.getByRole('main')).toBeVisible()
        await inOrder(screen)
      }
      await page.goto(editPath(room, language))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('list', { name: say.works })).toBeVisible()
      await inOrder('record')
      for (const part of ['image', 'rooms'] as const) {
        await page.getByRole('main').getByRole('button', { name: say[part] }).click()
        await inOrder(part)
      }
      await page.getByRole('button', { name: say.share }).click()
      await expect(page.getByRole('dialog', { name: say.share })).not.toContainText(say.loading)
      await inOrder('sharing')
    })
  })
}

test('what a dialog waits for long is told by a bar over it, in order for everybody', async ({
  gallery,
  page,
}) => {
  const gallerist = await enterPanel(page, gallery)
  const collection = await aCollection(gallerist, { title_es: 'Para esperar', public: true })
  const say = collectionsWords.es
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/rooms?**', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto(editPath(collection, 'es'))
  await page.getByRole('button', { name: say.share }).click()
  const bar = page.getByRole('progressbar', { name: say.loading })
  await expect(bar).toBeVisible()
  expect(await findings(page)).toEqual([])
  answer()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: say.share })).not.toContainText(say.loading)
})

test('a room is not shared with a last day that there is not', async ({ gallery, page }) => {
  const gallerist = await enterPanel(page, gallery)
  const collection = await aCollection(gallerist, { title_es: 'Hasta febrero', public: true })
  const say = collectionsWords.es
  await page.goto(editPath(collection, 'es'))
  await page.getByRole('button', { name: say.share }).click()
  const dialog = page.getByRole('dialog', { name: say.share })
  const last = dialog.getByLabel(/^Abierta hasta/)
  // Letter by letter, as a keyboard does: month, day and year in this browser.
  await last.focus()
  await page.keyboard.type('02312027')
  await dialog.getByRole('button', { name: say.createRoom }).click()
  await expect(last).toBeFocused()
  expect(await last.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true)
  await expect(dialog.getByRole('textbox', { name: say.link })).toBeHidden()
  await last.fill('2027-02-28')
  await dialog.getByRole('button', { name: say.createRoom }).click()
  await expect(dialog.getByRole('textbox', { name: say.link })).toBeVisible()
})
