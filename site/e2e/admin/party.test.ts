import { languages, type Slot } from '@gallery/contract'
import { expect, test } from '../gallery.ts'
import { anEvent, aSlot, farMonday, openSlot, readSlot } from './agendaSteps.ts'
import { save } from './eventsSteps.ts'
import { enterPanel } from './panel.ts'
import { partyWords } from './partyWords.ts'
import { expectGoodScreen } from './screens.ts'

for (const language of languages) {
  const say = partyWords[language]

  test(`a party is written down, becomes smaller, and keeps its places: ${language}`, async ({
    gallery,
    page,
  }) => {
    const visitor = await enterPanel(page, gallery)
    const event = await anEvent(visitor, `Grupo ${language}`)
    const slot = await aSlot(visitor, event.id, farMonday(), '13:00')
    const email = `grupo-${language}@example.org`
    const taken = async () => (await readSlot(visitor, slot))?.count
    const inCalendar = page.getByRole('link', { name: /13:00 - 13:45/ }).filter({ hasText: event.title_es })
    const people = page.getByRole('spinbutton', { name: say.howMany })
    const limit = page.getByRole('spinbutton', { name: say.limit, exact: true })

    await openSlot(page, language, slot)
    await expect(inCalendar).toContainText('0/3')
    await page.getByRole('button', { name: say.byHand }).click()
    await page.getByRole('textbox', { name: say.firstName }).fill('Emilia')
    await page.getByRole('textbox', { name: say.lastName }).fill('Kraus')
    await page.getByRole('textbox', { name: say.email }).fill(email)
    await expect(people).toHaveValue('1')
    for (const _ of ['the second', 'the third']) await page.getByRole('button', { name: say.more }).click()
    await expect(people).toHaveValue('3')
    await expect(people).toHaveAccessibleDescription(say.left)
    await expectGoodScreen(page, 'the form for who calls')
    await page.getByRole('button', { name: say.write, exact: true }).click()

    const guest = page.getByRole('listitem').filter({ hasText: email })
    await expect(guest).toContainText(`Emilia Kraus ${say.people(3)}`)
    await expect(page.getByText(say.bookings(1, 3), { exact: true })).toBeVisible()
    await expect(inCalendar).toContainText('3/3')
    expect(await taken()).toBe(3)

    await page.getByRole('button', { name: say.actionsOf('Emilia Kraus') }).click()
    await page.getByRole('menuitem', { name: say.changeWho }).click()
    const dialog = page.getByRole('dialog', { name: say.whoComes })
    await expect(people).toBeFocused()
    await expect(people).toHaveAccessibleDescription(say.full)
    await dialog.getByRole('button', { name: say.fewer }).click()
    await expectGoodScreen(page, 'the dialog of a party')
    await dialog.getByRole('button', { name: say.change, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(guest).toContainText(say.people(2))
    await expect(page.getByText(say.changed('Emilia Kraus', 2))).toBeVisible()
    await expect(inCalendar).toContainText('2/3')
    expect(await taken()).toBe(2)
    await gallery.mailbox.newest(email, /Cambió tu reserva|Your booking has changed/)

    await limit.fill('1')
    await limit.press('Enter')
    const said = page.getByRole('main').getByRole('status')
    await expect(limit).toHaveAccessibleDescription(say.limitTaken)
    await expect(said.filter({ hasText: say.limitTaken })).toHaveCount(1)
    await expect(limit).toBeFocused()
    await expect(limit).toHaveValue('1')
    await limit.fill('2')
    await expect(limit).toHaveAttribute('aria-invalid', 'false')
    await limit.press('Enter')
    await expect(said.filter({ hasText: { es: 'Guardado: 2', en: 'Saved: 2' }[language] })).toHaveCount(1)
    await expect(limit).toBeFocused()
    await expect.poll(async () => (await readSlot(visitor, slot))?.limit).toBe(2)
    await expect(inCalendar).toContainText('2/2')
  })

  test(`a school's class comes with what it needs, and both are corrected: ${language}`, async ({
    gallery,
    page,
  }) => {
    const visitor = await enterPanel(page, gallery)
    const event = await anEvent(visitor, `Escuela ${language}`)
    const slot = await aSlot(visitor, event.id, farMonday(), '14:00', 20)
    const email = `escuela-${language}@example.org`
    const people = page.getByRole('spinbutton', { name: say.howMany })
    const guest = page.getByRole('listitem').filter({ hasText: email })
    const changedMails = () =>
      gallery.mailbox.mails.filter(
        ({ to, subject }) => to === email && /Cambió tu reserva|Your booking has changed/.test(subject)
      )

    await page.goto(`/${language}/admin/events/${event.id}`)
    const offered = page.getByRole('group', { name: say.mayBeAsked })
    await offered.getByRole('checkbox', { name: say.wheelchair }).check()
    await save(page, language)
    const read = await (await visitor.get(`/api/events/${event.id}`)).json()
    expect(read.data.needs).toEqual(['wheelchair'])

    await openSlot(page, language, slot)
    const groups = page.getByRole('switch', { name: say.groups })
    await expect(groups).not.toBeChecked()
    await groups.click()
    await expect.poll(async () => (await readSlot(visitor, slot))?.groups).toBe(true)
    await expect(groups).toBeChecked()

    await page.getByRole('button', { name: say.byHand }).click()
    await page.getByRole('textbox', { name: say.firstName }).fill('Rosa')
    await page.getByRole('textbox', { name: say.lastName }).fill('Vidal')
    await page.getByRole('textbox', { name: say.email }).fill(email)
    await people.fill('10')
    const access = page.getByRole('button', { name: say.access })
    await access.click()
    await page.getByRole('checkbox', { name: say.signLanguage }).check()
    await page.getByRole('textbox', { name: say.school }).fill('Escuela Normal 4')
    await expectGoodScreen(page, 'the form for a class')
    // Folded away, it is still known, and sent.
    await access.click()
    await expect(access).toContainText(`${say.signLanguage}, Escuela Normal 4`)
    await page.getByRole('button', { name: say.write, exact: true }).click()
    await expect(guest).toContainText(say.people(10))
    await expect(guest.getByText('Escuela Normal 4', { exact: true })).toBeVisible()
    await expect(guest.getByText(say.signLanguage, { exact: true })).toBeVisible()

    const dialog = page.getByRole('dialog', { name: say.whoComes })
    const openDialog = async () => {
      await page.getByRole('button', { name: say.actionsOf('Rosa Vidal') }).click()
      await page.getByRole('menuitem', { name: say.changeWho }).click()
      await expect(people).toHaveValue('10')
    }
    await openDialog()
    await expect(dialog.getByRole('checkbox', { name: say.signLanguage })).toBeChecked()
    await dialog.getByRole('checkbox', { name: say.wheelchair }).check()
    await dialog.getByRole('textbox', { name: say.school }).fill('Escuela Normal 9')
    await expectGoodScreen(page, 'the dialog of a class')
    await dialog.getByRole('button', { name: say.change, exact: true }).click()
    await expect(page.getByText(say.corrected('Rosa Vidal'))).toBeVisible()
    await expect(guest.getByText('Escuela Normal 9', { exact: true })).toBeVisible()
    await expect(guest.getByText(say.wheelchairAndSign, { exact: true })).toBeVisible()

    await openDialog()
    await dialog.getByRole('button', { name: say.fewer }).click()
    await dialog.getByRole('button', { name: say.change, exact: true }).click()
    await expect(page.getByText(say.changed('Rosa Vidal', 9))).toBeVisible()
    const mail = await gallery.mailbox.newest(email, /Cambió tu reserva|Your booking has changed/)
    expect(mail.text).toContain('Escuela Normal 9')
    expect(changedMails()).toHaveLength(1)
  })
}

test('a class for which a slot is too small is refused in words, until the slot is raised for it', async ({
  gallery,
  page,
}) => {
  const say = partyWords.es
  const visitor = await enterPanel(page, gallery)
  const event = await anEvent(visitor, 'Clase grande')
  const slot = await aSlot(visitor, event.id, farMonday(), '13:00')
  const other = await aSlot(visitor, event.id, farMonday(), '15:00')
  const of = async (each: Slot) => {
    const read = await readSlot(visitor, each)
    return { limit: read?.limit, count: read?.count }
  }
  const people = page.getByRole('spinbutton', { name: say.howMany })
  const write = page.getByRole('button', { name: say.write, exact: true })

  await openSlot(page, 'es', slot)
  await page.getByRole('button', { name: say.byHand }).click()
  await page.getByRole('textbox', { name: say.firstName }).fill('Nélida')
  await page.getByRole('textbox', { name: say.lastName }).fill('Arrascaeta')
  await people.fill('25')
  await page.keyboard.press('Tab')
  await expect(people).toHaveValue('25')
  await expect(people).toHaveAttribute('aria-invalid', 'true')
  await expect(people).toHaveAccessibleDescription(say.left)
  await expectGoodScreen(page, 'the form for more than fit')
  await write.click()
  await expect(people).toBeFocused()
  expect(await of(slot)).toEqual({ limit: 3, count: 0 })

  await page.getByRole('button', { name: 'Ampliar el turno a 25' }).click()
  await expect(page.getByText('El turno ahora es para 25 personas.', { exact: true })).toBeVisible()
  await expect(people).toHaveAttribute('aria-invalid', 'false')
  await expect(people).toBeFocused()
  await write.click()
  await expect(page.getByText('Nélida, 25 personas: tienen su lugar, confirmado.')).toBeVisible()
  expect(await of(slot)).toEqual({ limit: 25, count: 25 })

  // Where they do not fit they are moved all the same, and the key takes both back.
  await page.getByRole('button', { name: say.actionsOf('Nélida Arrascaeta') }).click()
  await page.getByRole('menuitem', { name: /^Mover a otro turno/ }).click()
  const places = page.getByRole('combobox', { name: 'Turno', exact: true })
  await expect(places.locator(`option[value="${other.id}"]`)).toContainText('(entran 3)')
  await places.selectOption(String(other.id))
  await page.getByRole('button', { name: 'Ampliar a 25 y mover' }).click()
  await expect.poll(() => of(other)).toEqual({ limit: 25, count: 25 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Pressed before, the key would wait for the offer and then show none.
  await expect(page.getByRole('status').getByText(/^Moviste a Nélida/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => of(other)).toEqual({ limit: 3, count: 0 })
  await expect.poll(() => of(slot)).toEqual({ limit: 25, count: 25 })
})
