import { languages } from '@gallery/contract'
import { enterCode, openRefused } from './accountSteps.ts'
import { cellOf, choose, closeBooking, fillForm, openHome, toast } from './bookingSteps.ts'
import { findings } from './findings.ts'
import { expect, test } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { bookingBy, newAddress, visit } from './visitor.ts'
import { comingVisit, countOf, leaveFree } from './visits.ts'
import { words } from './words.ts'

for (const [language, width] of [
  ['es', 390],
  ['en', 1440],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: language === 'es' ? 'es-AR' : 'en-GB', viewport: { width, height: 844 } })

    test('a party of three books, learns that no more fit, and gives a place back', async ({
      gallery,
      page,
    }) => {
      const say = words[language]
      const email = `party-${language}@example.org`
      const visitor = await visit(gallery.server.url)
      const booked = await comingVisit(visitor, language, 5)
      const before = await countOf(booked.slot, visitor)

      await openHome(page, language)
      await cellOf(page, booked).click()
      const dialog = page.getByRole('dialog')
      await choose(dialog, booked.time, language)
      await fillForm(dialog, email, language)
      const people = dialog.getByLabel(say.people)
      await expect(people).toHaveValue('1')
      for (let turn = 0; turn < 2; turn += 1) {
        await dialog.getByRole('button', { name: say.more }).click()
      }
      await expect(people).toHaveValue('3')
      await dialog.getByRole('checkbox', { name: say.wheelchair }).check()
      expect(await findings(page)).toEqual([])
      await dialog.getByRole('button', { name: say.save }).click()
      await expect(toast(page, say.booked)).toBeVisible()
      expect(await countOf(booked.slot, visitor)).toBe(before + 3)
      await closeBooking(page)

      const toConfirm = await gallery.mailbox.newest(email, say.confirmMail)
      expect(toConfirm.text).toContain(say.party(3))
      expect(toConfirm.text).toContain(say.wheelchair)
      await page.goto(linkIn(toConfirm, /\/confirm\//))
      await page.getByRole('button', { name: say.confirm }).click()
      await expect(page.getByRole('heading', { name: say.confirmed })).toBeVisible()

      // How many can come is read beside the page: what others take after that is told by the refusal.
      const read = page.waitForResponse((answer) => answer.url().endsWith(`/api/places/${booked.slot.id}`))
      await page.getByRole('link', { name: say.changeParty }).click()
      await expect(page.getByRole('heading', { name: say.partyTitle })).toBeVisible()
      await read
      const main = page.getByRole('main')
      const field = main.getByLabel(say.people)
      await expect(field).toHaveValue('3')
      await expect(main.getByRole('checkbox', { name: say.wheelchair })).toBeChecked()
      expect(await findings(page)).toEqual([])

      // While the page stands open, others take what is left but for one place.
      await leaveFree(1, booked, visitor, `faster-${language}`)
      await field.fill('5')
      await main.getByRole('button', { name: say.save }).click()
      await expect(main.getByText(say.tooFew(4))).toBeVisible()
      // Five are not booked as four by themselves.
      await expect(field).toHaveValue('5')
      await expect(field).toHaveAttribute('aria-invalid', 'true')

      await field.fill('2')
      await main.getByRole('button', { name: say.save }).click()
      await expect(toast(page, say.partySaved)).toBeVisible()
      await expect(main.getByText(say.party(2))).toBeVisible()
      expect(await countOf(booked.slot, visitor)).toBe(booked.slot.limit - 2)
      const changed = await gallery.mailbox.newest(email, say.changedMail)
      expect(changed.subject).toContain(say.party(2))
      expect(changed.attachments.map(({ filename }) => filename)).toContain('calendar.ics')
    })

    test('who is signed in changes who comes from the list of their bookings', async ({ gallery, page }) => {
      const say = words[language]
      const email = `list-party-${language}@example.org`
      const visitor = await visit(gallery.server.url)
      const booked = await comingVisit(visitor, language)
      const before = await countOf(booked.slot, visitor)
      const booking = { ...bookingBy('unknown', booked.slot.id), email, language, people: 2 }
      expect((await visitor.post('/api/appointments', booking, newAddress())).status).toBe(201)

      const login = await openRefused(page, `/${language}/appointments`, language)
      await enterCode(login, email, gallery.mailbox, language)
      const main = page.getByRole('main')
      const row = main.getByRole('listitem').filter({ hasText: say.party(2) })
      await row.getByRole('link', { name: say.changeParty }).click()
      await main.getByLabel(say.lastName, { exact: true }).fill('Rosales')
      await main.getByRole('button', { name: say.more }).click()
      await main.getByRole('button', { name: say.save }).click()
      await expect(toast(page, say.partySaved)).toBeVisible()
      await expect(main.getByRole('listitem').filter({ hasText: say.party(3) })).toBeVisible()
      expect(await countOf(booked.slot, visitor)).toBe(before + 3)
      const mail = await gallery.mailbox.newest(email, say.changedMail)
      expect(mail.text).toContain('Rosales')
    })
  })
}

for (const language of languages) {
  const say = words[language]

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test('a party books and changes who comes', async ({ gallery, page }) => {
      const email = `plain-party-${language}@example.org`
      const visitor = await visit(gallery.server.url)
      const booked = await comingVisit(visitor, language)
      const before = await countOf(booked.slot, visitor)
      await page.goto(`/${language}?day=${booked.day}&event=${booked.event}&slot=${booked.slot.id}`)
      const main = page.getByRole('main')
      await fillForm(main, email, language)
      await expect(main.getByRole('button', { name: say.more })).toBeHidden()
      await main.getByLabel(say.people).fill('3')
      for (const need of [say.wheelchair, say.guideDog])
        await main.getByRole('checkbox', { name: need }).check()
      await main.getByRole('button', { name: say.save }).click()
      await page.goto(linkIn(await gallery.mailbox.newest(email, say.confirmMail), /\/confirm\//))
      await main.getByRole('button', { name: say.confirm }).click()
      await expect(page.getByRole('heading', { name: say.confirmed })).toBeVisible()
      expect(await countOf(booked.slot, visitor)).toBe(before + 3)

      await main.getByRole('link', { name: say.changeParty }).click()
      await main.getByLabel(say.people).fill('0')
      await main.getByLabel(say.lastName, { exact: true }).fill('')
      await main.getByRole('button', { name: say.save }).click()
      await expect(main.getByLabel(say.lastName, { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await main.getByLabel(say.people).fill('2')
      await main.getByLabel(say.lastName, { exact: true }).fill('Rosales')
      await main.getByRole('button', { name: say.save }).click()
      await expect(page.getByRole('heading', { name: say.confirmed })).toBeVisible()
      await expect(main.getByText(say.party(2))).toBeVisible()
      await expect(main.getByText(`${say.wheelchair}, ${say.guideDog.toLowerCase()}`)).toBeVisible()
      expect(await countOf(booked.slot, visitor)).toBe(before + 2)
    })
  })
}
