import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AgendaSlot } from '@gallery/contract'
import { languages } from '@gallery/contract/plain'
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.ts'
import { toast } from '../bookingSteps.ts'
import { expect, test } from '../gallery.ts'
import { openLine } from '../line.ts'
import { dayOf } from './agendaSteps.ts'
import { aGuest, aSlotToday, doorSlot, insideOf, kept, openDoor, showSlot } from './doorSteps.ts'
import { cameraArgs, writeCodeVideo } from './fakeCamera.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

test('a party is let in by parts, one tap lets all in, and both are taken back', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Puerta', { minutes: 10 })
  await aGuest(staff, slot.id, 'Sosa', 3)
  await aGuest(staff, slot.id, 'Sandoval', 2)
  const guests = page.getByRole('list', { name: 'Quiénes vienen' })
  const sosa = guests.getByRole('listitem').filter({ hasText: 'Sosa, Ana' })

  await openDoor(page, slot)
  await expect(page.getByRole('heading', { level: 1, name: /^Puerta, / })).toBeVisible()
  await expect(page.getByRole('img', { name: '0 adentro, 5 por llegar, 1 de 6 libres' })).toBeVisible()
  await page.getByRole('button', { name: /^Sosa, Ana/ }).click()
  await page.getByRole('button', { name: 'Uno más, Sosa, Ana' }).click()
  await expect(sosa).toContainText('Entró 1 de 3')
  await expect(page.getByRole('button', { name: 'Entró Sosa, Ana, 1/3' })).toBeVisible()
  await expectGoodScreen(page, 'the door with a party in parts')
  await expect.poll(() => insideOf(staff, slot.id)).toEqual({ Sosa: 1, Sandoval: 0 })

  await page.getByRole('button', { name: 'Entraron los 3' }).click()
  await expect.poll(() => insideOf(staff, slot.id)).toEqual({ Sosa: 3, Sandoval: 0 })
  await page.getByRole('button', { name: 'Entró Sandoval, Ana, 2' }).click()
  await expect(page.getByRole('img', { name: '5 adentro, 0 por llegar, 1 de 6 libres' })).toBeVisible()
  await expect.poll(() => insideOf(staff, slot.id)).toEqual({ Sosa: 3, Sandoval: 2 })

  const said = toast(page, 'Entraron 2: Sandoval, Ana')
  await said.locator('..').getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => insideOf(staff, slot.id)).toEqual({ Sosa: 3, Sandoval: 0 })
  await expect(page.getByRole('button', { name: 'Entró Sandoval, Ana, 2' })).toBeVisible()
})

test('somebody is searched, and who comes without a booking takes what is free', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Sin reserva', { minutes: 11, limit: 4 })
  await aGuest(staff, slot.id, 'Ñandú')
  await aGuest(staff, slot.id, 'Vidal')
  const guests = page.getByRole('list', { name: 'Quiénes vienen' }).getByRole('listitem')

  await openDoor(page, slot)
  await expect(guests).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Apellido, mail o teléfono' }).fill('nandu')
  await expect(guests).toHaveCount(1)
  await expect(guests).toContainText('Ñandú, Ana')
  const said = page.getByRole('main').getByRole('status')
  await expect(said).toHaveText('Se encontró 1.')
  await page.getByRole('searchbox').fill('nadie')
  await expect(said).toHaveText('Nadie con ese nombre, mail o teléfono en este turno.')
  await page.getByRole('searchbox').fill('')
  await expect(guests).toHaveCount(2)

  await page.getByRole('button', { name: 'Sin reserva', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Sin reserva, / })
  await dialog.getByRole('button', { name: 'Uno más' }).click()
  await dialog.getByRole('textbox', { name: /Nombre/ }).fill('Hugo')
  await expectGoodScreen(page, 'the dialog of a walk-in')
  await dialog.getByRole('button', { name: 'Entran', exact: true }).click()
  await expect(guests.filter({ hasText: 'Hugo' })).toBeVisible()
  await expect(page.getByText('No quedan lugares libres.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sin reserva', exact: true })).toBeDisabled()
  await expect.poll(() => insideOf(staff, slot.id)).toEqual({ Ñandú: 0, Vidal: 0, Hugo: 2 })

  await toast(page, 'Entraron 2: Hugo').locator('..').getByRole('button', { name: 'Deshacer' }).click()
  await expect(guests).toHaveCount(2)
  await expect.poll(async () => (await doorSlot(staff, slot.id)).guests.length).toBe(2)
})

