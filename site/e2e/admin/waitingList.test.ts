import { languages, type WaitingDetail, type WaitingLineAnswer } from '@gallery/contract'
import { findings } from '../findings.ts'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { bookingBy, type Visitor } from '../visitor.ts'
import { anEvent, aSlot, farMonday, openSlot, readSlot } from './agendaSteps.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'
import { waitingListWords } from './waitingListWords.ts'

/** Who is in the line of a slot. */
async function lineOf(staff: Visitor, slot: { id: number }): Promise<WaitingDetail[]> {
  const { data }: WaitingLineAnswer = await (await staff.get(`/api/places/${slot.id}/waiting`)).json()
  return data
}

/** What they are called, in their order. */
const namesIn = async (staff: Visitor, slot: { id: number }) =>
  (await lineOf(staff, slot)).map(({ first_name }) => first_name)

/** A full slot of four at 14:00 of a day, and one at 15:00 with four places. */
async function aFullSlot(staff: Visitor, title: string) {
  const event = await anEvent(staff, title)
  const full = await aSlot(staff, event.id, farMonday(), '14:00', 4)
  const other = await aSlot(staff, event.id, farMonday(), '15:00', 4)
  const { language: _, ...form } = bookingBy(`lleno-${event.id}`, full.id)
  await created(await staff.post('/api/appointments/byHand', { ...form, people: 4 }))
  return { event, full, other }
}

