import { languages } from '@gallery/contract'
import { addDays } from '@gallery/contract/plain'
import { expect, test } from '../gallery.ts'
import { visit } from '../visitor.ts'
import { anEvent, aSlot, book, dayOf, farMonday, openSlot } from './agendaSteps.ts'
import { agendaWords } from './agendaWords.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

const words = {
  es: {
    add: 'Agregar días cerrados',
    from: 'Cierre 1: desde',
    reason: 'Por qué (cierre 1) es',
    save: 'Guardar',
    saved: /Guardado/,
    remove: /^Quitar: /,
    standing: /1 turno, 1 reserva/,
    openAnyway: 'Abrir igual',
    nowhere: 'El evento no tiene otro turno que se pueda reservar.',
    closed: 'cerrado (Montaje)',
    saturday: 'Sábado',
    hours: 'Lunes a sábado, 14 a 19.30',
  },
  en: {
    add: 'Add closed days',
    from: 'Closure 1: from',
    reason: 'Why (closure 1) es',
    save: 'Save',
    saved: /Saved/,
    remove: /^Remove: /,
    standing: /1 time slot, 1 booking/,
    openAnyway: 'Open anyway',
    nowhere: 'The event has no other time slot that can be booked.',
    closed: 'closed (Montaje)',
    saturday: 'Saturday',
    hours: 'Monday to Saturday, 2 to 7.30 pm',
  },
} as const

for (const language of languages) {
  const say = words[language]

  test(`a day is closed, told to visitors, and one of its times opened on purpose: ${language}`, async ({
    gallery,
    page,
  }) => {
    const lucia = await enterPanel(page, gallery)
    const visitor = await visit(gallery.server.url)
    const monday = farMonday()
    const event = await anEvent(lucia, `Cierre ${language}`)
    const slot = await aSlot(lucia, event.id, monday, '15:00', 3, false)
    await book(gallery.server.url, slot.id, `cierre-${language}@example.org`)
    const tuesday = await aSlot(lucia, event.id, addDays(monday, 1), '15:00', 3, false)
    await book(gallery.server.url, tuesday.id, `martes-${language}@example.org`)
    const home = async () => (await visitor.get(`/${language}?from=${monday}`)).text()
    const cell = `day=${monday}&amp;event=${event.id}`
    expect(await home()).toContain(cell)

    await page.goto(`/${language}/admin/options/days`)
    await page.getByRole('button', { name: say.add }).click()
    await page.getByLabel(say.from).fill(monday)
    await page.getByRole('textbox', { name: say.reason }).fill('Montaje')
    await expect(page.getByText(say.standing), 'before it is saved').toBeVisible()
    await expectGoodScreen(page, 'the opening days')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.saved)).toBeVisible()
    const closed = await home()
    expect(closed).toContain(say.closed)
    expect(closed).not.toContain(cell)

    // The planner leaves the day out; the calendar says why, and opens the time all the same.
    await page.goto(`/${language}/admin/appointments/add?event=${event.id}`)
    await expect(page.getByRole('table').getByText(/\(Montaje\)/)).toBeVisible()
    await page.goto(`/${language}/admin/appointments?day=${monday}&slot=${slot.id}`)
    const day = page.getByRole('heading', { level: 2, name: /\(Montaje\)/ })
    await expect(day, 'the head of the day says it').toBeVisible()
    const { actionsOf, move, slot: place } = agendaWords[language]
    const places = page.getByRole('combobox', { name: place, exact: true })
    const wantsToMove = async () => {
      await openSlot(page, language, tuesday)
      await page.getByRole('button', { name: actionsOf('Ana Paz') }).click()
      await page.getByRole('menuitem', { name: move }).click()
    }
    await wantsToMove()
    await expect(page.getByRole('dialog').getByText(say.nowhere)).toBeVisible()

    await page.goto(`/${language}/admin/appointments?day=${monday}&slot=${slot.id}`)
    await page.getByRole('button', { name: say.openAnyway }).click()
    await expect(page.getByRole('button', { name: say.openAnyway })).toHaveCount(0)
    expect(await home()).toContain(cell)
    await wantsToMove()
    await expect(places.locator(`option[value="${slot.id}"]`)).toHaveCount(1)
    await page.keyboard.press('Escape')

    await page.goto(`/${language}/admin/options/days`)
    await page.getByRole('button', { name: say.remove }).click()
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.saved)).toBeVisible()
    expect(await home()).not.toContain(say.closed)
  })

  test(`a Saturday is opened for one event, and every week: ${language}`, async ({ gallery, page }) => {
    const lucia = await enterPanel(page, gallery)
    const visitor = await visit(gallery.server.url)
    const monday = farMonday()
    const saturday = addDays(monday, 5)
    const event = await anEvent(lucia, `Sábado ${language}`)
    await lucia.patch(`/api/events/${event.id}`, { to: saturday })
    const form = {
      event_id: event.id,
      start: `${saturday}T15:00:00-03:00`,
      end: `${saturday}T15:45:00-03:00`,
      limit: 3,
    }
    expect((await lucia.post('/api/places', form)).status).toBe(422)
    expect((await lucia.post('/api/places', { ...form, open_anyway: true })).status).toBe(201)
    const home = await (await visitor.get(`/${language}?from=${monday}`)).text()
    expect(home).toContain(`day=${saturday}&amp;event=${event.id}`)
    expect(dayOf(form.start)).toBe(saturday)

    await page.goto(`/${language}/admin/options/days`)
    await page.getByRole('checkbox', { name: say.saturday }).check()
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.saved)).toBeVisible()
    expect(await (await visitor.get(`/${language}/contact`)).text()).toContain(say.hours)
    await page.getByRole('checkbox', { name: say.saturday }).uncheck()
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect.poll(async () => (await visitor.get(`/${language}/contact`)).text()).not.toContain(say.hours)
  })
}