test('who comes at another time of the day is found there, and who comes at none is written down as searched', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Antes', { minutes: 18 })
  const later = await aSlotToday(staff, 'Después', { minutes: 19 })
  await aGuest(staff, slot.id, 'Vidal')
  await aGuest(staff, later.id, 'Quirquincho')
  const guests = page.getByRole('list', { name: 'Quiénes vienen' }).getByRole('listitem')
  const search = page.getByRole('searchbox', { name: 'Apellido, mail o teléfono' })

  await openDoor(page, slot)
  await search.fill('quirquincho')
  const way = page.getByRole('button', { name: /^\d\d:\d\d, Quirquincho, Ana$/ })
  await expect(way).toBeVisible()
  await expectGoodScreen(page, 'the door that finds somebody at another time')
  await way.click()
  await expect(way).toHaveCount(0)
  await expect(page.locator('section:focus')).toContainText('Después')
  await expect(guests).toHaveCount(1)
  await expect(guests).toContainText('Quirquincho, Ana')

  await search.fill('Yacaré')
  await expect(guests).toHaveCount(0)
  await page.getByRole('button', { name: 'Sin reserva', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Sin reserva, / })
  await expect(dialog.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Yacaré')
  // More than are free are not let in as fewer.
  const people = dialog.getByRole('spinbutton')
  await people.fill('14')
  await page.keyboard.press('Tab')
  await expect(people).toHaveValue('14')
  await expect(people).toHaveAccessibleDescription('Quedan 5 lugares')
  await dialog.getByRole('button', { name: 'Entran', exact: true }).click()
  await expect(people).toBeFocused()
  await people.fill('2')
  await dialog.getByRole('button', { name: 'Entran', exact: true }).click()
  await expect.poll(() => insideOf(staff, later.id)).toEqual({ Quirquincho: 0, Yacaré: 2 })
})

test('without a connection the door opens, goes on, and sends what was done when it is back', async ({
  gallery,
  browser,
}) => {
  const line = await openLine(gallery.server.url)
  const page = await browser.newPage({ baseURL: line.url })
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Sin red', { minutes: 12 })
  await aGuest(staff, slot.id, 'Sosa', 3)
  const other = await aGuest(staff, slot.id, 'Roldán')
  await aGuest(staff, slot.id, 'Vidal')
  await openDoor(page, slot)
  await kept(page)

  await line.cut(page)
  await page.getByRole('button', { name: 'Entró Sosa, Ana, 3' }).click()
  const strip = page.getByRole('status').filter({ hasText: 'Sin conexión.' })
  await expect(strip).toContainText('1 ingreso por mandar')
  // However often: what the page is made of stays kept.
  for (const _ of [1, 2, 3]) {
    await page.reload()
    await showSlot(page, slot)
    await expect(strip).toContainText('1 ingreso por mandar')
  }
  await expect(page.getByRole('button', { name: /^Sosa, Ana, 3 adentro/ })).toBeVisible()
  await page.getByRole('button', { name: 'Entró Roldán, Ana, 1' }).click()
  await expect(strip).toContainText('2 ingresos por mandar')
  await expectGoodScreen(page, 'the door without a connection')
  expect(await insideOf(staff, slot.id)).toEqual({ Sosa: 0, Roldán: 0, Vidal: 0 })

  // Meanwhile the same code is shown at another door.
  const key = crypto.randomUUID()
  const at = new Date().toISOString()
  const action = { key, at, what: 'in', appointment: other.id, people: 1, how: 'code' }
  await staff.post('/api/door', { device: 'another-phone', door: 'Patio', actions: [action] })

  await line.mend(page)
  const sent = page.getByRole('status').filter({ hasText: 'Se mandó todo' })
  await expect(sent).toBeVisible()
  await page.getByRole('button', { name: 'Entró Vidal, Ana, 1' }).click()
  await expect(page.getByText('Roldán, Ana: ya había entrado en otra puerta.')).toBeVisible()
  await expect(page.getByText(/^También \d\d:\d\d, en Patio$/)).toBeVisible()
  await expect.poll(() => insideOf(staff, slot.id)).toEqual({ Sosa: 3, Roldán: 1, Vidal: 1 })
  await expect(sent, 'is said for a moment').toHaveCount(0)
  const { guests } = await doorSlot(staff, slot.id)
  const roldan = guests.find(({ last_name }) => last_name === 'Roldán')
  expect(roldan?.arrivals).toMatchObject([
    { people: 0, asked: 1 },
    { device: 'another-phone', people: 1 },
  ])
  await page.context().close()
  await line.close()
})