/** Writes somebody into the line, as the gallery does. */
async function addToLine(staff: Visitor, slot: { id: number }, name: string, people: number) {
  const { place: _, ...form } = bookingBy(`${name.split(' ', 1)}-${slot.id}`, slot.id)
  const answer = await staff.post(`/api/places/${slot.id}/waiting`, {
    ...form,
    first_name: name,
    last_name: 'Paz',
    people,
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
}

for (const language of languages) {
  const say = waitingListWords[language]

  test(`a full slot takes a line, which is put in order and offered places: ${language}`, async ({
    gallery,
    page,
  }) => {
    const staff = await enterPanel(page, gallery)
    const { event, full, other } = await aFullSlot(staff, `Lista ${language}`)
    const inCalendar = page.getByRole('link', { name: /14:00 - 14:45/ }).filter({ hasText: event.title_es })
    const list = page.getByRole('list', { name: say.title })
    const rows = list.getByRole('listitem')
    const said = (words: string) => expect(page.getByText(words).first()).toBeVisible()
    const choose = async (name: string, action: string) => {
      await page.getByRole('button', { name: say.actionsOf(name) }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }

    // It fills, and nobody waits yet.
    await openSlot(page, language, full)
    await expect(page.getByText(say.nobody)).toBeVisible()
    await page.getByRole('button', { name: say.write }).click()
    await page.getByRole('textbox', { name: say.firstName }).fill('Julia')
    await page.getByRole('textbox', { name: say.lastName }).fill('Nievas')
    await page.getByRole('textbox', { name: say.phone }).fill('11 5555 0134')
    await page.getByRole('textbox', { name: say.email }).fill(`julia-${language}@example.org`)
    await page.getByRole('button', { name: say.more }).click()
    await expectGoodScreen(page, 'the form for who waits')
    await page.getByRole('button', { name: say.add, exact: true }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText(`Julia Nievas ${say.people(2)}`)
    await expect(rows.first()).toContainText(say.elsewhere)
    await expect(inCalendar).toContainText('4 +2')

    await addToLine(staff, full, 'Carla', 3)
    await addToLine(staff, full, 'Emilio', 1)
    await openSlot(page, language, full)
    await expect(rows).toHaveCount(3)
    await expect(page.getByText(say.count(3, 6), { exact: true })).toBeVisible()
    await expectGoodScreen(page, 'a slot with a line')

    // By keyboard and by menu.
    const grip = page.getByRole('button', { name: say.move('Emilio Paz') })
    await grip.press('Alt+ArrowUp')
    await said(say.moved('Emilio Paz', 2, 3))
    await expect.poll(() => namesIn(staff, full)).toEqual(['Julia', 'Emilio', 'Carla'])
    await expect(grip).toBeFocused()
    await choose('Julia Nievas', say.down)
    await said(say.moved('Julia Nievas', 2, 3))
    await expect.poll(() => namesIn(staff, full)).toEqual(['Emilio', 'Julia', 'Carla'])
    await expect(rows.nth(0)).toContainText('Emilio')

    // Off the list, and back to where they stood.
    await choose('Emilio Paz', say.takeOff)
    await said(say.takenOff('Emilio Paz'))
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await expect(rows.nth(0)).toContainText('Emilio')
    expect(await namesIn(staff, full)).toEqual(['Emilio', 'Julia', 'Carla'])

    // Another time, by hand.
    await page.getByRole('button', { name: say.offer('Julia Nievas') }).click()
    await said(say.offered('Julia Nievas'))
    await expect(rows).toHaveCount(2)
    await gallery.mailbox.newest(`julia-${language}@example.org`, say.mail)
    await expect.poll(async () => (await readSlot(staff, other))?.count).toBe(2)

    // It is withdrawn there, taken back and withdrawn again.
    await openSlot(page, language, other)
    const offered = rows.filter({ hasText: 'Julia' })
    await expect(offered.getByRole('timer')).toHaveText(/\d/)
    await expect(offered.getByRole('progressbar')).toBeVisible()
    await expectGoodScreen(page, 'a slot with an offer')
    const withdraw = page.getByRole('button', { name: say.withdraw('Julia Nievas') })
    await withdraw.click()
    await said(say.withdrawn('Julia Nievas'))
    await expect.poll(async () => (await readSlot(staff, other))?.count).toBe(0)
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await expect(withdraw).toBeVisible()
    await expect.poll(async () => (await readSlot(staff, other))?.count).toBe(2)
    await page.goto(`/${language}/admin/appointments?q=julia-${language}@example.org`)
    await expect(page.getByRole('row').filter({ hasText: 'Julia' })).toContainText(say.stateOffered)

    // Of the day only the one with a line is left.
    await page.goto(`/${language}/admin/appointments?day=${farMonday()}&event=${event.id}&view=day`)
    const tiles = page.getByRole('group').getByRole('link').filter({ hasText: event.title_es })
    await expect(tiles).toHaveCount(2)
    const filter = page.getByRole('button', { name: say.withLine })
    await expect(filter).toContainText('1')
    await filter.click()
    await expect(tiles).toHaveCount(1)
    await expect(tiles).toContainText('4 +4')
  })
}

test('a line that is another one meanwhile is read again, with a sentence', async ({ gallery, page }) => {
  const say = waitingListWords.es
  const staff = await enterPanel(page, gallery)
  const { full } = await aFullSlot(staff, 'Lista que cambia')
  for (const name of ['Ana', 'Bea', 'Caro']) await addToLine(staff, full, name, 1)
  await openSlot(page, 'es', full)
  const rows = page.getByRole('list', { name: say.title }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const [first] = await lineOf(staff, full)
  expect((await staff.delete(`/api/waiting/${first?.id}`)).status).toBe(200)
  await page.getByRole('button', { name: say.move('Caro Paz') }).press('Alt+ArrowUp')
  await expect(page.getByText(say.changed)).toBeVisible()
  await expect(rows).toHaveCount(2)
  expect(await namesIn(staff, full)).toEqual(['Bea', 'Caro'])
})

test('a line on a phone has its actions in menus', async ({ gallery, page }) => {
  const say = waitingListWords.es
  const staff = await enterPanel(page, gallery)
  const { full, other } = await aFullSlot(staff, 'Lista en el teléfono')
  await addToLine(staff, full, 'Maximiliano de la Concepción Etchegaray', 2)
  await addToLine(staff, full, 'Bea', 1)
  await page.setViewportSize({ width: 390, height: 844 })
  await openSlot(page, 'es', full)
  const rows = page.getByRole('list', { name: say.title }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('button', { name: say.offer('Bea Paz') })).toBeHidden()
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: say.actionsOf('Bea Paz') }).click()
  await page.getByRole('menuitem', { name: say.up }).click()
  await expect.poll(async () => (await namesIn(staff, full))[0]).toBe('Bea')
  await page.getByRole('button', { name: say.actionsOf('Bea Paz') }).click()
  await page.getByRole('menuitem', { name: say.offerIn }).click()
  await expect(rows).toHaveCount(1)
  await expect.poll(async () => (await readSlot(staff, other))?.count).toBe(1)
})
