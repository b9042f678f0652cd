import { languages } from '@gallery/contract'
import { findings } from '../findings.ts'
import { createSlot } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { anEvent, aSlot, book, dayOf, farMonday, openSlot, readSlot } from './agendaSteps.ts'
import { agendaWords } from './agendaWords.ts'
import { countClicks } from './clicks.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

for (const language of languages) {
  const say = agendaWords[language]

  test.describe(`bookings: ${language}`, () => {
    test('a season is opened in one form, and taken back', async ({ gallery, page }) => {
      const visitor = await enterPanel(page, gallery)
      const event = await anEvent(visitor, `Temporada ${language}`)
      const count = async () => {
        const { data }: { data: unknown[] } = await (
          await visitor.get(`/api/places?event=${event.id}`)
        ).json()
        return data.length
      }
      await page.goto(`/${language}/admin/appointments/add?event=${event.id}`)
      const create = page.getByRole('button', { name: say.create })
      // Four a day, of the five days that are no holidays.
      const planned = Number(/\d+/.exec((await create.textContent()) ?? '')?.[0])
      await expectGoodScreen(page, 'the planner')
      const clicks = await countClicks(page)
      await create.click()
      await expect(page).toHaveURL(new RegExp(`/${language}/admin/appointments\\?event=${event.id}`))
      console.log(`a season of slots opened: ${await clicks.take()} click`)
      await expect(page.getByRole('link', { name: /14:00 - 14:45/ })).toHaveCount(planned / 4)
      expect(await count()).toBe(planned)
      await page.getByRole('button', { name: say.undo, exact: true }).click()
      await expect(page.getByRole('link', { name: /14:00 - 14:45/ })).toHaveCount(0)
      expect(await count()).toBe(0)
    })

    test('who calls is written down in three clicks', async ({ gallery, page }) => {
      const visitor = await enterPanel(page, gallery)
      const monday = farMonday()
      const event = await anEvent(visitor, `Teléfono ${language}`)
      const slot = await aSlot(visitor, event.id, monday, '10:00')
      await page.goto(`/${language}/admin/appointments?day=${monday}&event=${event.id}`)
      const clicks = await countClicks(page)
      await page.getByRole('link', { name: /10:00 - 10:45/ }).click()
      await page.getByRole('button', { name: say.byHand }).click()
      await expect(page.getByRole('textbox', { name: say.firstName })).toBeFocused()
      await page.keyboard.type('Nélida')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Arrascaeta')
      await page.getByRole('button', { name: say.write, exact: true }).click()
      const guest = page.getByRole('listitem').filter({ hasText: 'Nélida Arrascaeta' })
      await expect(guest).toContainText(say.confirmed)
      const count = await clicks.take()
      console.log(`a phone-in booking: ${count} clicks`)
      expect(count).toBe(3)
      expect((await readSlot(visitor, slot))?.count).toBe(1)
      await expectGoodScreen(page, 'the week with a slot')
    })

    test('somebody is confirmed, moved, cancelled and brought back', async ({ gallery, page }) => {
      const visitor = await enterPanel(page, gallery)
      const monday = farMonday()
      const event = await anEvent(visitor, `Cambios ${language}`)
      const slot = await aSlot(visitor, event.id, monday, '11:00')
      const other = await aSlot(visitor, event.id, monday, '12:00')
      const email = `cambios-${language}@example.org`
      await book(gallery.server.url, slot.id, email, language)
      const guest = page.getByRole('listitem').filter({ hasText: email })
      const choose = async (name: string | RegExp) => {
        await page.getByRole('button', { name: say.actionsOf('Ana Paz') }).click()
        await page.getByRole('menuitem', { name }).click()
      }

      await openSlot(page, language, slot)
      await expect(guest).toContainText(say.unconfirmed)
      await choose(say.confirm)
      await expect(guest).toContainText(say.confirmed)
      await gallery.mailbox.newest(email, /Te esperamos|We expect you|See you/)

      await choose(say.move)
      const places = page.getByRole('combobox', { name: say.slot, exact: true })
      await expect(places, 'nobody is moved by a press too many').toHaveValue('')
      await places.selectOption(String(other.id))
      await page.getByRole('button', { name: say.moveYes, exact: true }).click()
      const taken = async () => (await readSlot(visitor, other))?.count
      await expect.poll(taken).toBe(1)
      await expect(guest).toHaveCount(0)

      await openSlot(page, language, other)
      await page.getByRole('button', { name: say.deleteBooking('Ana Paz') }).click()
      const question = page.getByRole('alertdialog', { name: say.deleteQuestion })
      await question.getByRole('button', { name: say.deleteYes }).click()
      await expect(question).toHaveCount(0)
      await expect.poll(taken).toBe(0)
      await page.getByRole('button', { name: say.undo, exact: true }).click()
      await expect.poll(taken).toBe(1)
      await expect(guest).toContainText(say.confirmed)
      expect(gallery.mailbox.mails.filter((mail) => mail.to === email)).not.toContainEqual(
        expect.objectContaining({ subject: expect.stringMatching(/Cancelamos|cancelled/) })
      )

      for (const words of [email, 'ana paz', '4832 1107']) {
        await page.goto(`/${language}/admin/appointments?q=${encodeURIComponent(words)}`)
        const found = page.getByRole('row').filter({ hasText: email })
        await expect(found.getByRole('link'), words).toHaveAttribute('href', new RegExp(`slot=${other.id}`))
      }
    })

    test('a range with bookings is deleted with a word to who booked, and undone', async ({
      gallery,
      page,
    }) => {
      const visitor = await enterPanel(page, gallery)
      const monday = farMonday()
      const event = await anEvent(visitor, `Borrado ${language}`)
      const empty = await aSlot(visitor, event.id, monday, '15:00')
      const booked = await aSlot(visitor, event.id, monday, '16:00')
      await book(gallery.server.url, booked.id, `borrado-${language}@example.org`, language)
      await page.goto(`/${language}/admin/appointments/delete?event=${event.id}&day=${monday}`)
      await page.getByRole('radio', { name: say.notify }).check()
      await page.getByLabel(say.reason).fill('Se rompió un caño.')
      await expectGoodScreen(page, 'the remover')
      await page.getByRole('button', { name: say.removeNotify(2, 1) }).click()
      await expect.poll(() => readSlot(visitor, booked)).toBeUndefined()
      await page.getByRole('button', { name: say.undo, exact: true }).first().click()
      await expect.poll(async () => (await readSlot(visitor, booked))?.count).toBe(1)
      expect((await readSlot(visitor, empty))?.count).toBe(0)
    })
  })
}

