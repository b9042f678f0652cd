import { type Language, languages } from '@gallery/contract'
import { enterCode, openRefused } from './accountSteps.ts'
import { cellOf, closeBooking, fillForm, openHome, toast } from './bookingSteps.ts'
import { findings } from './findings.ts'
import { expect, type Gallery, test } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { postProving } from './proving.ts'
import { bookingBy, newAddress, type Visitor, visit } from './visitor.ts'
import { comingVisits, countOf, leaveFree, type Visit } from './visits.ts'
import { waitingWords } from './waitingWords.ts'
import { words } from './words.ts'

/** Two have a place in a visit that others fill up. @returns what they do to give it back */
async function filled(
  booked: Visit,
  visitor: Visitor,
  { mailbox }: Gallery,
  name: string
): Promise<() => Promise<void>> {
  const booking = { ...bookingBy(name, booked.slot.id), people: 2 }
  expect((await visitor.post('/api/appointments', booking, newAddress())).status).toBe(201)
  const link = linkIn(await mailbox.newest(booking.email, words.es.confirmMail), /\/confirm\//)
  const token = new URL(link).pathname.split('/').at(-1)
  await leaveFree(0, booked, visitor, `${name}-others`)
  return async () => {
    expect((await visitor.post(`/api/appointments/link/${token}/cancel`, {})).status).toBe(200)
  }
}

/** Two wait for a visit. @returns their address */
async function waiter(booked: Visit, visitor: Visitor, name: string, language: Language): Promise<string> {
  const { place, ...form } = { ...bookingBy(name, booked.slot.id), people: 2, language }
  expect((await postProving(visitor, `/api/places/${place}/waiting`, form, newAddress())).status).toBe(201)
  return form.email
}

for (const [language, width] of [
  ['es', 390],
  ['en', 1440],
] as const) {
  const say = { ...words[language], ...waitingWords[language] }

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: language === 'es' ? 'es-AR' : 'en-GB', viewport: { width, height: 844 } })

    test('two wait for a full time, are offered what another gives back, and take it', async ({
      gallery,
      page,
    }) => {
      const email = `waits-${language}@example.org`
      const visitor = await visit(gallery.server.url)
      const [booked] = await comingVisits(visitor, language)
      const giveBack = await filled(booked, visitor, gallery, `gives-${language}`)

      await openHome(page, language)
      await cellOf(page, booked).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: `${say.wait}, ${booked.time}`, exact: true }).click()
      await expect(dialog.getByRole('heading', { name: say.title })).toBeFocused()
      await expect(dialog.getByText(say.promise)).toBeVisible()
      await expect(dialog.getByRole('checkbox', { name: say.anyTime })).not.toBeChecked()
      await fillForm(dialog, 'waits@', language)
      await dialog.getByRole('button', { name: say.more }).click()
      await dialog.getByRole('button', { name: say.join, exact: true }).click()
      const address = dialog.getByLabel(say.email, { exact: true })
      await expect(address).toHaveAccessibleDescription(say.halfEmail)
      await address.fill(email)
      expect(await findings(page)).toEqual([])
      await dialog.getByRole('button', { name: say.join, exact: true }).click()
      await expect(dialog.getByRole('heading', { name: say.joined })).toBeFocused()
      await expect(dialog.getByText(say.first)).toBeVisible()
      expect(await findings(page)).toEqual([])
      await closeBooking(page)

      const mail = await gallery.mailbox.newest(email, say.joinedMail)
      const link = linkIn(mail, /\/waiting\//)
      await page.goto(link)
      await expect(page.getByRole('heading', { name: say.joined })).toBeVisible()
      await expect(page.getByText(say.first)).toBeVisible()
      expect(await findings(page)).toEqual([])

      await giveBack()
      const offer = await gallery.mailbox.newest(email, say.offerMail)
      await page.reload()
      await expect(page.getByRole('heading', { name: say.offeredByMail })).toBeVisible()
      await page.goto(linkIn(offer, /\/confirm\//))
      await expect(page.getByRole('heading', { name: say.offer })).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: say.keep }).click()
      await expect(page.getByRole('heading', { name: say.confirmed })).toBeVisible()
      expect(await countOf(booked.slot, visitor)).toBe(booked.slot.limit)
      await page.goto(link)
      await expect(page.getByRole('heading', { name: say.ended })).toBeVisible()
    })

    test('who lets an offer pass leaves it to whoever is next', async ({ gallery, page }) => {
      const visitor = await visit(gallery.server.url)
      const [, booked] = await comingVisits(visitor, language)
      const giveBack = await filled(booked, visitor, gallery, `returns-${language}`)
      const first = await waiter(booked, visitor, `first-${language}`, language)
      const second = await waiter(booked, visitor, `second-${language}`, language)
      await giveBack()
      const offer = await gallery.mailbox.newest(first, say.offerMail)
      await page.goto(linkIn(offer, /\/confirm\//))
      await page.getByRole('main').getByRole('link', { name: say.letPass }).click()
      await expect(page.getByRole('heading', { name: say.passes })).toBeVisible()
      await page.getByRole('button', { name: say.letPass }).click()
      await expect(page.getByRole('heading', { name: say.passed })).toBeVisible()
      await gallery.mailbox.newest(second, say.offerMail)
    })

    test('who is signed in sees what they wait for, takes an offer, lets one pass, and leaves', async ({
      gallery,
      page,
    }) => {
      const visitor = await visit(gallery.server.url)
      const visits = await comingVisits(visitor, language)
      const name = `lists-${language}`
      const gaveBack: (() => Promise<void>)[] = []
      for (const [index, booked] of visits.entries()) {
        gaveBack.push(await filled(booked, visitor, gallery, `hands-${language}-${index}`))
        await waiter(booked, visitor, name, language)
      }
      const email = `${name}@example.org`
      const login = await openRefused(page, `/${language}/appointments`, language)
      await enterCode(login, email, gallery.mailbox, language)
      // Each has something to be done about it, unlike the steps over the title.
      const rows = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button') })
      await expect(rows.filter({ hasText: say.inList })).toHaveCount(3)
      await expect(rows.first()).toContainText(`${say.first} ${say.promise}`)
      await expect(rows.first().getByRole('link', { name: say.otherTimes })).toHaveAttribute(
        'href',
        `/${language}?day=${visits[0].day}&event=${visits[0].event}`
      )
      expect(await findings(page)).toEqual([])
      await rows.nth(2).getByRole('button', { name: say.leave }).click()
      await expect(toast(page, say.leftToast)).toBeVisible()
      await expect(rows).toHaveCount(2)

      for (const giveBack of gaveBack.slice(0, 2)) {
        const before = gallery.mailbox.mails.length
        await giveBack()
        await gallery.mailbox.newest(email, say.offerMail, before)
      }
      await page.reload()
      await expect(rows.filter({ hasText: say.offer })).toHaveCount(2)
      expect(await findings(page)).toEqual([])
      await rows.first().getByRole('button', { name: say.accept }).click()
      await expect(rows.first().getByText(say.confirmed)).toBeVisible()
      await expect(rows.first()).toBeFocused()
      await rows.nth(1).getByRole('button', { name: say.letPass }).click()
      const question = page.getByRole('alertdialog', { name: say.sure })
      await question.getByRole('button', { name: say.yes }).click()
      await expect(toast(page, say.passedToast)).toBeVisible()
      await expect(rows).toHaveCount(1)
    })
  })
}

