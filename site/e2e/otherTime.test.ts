import { type Language, languages, type Slot } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { toast } from './bookingSteps.ts'
import { findings } from './findings.ts'
import { expect, type Gallery, test } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { bookingBy, newAddress, type Visitor, visit } from './visitor.ts'
import { comingVisit, countOf, fillUp } from './visits.ts'
import { words } from './words.ts'

/** Somebody has a confirmed visit. @returns the mailed link to another time, its token, and the times that are free */
async function aVisit({ server, mailbox }: Gallery, language: Language, name: string) {
  const visitor = await visit(server.url)
  const say = words[language]
  const booked = await comingVisit(visitor, language)
  const booking = { ...bookingBy(name, booked.slot.id), language }
  expect((await visitor.post('/api/appointments', booking, newAddress())).status).toBe(201)
  const confirm = linkIn(await mailbox.newest(booking.email, say.confirmMail), /\/confirm\//)
  const token = new URL(confirm).pathname.split('/').at(-1)
  expect((await visitor.post(`/api/appointments/link/${token}/confirm`, {})).status).toBe(200)
  const link = linkIn(await mailbox.newest(booking.email, say.confirmedMail), /\/move\//)
  const times = await timesOf(visitor, token)
  return { visitor, email: booking.email, booked, link, times }
}

async function timesOf(visitor: Visitor, token = ''): Promise<[Slot, Slot]> {
  const { data } = await (await visitor.get(`/api/appointments/link/${token}/times`)).json()
  const [first, second] = data
  if (!first || !second) throw new Error('The demo has not enough other times.')
  return [first, second]
}

async function choose(page: Page, language: Language, { id }: Slot): Promise<void> {
  const say = words[language]
  const main = page.getByRole('main')
  await main.getByLabel(say.newTime).selectOption(String(id))
  await main.getByRole('button', { name: say.move }).click()
}

for (const language of languages) {
  const say = words[language]

  for (const width of [390, 1440]) {
    test(`the mail of a visit leads to another time, and who is too late keeps theirs: ${language} at ${width} px`, async ({
      gallery,
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const { visitor, email, booked, link, times } = await aVisit(
        gallery,
        language,
        `moves-${language}-${width}`
      )
      const [taken, free] = times
      const before = { old: await countOf(booked.slot, visitor), free: await countOf(free, visitor) }
      await page.goto(link)
      await expect(page.getByRole('heading', { name: say.moveTitle })).toBeVisible()
      const field = page.getByLabel(say.newTime)
      await expect(field.locator(`option[value="${booked.slot.id}"]`)).toHaveCount(0)
      expect(await findings(page)).toEqual([])

      await page.getByRole('main').getByRole('button', { name: say.move }).click()
      await expect(field).toHaveAccessibleDescription(say.noTime)
      await expect(field).toBeFocused()

      await fillUp({ ...booked, slot: taken }, visitor, `faster-${language}-${width}`)
      await choose(page, language, taken)
      await expect(page.getByText(say.justFull)).toBeVisible()
      await expect(field.locator(`option[value="${taken.id}"]`)).toHaveCount(0)
      expect(await countOf(booked.slot, visitor)).toBe(before.old)

      await choose(page, language, free)
      await expect(toast(page, say.moved)).toBeVisible()
      await expect(page.getByRole('heading', { name: say.confirmed })).toBeVisible()
      await expect(page.locator(`time[datetime="${free.start}"]`).first()).toBeVisible()
      expect(await countOf(booked.slot, visitor)).toBe(before.old - 1)
      expect(await countOf(free, visitor)).toBe(before.free + 1)
      const mail = await gallery.mailbox.newest(email, say.movedMail)
      expect(mail.attachments.map(({ filename }) => filename)).toContain('calendar.ics')
    })
  }

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test('the mail of a visit leads to another time', async ({ gallery, page }) => {
      const { visitor, booked, link, times } = await aVisit(gallery, language, `plainly-moves-${language}`)
      const [, free] = times
      const before = await countOf(booked.slot, visitor)
      await page.goto(link)
      await page.getByRole('main').getByRole('button', { name: say.move }).click()
      await expect(page.getByLabel(say.newTime)).toHaveAttribute('aria-invalid', 'true')
      await choose(page, language, free)
      await expect(page.getByRole('heading', { name: say.confirmed })).toBeVisible()
      expect(await countOf(booked.slot, visitor)).toBe(before - 1)
    })
  })
}