test('of whoever left no mail none is promised, and the focus is never lost on the way', async ({
  gallery,
  page,
}) => {
  const visitor = await enterPanel(page, gallery)
  const say = agendaWords.es
  const monday = farMonday()
  const event = await anEvent(visitor, 'Por teléfono')
  const slot = await aSlot(visitor, event.id, monday, '09:00')
  const other = await aSlot(visitor, event.id, monday, '10:00')
  const name = 'Nélida Arrascaeta'
  const guest = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  const heading = page.getByRole('heading', { level: 3, name: 'Reservas', exact: true })
  const byHand = page.getByRole('button', { name: say.byHand })
  const callThem = /No dejó mail: avisale vos, al .*4832/

  await openSlot(page, 'es', slot)
  await byHand.press('Enter')
  await expect(page.getByRole('textbox', { name: say.firstName })).toBeFocused()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(byHand).toBeFocused()
  await byHand.press('Enter')
  await page.getByRole('textbox', { name: say.firstName }).fill('Nélida')
  await page.getByRole('textbox', { name: say.lastName }).fill('Arrascaeta')
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('11 4832-1107')
  await page.getByRole('button', { name: say.write, exact: true }).click()
  await expect(guest).toContainText(say.confirmed)
  await expect(byHand).toBeFocused()

  await page.getByRole('button', { name: say.actionsOf(name) }).click()
  await page.getByRole('menuitem', { name: say.move }).click()
  const dialog = page.getByRole('dialog', { name: `Mover a ${name}` })
  await expect(dialog).toContainText(callThem)
  await expect(dialog).not.toContainText('le llega un mail')
  await page.getByRole('combobox', { name: say.slot, exact: true }).selectOption(String(other.id))
  await dialog.getByRole('button', { name: say.moveYes, exact: true }).click()
  await expect(page.getByRole('status').getByText(/^Moviste a Nélida/)).toHaveText(callThem)
  await expect(guest).toHaveCount(0)
  await expect(heading).toBeFocused()

  await openSlot(page, 'es', other)
  await page.getByRole('button', { name: say.deleteBooking(name) }).click()
  const question = page.getByRole('alertdialog', { name: say.deleteQuestion })
  await expect(question).toContainText(callThem)
  await question.getByRole('button', { name: say.deleteYes }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('status').getByText(/^Borraste la reserva/)).toHaveText(callThem)
  await expect(heading).toBeFocused()
})

test('whoever opens a slot by key is led to it, and back to it in the calendar, or to what says that there is none', async ({
  gallery,
  page,
}) => {
  const visitor = await enterPanel(page, gallery)
  const say = agendaWords.es
  const monday = farMonday()
  const event = await anEvent(visitor, 'Por teclado')
  await aSlot(visitor, event.id, monday, '10:00')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/es/admin/appointments?day=${monday}&event=${event.id}`)
  const link = page.getByRole('link', { name: /10:00 - 10:45/ })
  const heading = page.getByRole('heading', { level: 2, name: /^10:00/ })
  await link.press('Enter')
  await expect(heading).toBeFocused()
  await expect(page.getByRole('region', { name: /^10:00/ })).toContainText('Reservas')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Cerrar', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link).toBeFocused()

  await link.press('Enter')
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Borrar este turno' }).press('Enter')
  await expect(heading).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  await page.getByRole('button', { name: say.undo, exact: true }).click()
  await expect(link).toBeVisible()
})

test('the slots of a day at hand on a phone', async ({ gallery, page }) => {
  const visitor = await enterPanel(page, gallery)
  const say = agendaWords.es
  const soon = new Date(Date.now() + 20 * 60_000)
  const event = await anEvent(visitor, 'Hoy', dayOf(soon))
  const start = soon.toISOString()
  const end = new Date(soon.getTime() + 15 * 60_000).toISOString()
  const slot = await createSlot(visitor, { event_id: event.id, start, end, limit: 2 })
  await book(gallery.server.url, slot.id, 'hoy@example.org')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/es/admin/appointments?day=${dayOf(soon)}&event=${event.id}`)
  await page.getByRole('link', { name: /Hoy/ }).filter({ hasText: '1/2' }).click()
  const guest = page.getByRole('listitem').filter({ hasText: 'hoy@example.org' })
  await expect(guest).toContainText(say.unconfirmed)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: say.actionsOf('Ana Paz') }).click()
  await page.getByRole('menuitem', { name: say.confirm }).click()
  await expect(guest).toContainText(say.confirmed)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
})