for (const language of languages) {
  const say = { ...words[language], ...waitingWords[language] }

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test('somebody waits, sees their place and leaves', async ({ gallery, page }) => {
      const email = `plain-waits-${language}@example.org`
      const visitor = await visit(gallery.server.url)
      const [, , booked] = await comingVisits(visitor, language)
      await filled(booked, visitor, gallery, `plain-gives-${language}`)
      await waiter(booked, visitor, `plain-first-${language}`, language)
      const main = page.getByRole('main')
      await page.goto(`/${language}?day=${booked.day}&event=${booked.event}`)
      await main.getByRole('link', { name: `${say.wait}, ${booked.time}`, exact: true }).click()
      await expect(main.getByText(say.promise)).toBeVisible()
      await fillForm(main, 'waits@', language)
      await main.getByLabel(say.people).fill('2')
      await main.getByRole('button', { name: say.join, exact: true }).click()
      const address = main.getByLabel(say.email, { exact: true })
      await expect(address).toHaveAccessibleDescription(say.halfEmail)
      await expect(main.getByLabel(say.people)).toHaveValue('2')
      await address.fill(email)
      await main.getByRole('button', { name: say.join, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: say.joinedToast })).toBeVisible()

      const link = linkIn(await gallery.mailbox.newest(email, say.joinedMail), /\/waiting\//)
      await page.goto(link)
      await expect(main.getByText(say.oneAhead)).toBeVisible()
      await main.getByRole('button', { name: say.leave }).click()
      await expect(page.getByRole('heading', { name: say.left })).toBeVisible()
      await page.goto(link)
      await expect(page.getByRole('heading', { name: say.ended })).toBeVisible()
      const answer = await page.goto(`/${language}/appointments/waiting/${'x'.repeat(43)}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: say.unknown })).toBeVisible()
    })
  })
}
