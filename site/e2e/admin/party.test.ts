import { languages } from '@gallery/contract'
import { expect, test } from '../gallery.ts'
import { anEvent, aSlot, farMonday, openSlot, readSlot } from './agendaSteps.ts'
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
    await page.getByRole('menuitem', { name: say.changePeople }).click()
    const dialog = page.getByRole('dialog', { name: say.partyOf('Emilia Kraus') })
    await expect(people).toBeFocused()
    await expect(people).toHaveAccessibleDescription(say.full)
    await dialog.getByRole('button', { name: say.fewer }).click()
    await expectGoodScreen(page, 'the dialog of a party')
    await dialog.getByRole('button', { name: say.change, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(guest).toContainText(say.people(2))
    await expect(page.getByText(say.changed('Emilia Kraus'))).toBeVisible()
    await expect(inCalendar).toContainText('2/3')
    expect(await taken()).toBe(2)
    await gallery.mailbox.newest(email, /Cambió tu reserva|Your booking has changed/)

    await limit.fill('1')
    await limit.press('Enter')
    await expect(limit).toHaveAccessibleDescription(say.limitTaken)
    await expect(limit).toHaveValue('1')
    await limit.fill('2')
    await expect(limit).toHaveAttribute('aria-invalid', 'false')
    await limit.press('Enter')
    await expect.poll(async () => (await readSlot(visitor, slot))?.limit).toBe(2)
    await expect(inCalendar).toContainText('2/2')
  })
}