for (const [screen, reads] of [
  ['appointments/add', '**/api/events?*'],
  ['appointments/add', '**/api/places/agenda?*'],
  ['appointments/delete', '**/api/places/agenda?*'],
] as const) {
  test(`${screen} says that ${reads} could not be read, and can be tried again`, async ({
    gallery,
    page,
  }) => {
    const visitor = await enterPanel(page, gallery)
    const event = await anEvent(visitor, 'Sin leer')
    await page.route(reads, (route) => route.fulfill({ status: 503, json: { message: 'No.' } }))
    await page.goto(`/es/admin/${screen}?event=${event.id}`)
    const failed = page.getByRole('main').getByText('No se pudo leer. Puede ser la conexión.')
    await expect(failed).toBeVisible()
    await page.unroute(reads)
    await page.getByRole('button', { name: 'Probar otra vez' }).click()
    await expect(failed).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: /^Evento/ })).toBeVisible()
  })
}

test('a week that cannot be read is not drawn as free', async ({ gallery, page }) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/appointments')
  await expect(page.getByRole('link', { name: 'Después' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.route('**/api/places/agenda?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'No.' } })
  )
  await page.getByRole('link', { name: 'Después' }).click()
  await expect(page.getByText('No se pudo leer. Puede ser la conexión.')).toBeVisible()
})

test('a week that is on its way is not called free', async ({ gallery, page }) => {
  await enterPanel(page, gallery)
  await page.goto(`/es/admin/appointments?day=${farMonday()}`)
  await page.waitForLoadState('networkidle')
  let pass = () => {}
  const passed = new Promise<void>((resolve) => {
    pass = resolve
  })
  await page.route('**/api/places/agenda?*', async (route) => {
    await passed
    await route.continue()
  })
  const sent = page.waitForRequest('**/api/places/agenda?*')
  await page.getByRole('link', { name: 'Después' }).click()
  await sent
  const week = page.getByRole('group', { name: /^Turnos/ })
  await expect(week).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Sin turnos')).toHaveCount(0)
  pass()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('who is being written down stays where neither the booking nor the week is answered', async ({
  gallery,
  page,
}) => {
  const visitor = await enterPanel(page, gallery)
  const say = agendaWords.es
  const event = await anEvent(visitor, 'Se corta')
  const slot = await aSlot(visitor, event.id, farMonday(), '10:00')
  await openSlot(page, 'es', slot)
  await page.getByRole('button', { name: say.byHand }).click()
  await page.getByRole('textbox', { name: say.firstName }).fill('Nélida')
  await page.getByRole('textbox', { name: say.lastName }).fill('Arrascaeta')
  const reads = /\/api\/(appointments\/byHand|places\/agenda)/
  await page.route(reads, (route) => route.fulfill({ status: 503, json: { message: 'No.' } }))
  const reread = page.waitForResponse(/\/api\/places\/agenda/)
  const write = page.getByRole('button', { name: say.write, exact: true })
  await write.click()
  await reread
  await page.unroute(reads)
  await write.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Nélida Arrascaeta' })).toContainText(
    say.confirmed
  )
})

test('who goes elsewhere while a season is being opened stays there', async ({ gallery, page }) => {
  const visitor = await enterPanel(page, gallery)
  const say = agendaWords.es
  const event = await anEvent(visitor, 'Se abre tarde')
  let pass = () => {}
  const passed = new Promise<void>((resolve) => {
    pass = resolve
  })
  await page.route('**/api/places/many', async (route) => {
    await passed
    await route.continue()
  })
  await page.goto(`/es/admin/appointments/add?event=${event.id}`)
  const sent = page.waitForRequest('**/api/places/many')
  await page.getByRole('button', { name: say.create }).click()
  await sent
  await page.locator('#main').getByRole('link', { name: say.slots, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.slots, exact: true })).toBeVisible()
  pass()
  await expect(page.getByText(/^Se abrieron \d+ turnos\.$/)).toBeVisible()
  // What is said of this comes after whatever the opening still did.
  await page.getByRole('button', { name: say.undo, exact: true }).click()
  await expect(page.getByText(/^Se deshizo: /)).toBeVisible()
  await expect(page).toHaveURL(/\/es\/admin\/appointments$/)
})