test('who shows the QR code to the camera is let in, with the network off', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Cámara', { minutes: 13 })
  await aGuest(staff, slot.id, 'Sosa', 3)
  const [guest] = (await doorSlot(staff, slot.id)).guests
  const video = join(tmpdir(), `code-${slot.id}.y4m`)
  await writeCodeVideo(video, `${guest?.code.slice(0, 4)}-${guest?.code.slice(4)}`)
  const line = await openLine(gallery.server.url)
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArgs, ...cameraArgs(video)],
  })
  try {
    const phone = await browser.newPage({ baseURL: line.url, locale: 'es-AR' })
    await enterPanel(phone, gallery)
    await openDoor(phone, slot)
    await kept(phone)
    await line.cut(phone)
    await phone.reload()
    await showSlot(phone, slot)
    await phone.getByRole('button', { name: 'Escanear' }).click()
    await expect(phone.getByText(/^Vale para ahora, \d\d:\d\d$/)).toBeVisible()
    await expect(phone.getByRole('heading', { level: 2, name: 'Sosa, Ana' })).toBeVisible()
    await expect(phone.getByText('Se comprueba en este teléfono')).toBeVisible()
    await expectGoodScreen(phone, 'the camera of the door')
    await phone.getByRole('button', { name: 'Entraron los 3' }).click()
    await expect(phone.getByText('3 personas')).toBeVisible()
    expect(await insideOf(staff, slot.id)).toEqual({ Sosa: 0 })

    await line.mend(phone)
    await expect.poll(() => insideOf(staff, slot.id)).toEqual({ Sosa: 3 })
    const [let_in] = (await doorSlot(staff, slot.id)).guests
    expect(let_in?.arrivals).toMatchObject([{ how: 'code', people: 3 }])
  } finally {
    await browser.close()
    await line.close()
    await rm(video, { force: true })
  }
})

test('where nothing reads what the camera shows, that is said and the code is typed', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Sin lector', { minutes: 16 })
  await aGuest(staff, slot.id, 'Sosa', 2)
  const [guest] = (await doorSlot(staff, slot.id)).guests
  await page.addInitScript(() => {
    const no = () => Promise.reject(new Error('No'))
    Object.assign(WebAssembly, { instantiate: no, instantiateStreaming: no })
    const canvas = document.createElement('canvas')
    // It shows something only while something is drawn.
    setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 1, 1), 100)
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream()
  })
  await openDoor(page, slot)
  await page.getByRole('button', { name: 'Escanear' }).click()
  await expect(page.getByText('No se pueden leer códigos. Escribí el código.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Código de la reserva' }).fill(guest?.code ?? '')
  await page.getByRole('button', { name: 'Ver código' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Sosa, Ana' })).toBeVisible()
})

test('whoever opens the camera by key is led to it, hears each verdict from one region, and is back at its button', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Por teclado', { minutes: 17 })
  await aGuest(staff, slot.id, 'Sosa')
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.exposeFunction('refused', () => refused)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      await Reflect.get(window, 'refused')()
      throw new DOMException('No', 'NotAllowedError')
    }
  })
  await openDoor(page, slot)
  const scan = page.getByRole('button', { name: 'Escanear' })
  await scan.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: /^Puerta, / })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAccessibleDescription('Abriendo la cámara…')
  refuse()
  const code = page.getByRole('textbox', { name: 'Código de la reserva' })
  await expect(code).toBeFocused()

  const verdicts = page.locator('main [aria-live="assertive"]')
  await expect(verdicts).toBeEmpty()
  await verdicts.evaluate((region) => region.setAttribute('data-same', ''))
  await code.fill('nada')
  await code.press('Enter')
  await expect(verdicts).toHaveText('Código que no es de Ochava')
  await expect(verdicts).toHaveAttribute('data-same', '')

  await page.getByRole('button', { name: 'Cerrar la cámara' }).press('Enter')
  await expect(scan).toBeFocused()
})

