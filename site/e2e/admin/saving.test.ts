import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionSummary } from '@gallery/contract'
import type { Locator, Page } from '@playwright/test'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { root } from '../root.ts'
import type { Visitor } from '../visitor.ts'
import { enterPanel } from './panel.ts'
import { aWork } from './worksSteps.ts'

interface Typing {
  /** The screen, beneath `/es/admin/`. */
  path: string
  /** Where its form is sent. */
  sends: string
  /** A field of it. */
  field: string
}

/** Milliseconds between two looks at what a variable says. */
const intervals = [10]

/** What a form sends, whose answer waits until it is let through. */
interface Waiting {
  path: string
  sent: boolean
  left: boolean
  passed: Promise<void>
  pass: () => void
}

/**
 * Lets the answers to what forms send wait, as on a slow line. Begun before a page is loaded and kept: what a page asks in
 * the first milliseconds after a browser began to hold its requests may still get past.
 */
async function slowLine(page: Page) {
  let waiting: Waiting | undefined
  await page.route('**/api/**', async (route) => {
    const now = waiting
    const request = route.request()
    if (now === undefined || request.method() === 'GET' || new URL(request.url()).pathname !== now.path)
      return route.fallback()
    now.sent = true
    const answer = await route.fetch()
    await now.passed
    await route.fulfill({ response: answer })
    now.left = true
  })
  return {
    /** What is sent to the path next is answered once it is let through. */
    hold: (path: string) => {
      let pass = () => {}
      const passed = new Promise<void>((resolve) => {
        pass = resolve
      })
      const held: Waiting = { path, sent: false, left: false, passed, pass }
      waiting = held
      return {
        sent: () =>
          expect.poll(() => held.sent, { message: `nothing was sent to ${path}`, intervals }).toBe(true),
        pass: async () => {
          held.pass()
          await expect.poll(() => held.left, { intervals }).toBe(true)
          waiting = undefined
        },
      }
    },
  }
}

/** What stands in a field, be it a plain one or an editor. */
async function expectText(box: Locator, text: string): Promise<void> {
  if ((await box.getAttribute('contenteditable')) === null) await expect(box).toHaveValue(text)
  else await expect(box).toHaveText(text)
}

/** A record of each kind that nobody else looks at; work and item have a picture. */
async function records(staff: Visitor) {
  const add = async <Row = { id: number }>(list: string, form: object) =>
    created<Row>(await staff.post(`/api/${list}`, form))
  const title_es = 'Se escribe'
  const work = await aWork(staff, { title_es })
  const item = await add('items', { kind: 'photography', subtitle_es: title_es, archive_id: null })
  const name = 'arrascaeta-01.jpg'
  const picture = await readFile(join(root, 'packages/demo/pictures', name))
  for (const path of [`works/${work.id}`, `items/${item.id}`]) {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(picture)], name, { type: 'image/jpeg' }))
    await created(await staff.upload(`/api/${path}/images`, form))
  }
  return {
    work,
    item,
    artist: await add('artists', { display: 'Se Escribe', last_name: 'Escribe' }),
    archive: await add('archives', { title_es }),
    event: await add('events', {
      kind: 'other',
      title_es,
      from: '2199-01-07',
      to: '2199-01-11',
      color: 'green',
    }),
    room: await add<CollectionSummary>('collections', { title_es, public: true, works: [work.id] }),
  }
}

test('what is typed while a record is being saved stays, unsaved, and is saved by the next press', async ({
  page,
  gallery,
}) => {
  const staff = await enterPanel(page, gallery)
  const { work, artist, archive, item, event, room } = await records(staff)
  const forms: Typing[] = [
    { path: `works/${work.id}/edit`, sends: `works/${work.id}`, field: 'Serie' },
    { path: `works/${work.id}/images`, sends: `works/${work.id}/images`, field: 'Descripción es' },
    { path: `artists/${artist.id}`, sends: `artists/${artist.id}`, field: 'Fechas y lugares es' },
    { path: `archives/${archive.id}`, sends: `archives/${archive.id}`, field: 'Título es' },
    { path: `items/${item.id}`, sends: `items/${item.id}`, field: 'Fuente' },
    { path: `items/${item.id}/images`, sends: `items/${item.id}/images`, field: 'Descripción es' },
    { path: `events/${event.id}`, sends: `events/${event.id}`, field: 'Lugar' },
    { path: `backshop/${room.link}-${room.id}`, sends: `collections/${room.id}`, field: 'Título es' },
    { path: 'options/home', sends: 'options', field: 'Titular del inicio es' },
    { path: 'options/about', sends: 'options', field: 'Presentación es' },
    { path: 'options/slides', sends: 'slides/all', field: 'Título es del slide 1' },
  ]
  const bar = page.getByRole('region', { name: 'Guardar cambios' })
  const line = await slowLine(page)
  for (const { path, sends, field } of forms) {
    await test.step(path, async () => {
      const open = async () => {
        await page.goto(`/es/admin/${path}`)
      }
      await open()
      const box = page.getByRole('main').getByRole('textbox', { name: field }).first()
      await box.fill('Lo primero')
      await expect(bar.getByText(/^Cambios sin guardar/)).toBeVisible()
      const server = line.hold(`/api/${sends}`)
      await page.keyboard.press('Control+s')
      await server.sent()
      await box.fill('Lo primero y lo que siguió')
      await server.pass()
      await expect(bar.getByText(/^Cambios sin guardar/)).toBeVisible()
      await expectText(box, 'Lo primero y lo que siguió')
      await page.keyboard.press('Control+s')
      await expect(bar.getByText(/^Guardado a las/)).toBeVisible()
      await open()
      await expectText(box, 'Lo primero y lo que siguió')
    })
  }
})

test('what is typed while the code for dragging is on its way stays in its field', async ({
  page,
  gallery,
}) => {
  const { item } = await records(await enterPanel(page, gallery))
  let pass = () => {}
  const passed = new Promise<void>((resolve) => {
    pass = resolve
  })
  await page.route(/\/assets\/SortableRows-/, async (route) => {
    await passed
    await route.continue()
  })
  await page.goto(`/es/admin/items/${item.id}/images`)
  const list = page.getByRole('list', { name: 'Imágenes, en orden' })
  const box = list.getByRole('textbox', { name: 'Descripción es' })
  await box.pressSequentially('Lo prim')
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('SortableRows-'))
  pass()
  await loaded
  await page.keyboard.type('ero')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('Lo primero')
  const grip = list.getByRole('button', { name: /^Mover / })
  await expect(grip).toBeDisabled()
  await box.blur()
  await expect(grip).toBeEnabled()
  await expect(box).toHaveValue('Lo primero')
})
