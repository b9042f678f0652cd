import type { Slot } from '@gallery/contract'
import { enterCode, openRefused } from './accountSteps.ts'
import { accountWords } from './accountWords.ts'
import { cellOf, choose, fillForm, openHome, toast } from './bookingSteps.ts'
import { findings } from './findings.ts'
import { expect, test } from './gallery.ts'
import { linkIn, type Mailbox } from './mailbox.ts'
import { bookingBy, newAddress, type Visitor, visit } from './visitor.ts'
import { comingVisits, countOf } from './visits.ts'
import { words } from './words.ts'

/** Books without a session, and confirms by the mail's link. */
async function bookUnknown(visitor: Visitor, mailbox: Mailbox, email: string, slot: Slot): Promise<void> {
  const booking = { ...bookingBy('unknown', slot.id), email }
  const answer = await visitor.post('/api/appointments', booking, newAddress())
  expect(answer.status).toBe(201)
  const link = linkIn(await mailbox.newest(email, words.es.confirmMail), /\/appointments\/confirm\//)
  const token = new URL(link).pathname.split('/').at(-1)
  expect((await visitor.post(`/api/appointments/link/${token}/confirm`, {})).status).toBe(200)
}

for (const [language, width] of [
  ['es', 390],
  ['en', 1440],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: language === 'es' ? 'es-AR' : 'en-GB', viewport: { width, height: 844 } })

    test('bookings made with and without a session stand in one list, and their places come free', async ({
      gallery,
      page,
      context,
    }) => {
      const say = { ...words[language], ...accountWords[language] }
      const { mailbox, server } = gallery
      const email = `bruno-${language}@example.org`
      const visitor = await visit(server.url)
      const [soon, later] = await comingVisits(visitor, language)
      const before = await countOf(soon.slot, visitor)
      const rows = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
      await page.emulateMedia({ reducedMotion: 'reduce' })

      const login = await openRefused(page, `/${language}/appointments`, language)
      await bookUnknown(visitor, mailbox, email, later.slot)
      await enterCode(login, email, mailbox, language)
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText(say.confirmed)

      await test.step('a booking of who is signed in begins with what is known of them', async () => {
        await openHome(page, language)
        await cellOf(page, soon).click()
        const dialog = page.getByRole('dialog')
        await choose(dialog, soon.time, language)
        await expect(dialog.getByLabel(say.email, { exact: true })).toHaveValue(email)
        await fillForm(dialog, email, language)
        await dialog.getByRole('button', { name: say.save }).click()
        await expect(toast(page, say.booked)).toBeVisible()
      })

      await test.step('the next one comes first, with its day, its state and its mail', async () => {
        await page.goto(`/${language}/appointments`)
        await expect(rows).toHaveCount(2)
        const [first, second] = [rows.nth(0), rows.nth(1)]
        await expect(first).toContainText(say.unconfirmed)
        const times = first.locator('time')
        const [day, hours, heldUntil] = [times.nth(0), times.nth(1), times.nth(2)]
        await expect(day).toHaveAttribute('datetime', soon.day)
        await expect(hours).toHaveAttribute('datetime', soon.slot.start)
        await expect(hours).toHaveText(soon.time)
        await expect(heldUntil).toContainText(/\d\d:\d\d/)
        await expect(second).toContainText(say.confirmed)
        expect(await findings(page)).toEqual([])

        const mails = mailbox.mails.length
        await first.getByRole('button', { name: say.resend }).click()
        await expect(toast(page, say.resent)).toBeVisible()
        await expect.poll(() => mailbox.mails.slice(mails).filter(({ to }) => to === email).length).toBe(1)

        const calendar = second.getByRole('link', { name: say.calendar })
        const file = await context.request.get((await calendar.getAttribute('href')) ?? '')
        expect(file.headers()['content-type']).toContain('text/calendar')
        expect(await file.text()).toContain('BEGIN:VEVENT')
      })

      await test.step('another time is chosen for the one that is confirmed', async () => {
        const [first, second] = [rows.nth(0), rows.nth(1)]
        await expect(first.getByRole('link', { name: words[language].move })).toBeVisible()
        await second.getByRole('link', { name: words[language].move }).click()
        const field = page.getByLabel(words[language].newTime)
        const last = field.locator('option').last()
        const chosen = (await last.getAttribute('value')) ?? ''
        const { data } = await (await visitor.get(`/api/places/${chosen}`)).json()
        await field.selectOption(chosen)
        expect(await findings(page)).toEqual([])
        await page.getByRole('main').getByRole('button', { name: words[language].move }).click()
        await expect(toast(page, words[language].moved)).toBeVisible()
        await expect(rows).toHaveCount(2)
        await expect(rows.nth(1).locator(`time[datetime="${data.start}"]`)).toBeVisible()
        await expect(rows.nth(1)).toContainText(say.confirmed)
      })

      await test.step('a booking is deleted by the keyboard, after a question; its place is free at once', async () => {
        expect(await countOf(soon.slot, visitor)).toBe(before + 1)
        await rows.nth(0).getByRole('button', { name: say.delete }).focus()
        await page.keyboard.press('Enter')
        const question = page.getByRole('alertdialog', { name: say.sure })
        await expect(question.getByRole('button', { name: say.cancel })).toBeFocused()
        expect(await findings(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(question).toHaveCount(0)
        await expect(rows).toHaveCount(2)
        await expect(rows.nth(0).getByRole('button', { name: say.delete })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(question.getByRole('button', { name: say.cancel })).toBeFocused()
        await page.keyboard.press('Shift+Tab')
        await expect(question.getByRole('button', { name: say.yes })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(toast(page, say.deleted)).toBeVisible()
        await expect(rows).toHaveCount(1)
        expect(await countOf(soon.slot, visitor)).toBe(before)
        await expect(page.locator(':focus').getByRole('listitem')).toHaveCount(1)
      })

      await test.step('when its day has passed it stands apart and nothing can be done about it', async () => {
        const then = await context.newPage()
        await then.clock.install()
        await then.goto(`/${language}/appointments`)
        await expect(then.getByRole('button', { name: say.delete })).toHaveCount(1)
        await then.clock.fastForward(30 * 24 * 60 * 60_000)
        const past = then.getByRole('region', { name: say.past })
        await expect(past.getByRole('listitem')).toHaveCount(1)
        await expect(then.getByRole('button', { name: say.delete })).toHaveCount(0)
        await expect(then.getByText(say.none)).toBeVisible()
        await then.close()
      })

      await test.step('without any, the page leads to the timeline', async () => {
        await rows.getByRole('button', { name: say.delete }).click()
        await page.getByRole('button', { name: say.yes }).click()
        await expect(page.getByText(say.none)).toBeVisible()
        await page.getByRole('link', { name: say.toTimeline }).click()
        await expect(page.getByRole('grid')).toBeVisible()
      })
    })
  })
}