test('of a party that another door lets in partly before the press, only who is missing is let in', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Dos puertas', { minutes: 15 })
  const { id } = await aGuest(staff, slot.id, 'Sosa', 3)
  const [guest] = (await doorSlot(staff, slot.id)).guests
  // Without a camera the code is typed.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  await openDoor(page, slot)
  await page.getByRole('button', { name: 'Escanear' }).click()
  await page.getByRole('textbox', { name: 'Código de la reserva' }).fill(guest?.code ?? '')
  await page.getByRole('button', { name: 'Ver código' }).click()
  await expect(page.getByRole('button', { name: 'Entraron los 3' })).toBeVisible()

  const at = new Date().toISOString()
  const action = { key: crypto.randomUUID(), at, what: 'in', appointment: id, people: 1, how: 'code' }
  await staff.post('/api/door', { device: 'another-phone', door: 'Patio', actions: [action] })
  // Else it looks at what the others did after a while.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const rest = page.getByRole('button', { name: 'Entraron 2', exact: true })
  await expect(rest).toBeVisible()
  await rest.click()
  await expect.poll(() => insideOf(staff, slot.id)).toEqual({ Sosa: 3 })
  await expect(page.getByText('2 personas')).toBeVisible()
})

/** Turns the list that the phone keeps, and its mark, into those of a day that is over. */
async function makeListOld(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const day = '2020-01-01'
    localStorage.setItem('gallery-door', day)
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('gallery-door')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const change = opening.result.transaction('kept', 'readwrite')
        const lists = change.objectStore('kept')
        const read = lists.get('list')
        read.onsuccess = () =>
          lists.put({ ...read.result, list: { ...read.result.list, day, slots: [] } }, 'list')
        change.onerror = () => reject(change.error)
        change.oncomplete = () => resolve()
      }
    })
  })
}

test('what the phone keeps is gone once its day is over', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Salida', { minutes: 14 })
  await aGuest(staff, slot.id, 'Sosa')
  await openDoor(page, slot)
  await kept(page)
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Turnos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Turnos' })).toBeVisible()
  const left = () =>
    page.evaluate(async () => ({
      mark: localStorage.getItem('gallery-door'),
      pages: await caches.has('gallery-door'),
    }))
  expect(await left()).toMatchObject({ pages: true })
  await makeListOld(page)
  await page.reload()
  await expect.poll(left).toEqual({ mark: null, pages: false })
})

for (const language of languages) {
  test(`on a day without times the door says when the next one is: ${language}`, async ({
    gallery,
    page,
  }) => {
    const staff = await enterPanel(page, gallery)
    const tomorrow = dayOf(new Date(Date.now() + 24 * 60 * 60_000))
    const answer = await staff.get(`/api/places/agenda?from=${tomorrow}&days=180`)
    const { data }: { data: AgendaSlot[] } = await answer.json()
    const start = new Date(data[0]?.start ?? Number.NaN)
    const shown = (options: Intl.DateTimeFormatOptions) =>
      start.toLocaleString(language === 'es' ? 'es-AR' : 'en-GB', {
        timeZone: 'America/Argentina/Buenos_Aires',
        ...options,
      })
    const day = [shown({ weekday: 'long' }), shown({ day: 'numeric', month: 'long' })].join(' ')
    const time = shown({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    // Other tests hold times of today: what the server lists is left out.
    await page.route('**/api/door', async (route) => {
      const list = await (await route.fetch()).json()
      await route.fulfill({ json: { ...list, data: { ...list.data, slots: [] } } })
    })

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${language}/admin/door`)
    const box = page.getByText({ es: 'Hoy no hay turnos.', en: 'There are no time slots today.' }[language])
    await expect(box).toBeVisible()
    const next = page.getByRole('link', {
      name: `${{ es: 'Próximo', en: 'Next' }[language]}: ${day}, ${time}`,
    })
    await expect(next).toHaveAttribute('href', new RegExp(`day=${dayOf(start)}&slot=${data[0]?.id}$`))
    const edges = await box.locator('..').evaluate((each) => each.getBoundingClientRect().toJSON())
    const title = await page
      .getByRole('heading', { level: 1 })
      .locator('..')
      .evaluate((head) => {
        const { paddingLeft, paddingRight } = getComputedStyle(head)
        return { left: Number.parseFloat(paddingLeft), right: innerWidth - Number.parseFloat(paddingRight) }
      })
    expect(edges).toMatchObject(title)
    await expectGoodScreen(page, 'the door on a day without times')
  })
}
