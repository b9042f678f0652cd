import { languages } from '@gallery/contract'
import { enterCode, openRefused } from './accountSteps.ts'
import { cellOf, choose, closeBooking, fillForm, openHome, rowOf, toast } from './bookingSteps.ts'
import { findings } from './findings.ts'
import { expect, test } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { bookProving, postProving } from './proving.ts'
import { bookingBy, forwarded, newAddress, visit } from './visitor.ts'
import { comingVisit, countOf, fillUp, visitWithAnotherTime } from './visits.ts'
import { fullVisit, waiter, waitingLink } from './waitingSteps.ts'
import { waitingWords } from './waitingWords.ts'
import { words } from './words.ts'

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
      const near = await comingVisit(visitor, language)
      const booked = await fullVisit(near, visitor, gallery, `gives-${language}`)

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

      const link = await waitingLink(email, gallery, language)
      await page.goto(link)
      await expect(page.getByRole('heading', { name: say.joined })).toBeVisible()
      await expect(page.getByText(say.first)).toBeVisible()
      expect(await findings(page)).toEqual([])

      await booked.giveBack()
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

    test('who would wait for a time that is free meanwhile is led back to the times', async ({
      gallery,
      page,
    }) => {
      const visitor = await visit(gallery.server.url)
      const near = await comingVisit(visitor, language)
      const booked = await fullVisit(near, visitor, gallery, `frees-${language}`)
      await openHome(page, language)
      await cellOf(page, booked).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: `${say.wait}, ${booked.time}`, exact: true }).click()
      await fillForm(dialog, `hopes-${language}@example.org`, language)
      await booked.giveBack()
      await dialog.getByRole('button', { name: say.join, exact: true }).click()
      await expect(dialog.getByRole('alert')).toHaveText(say.free)
      await expect(rowOf(dialog, booked.time)).toContainText(say.places(2))
      await choose(dialog, booked.time, language)
      await expect(dialog.getByLabel(say.firstName, { exact: true })).toHaveValue('Martina')
      // Who are more than are free wait for more of them.
      await dialog.getByRole('button', { name: `${say.wait}, ${booked.time}`, exact: true }).click()
      await expect(dialog.getByLabel(say.people)).toHaveValue('3')
      await dialog.getByRole('button', { name: say.join, exact: true }).click()
      await expect(dialog.getByRole('heading', { name: say.joined })).toBeFocused()
    })

    test('who lets an offer pass leaves it to whoever is next', async ({ gallery, page }) => {
      const visitor = await visit(gallery.server.url)
      const near = await comingVisit(visitor, language)
      const booked = await fullVisit(near, visitor, gallery, `returns-${language}`)
      const first = await waiter(booked, visitor, `first-${language}`, language)
      const second = await waiter(booked, visitor, `second-${language}`, language)
      await booked.giveBack()
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
      const near = await comingVisit(visitor, language)
      const name = `lists-${language}`
      const visits: Awaited<ReturnType<typeof fullVisit>>[] = []
      for (const turn of [1, 2, 3]) {
        const booked = await fullVisit(near, visitor, gallery, `hands-${language}-${turn}`)
        visits.push(booked)
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
        `/${language}?day=${near.day}&event=${near.event}`
      )
      expect(await findings(page)).toEqual([])
      await rows.nth(2).getByRole('button', { name: say.leave }).click()
      await expect(toast(page, say.leftToast)).toBeVisible()
      await expect(rows).toHaveCount(2)

      for (const booked of visits.slice(0, 2)) {
        const before = gallery.mailbox.mails.length
        await booked.giveBack()
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
      const near = await comingVisit(visitor, language)
      const booked = await fullVisit(near, visitor, gallery, `plain-gives-${language}`)
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

      const link = await waitingLink(email, gallery, language)
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

test('a day that its address opens books and waits with the proof that scripts give', async ({
  browser,
  gallery,
}) => {
  const say = { ...words.es, ...waitingWords.es }
  const visitor = await visit(gallery.server.url)
  const near = await comingVisit(visitor, 'es')
  const full = await fullVisit(near, visitor, gallery, 'by-address-gives')
  const from = newAddress()
  const { place, ...first } = { ...bookingBy('by-address-first', full.slot.id), people: 2 }
  expect((await postProving(visitor, `/api/places/${place}/waiting`, first, from)).status).toBe(201)
  expect((await bookProving(visitor, bookingBy('by-address-one', near.slot.id), from)).status).toBe(201)
  const page = await browser.newPage({
    baseURL: gallery.server.url,
    locale: 'es-AR',
    extraHTTPHeaders: { [forwarded]: from },
  })
  const main = page.getByRole('main')
  const open = (query: string) =>
    page.goto(`/es?day=${near.day}&event=${near.event}&slot=${query}`, { waitUntil: 'networkidle' })

  await open(`${full.slot.id}&wait=1`)
  await fillForm(main, 'waits@', 'es')
  await main.getByRole('button', { name: say.join, exact: true }).click()
  await expect(main.getByLabel(say.email, { exact: true })).toHaveAccessibleDescription(say.halfEmail)
  await expect(main.getByLabel(say.firstName, { exact: true })).toHaveValue('Martina')
  await main.getByLabel(say.email, { exact: true }).fill('by-address-waits@example.org')
  await main.getByRole('button', { name: say.join, exact: true }).click()
  await expect(main.getByRole('heading', { name: say.joined })).toBeFocused({ timeout: 60_000 })
  await expect(main.getByText(say.oneAhead)).toBeVisible()

  const before = await countOf(near.slot, visitor)
  await open(String(near.slot.id))
  await fillForm(main, 'by-address-books@example.org', 'es')
  await main.getByRole('button', { name: say.save }).click()
  await expect(main.getByRole('heading', { name: say.oneStepLeft })).toBeFocused({ timeout: 60_000 })
  expect(await countOf(near.slot, visitor), 'the place is held').toBe(before + 1)
  expect(await findings(page)).toEqual([])
  await page.close()
})

test('who is too late on a day that its address opens chooses another time in the same form', async ({
  gallery,
  page,
}) => {
  const email = 'late-by-address@example.org'
  const visitor = await visit(gallery.server.url)
  const { late, other } = await visitWithAnotherTime(visitor, 'es')
  const main = page.getByRole('main')
  await page.goto(`/es?day=${late.day}&event=${late.event}&slot=${late.slot.id}`, {
    waitUntil: 'networkidle',
  })
  await fillForm(main, email, 'es')
  await fillUp(late, visitor, 'faster-by-address')
  await main.getByRole('button', { name: words.es.save }).click()
  await expect(main.getByRole('alert')).toHaveText(words.es.justTaken)
  await expect(main.getByRole('link', { name: `${waitingWords.es.wait}, ${late.time}` })).toBeVisible()
  await expect(main.getByLabel(words.es.comments, { exact: true })).toHaveValue('Vamos con un bebé.')
  await main.getByRole('button', { name: words.es.save }).click()
  const times = main.getByLabel('Turno', { exact: true })
  await expect(times).toHaveAccessibleDescription('Elegí un turno de la lista.')
  await times.selectOption({ label: other.time })
  await main.getByRole('button', { name: words.es.save }).click()
  await expect(main.getByRole('heading', { name: words.es.oneStepLeft })).toBeVisible()
  await gallery.mailbox.newest(email, words.es.confirmMail)
})
