import { type LinkedAppointment, languages } from '@gallery/contract'
import type { Page } from '@playwright/test'
import {
  cellOf,
  choose,
  closeBooking,
  expectClosed,
  fillForm,
  openHome,
  rowOf,
  toast,
} from './bookingSteps.ts'
import { expect, test } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { type Visitor, visit } from './visitor.ts'
import { comingVisit, comingVisits, countOf, fillUp, visitWithAnotherTime } from './visits.ts'
import { waitingWords } from './waitingWords.ts'
import { words } from './words.ts'

const widths = [390, 1440] as const

/** Where the booking of a mailed link stands, by the API. */
async function stateOf(link: string, visitor: Visitor): Promise<LinkedAppointment['state']> {
  const token = new URL(link).pathname.split('/').at(-1)
  const { data }: { data: LinkedAppointment } = await (
    await visitor.get(`/api/appointments/link/${token}`)
  ).json()
  return data.state
}

/** Presses a key as often as it takes to bring the focus somewhere. */
async function pressTo(page: Page, key: string, target: ReturnType<Page['locator']>): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press(key)
  }
  throw new Error(`60 times ${key} did not bring the focus to ${target}`)
}

for (const language of languages) {
  for (const width of widths) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ locale: language === 'es' ? 'es-AR' : 'en-GB', viewport: { width, height: 844 } })

      test('somebody books a place, confirms it and cancels it by mail', async ({ gallery, page }) => {
        const say = words[language]
        const email = `visitor-${language}-${width}@example.org`
        const visitor = await visit(gallery.server.url)
        const booked = await comingVisit(visitor, language)
        const before = await countOf(booked.slot, visitor)

        await openHome(page, language)
        await cellOf(page, booked).click()
        await expect(page).toHaveURL(`/${language}?day=${booked.day}&event=${booked.event}`)
        const dialog = page.getByRole('dialog')
        await expect(rowOf(dialog, booked.time)).toContainText(say.places(booked.slot.limit - before))
        await choose(dialog, booked.time, language)

        const save = dialog.getByRole('button', { name: say.save })
        const [firstName, address, phone] = [say.firstName, say.email, say.phone].map((label) =>
          dialog.getByLabel(label, { exact: true })
        )
        if (!firstName || !address || !phone) throw new Error('unreachable')
        await fillForm(dialog, 'martina@', language)
        await firstName.fill('')
        await phone.fill('no tengo')
        await save.click()
        await expect(firstName).toHaveAccessibleDescription(say.noFirstName)
        await expect(firstName).toBeFocused()
        await expect(address).toHaveAccessibleDescription(say.halfEmail)
        await expect(phone).toHaveAccessibleDescription(say.badPhone)
        await expect(save).toBeDisabled()
        await firstName.fill('Martina')
        await expect(firstName).not.toHaveAccessibleDescription(say.noFirstName)
        await expect(save).toBeDisabled()
        await address.fill(email)
        await phone.fill('11 5555 0134')
        await expect(save).toBeEnabled()
        await save.click()
        await expect(toast(page, say.booked)).toBeVisible()
        await expect(dialog.getByRole('heading', { name: say.oneStepLeft })).toBeFocused()
        await expect(dialog.getByText(email)).toBeVisible()
        await closeBooking(page)

        const mail = await gallery.mailbox.newest(email, say.confirmMail)
        const confirmLink = linkIn(mail, new RegExp(`/${language}/appointments/confirm/`))
        expect(mail.html).toContain(`<html lang="${language}"`)
        expect(mail.html).toContain(confirmLink)
        for (const scanner of ['first', 'second']) {
          const answer = await fetch(confirmLink)
          expect(answer.status, `${scanner} GET`).toBe(200)
          expect(await answer.text()).toContain(say.confirmTitle)
        }
        expect(await stateOf(confirmLink, visitor)).toBe('held')

        await page.goto(confirmLink)
        await expect(page.getByRole('heading', { name: say.confirmTitle })).toBeVisible()
        expect(await stateOf(confirmLink, visitor)).toBe('held')
        await page.getByRole('button', { name: say.confirm }).click()
        await expect(page.getByRole('heading', { name: say.confirmed })).toBeFocused()
        await expect(page.getByRole('main').getByRole('img'), 'what is shown at the door').toBeVisible()
        expect(await stateOf(confirmLink, visitor)).toBe('confirmed')
        const start = new Date(booked.slot.start).toISOString().replace(/[-:]|\.000/g, '')
        await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
          'href',
          new RegExp(`[?&]dates=${start}`)
        )
        expect(await countOf(booked.slot, visitor)).toBe(before + 1)
        await page.goto(`/${language}?day=${booked.day}&event=${booked.event}`)
        const places = say.places(booked.slot.limit - before - 1)
        await expect(rowOf(page.getByRole('main'), booked.time)).toContainText(places)

        const confirmation = await gallery.mailbox.newest(email, say.confirmedMail)
        const calendar = confirmation.attachments.find(({ filename }) => filename?.endsWith('.ics'))
        expect(textOf(calendar?.content)).toContain(`DTSTART:${start}`)

        const cancelLink = linkIn(confirmation, new RegExp(`/${language}/appointments/cancel/`))
        await page.goto(cancelLink)
        await expect(page.getByRole('heading', { name: say.cancelTitle })).toBeVisible()
        expect(await stateOf(cancelLink, visitor)).toBe('confirmed')
        await page.getByRole('button', { name: say.cancel }).click()
        await expect(page.getByRole('heading', { name: say.cancelled })).toBeVisible()
        expect(await countOf(booked.slot, visitor)).toBe(before)
        const goodbye = await gallery.mailbox.newest(email, say.cancelledMail)
        expect(goodbye.html).toContain(`<html lang="${language}"`)
        expect(goodbye.text).toContain('Martina')
        await page.getByRole('link', { name: say.again }).click()
        await expect(page).toHaveURL(new RegExp(`/${language}/\\w+/${booked.event}/.*#visit$`))
        await expect(page.getByRole('grid')).toBeVisible()
      })
    })
  }
}

function textOf(content: string | ArrayBuffer | Uint8Array | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

test('a full slot says Ocupado and offers nothing but to wait', async ({ gallery, page }) => {
  const visitor = await visit(gallery.server.url)
  const full = await comingVisit(visitor, 'es')
  await fillUp(full, visitor, 'full')
  await openHome(page, 'es')
  await cellOf(page, full).click()
  const row = rowOf(page.getByRole('dialog'), full.time)
  await expect(row).toContainText('Ocupado')
  await expect(row.getByRole('button')).toHaveText([waitingWords.es.wait])
})

test('who is too late hears so, sees the times as they are now and keeps what was typed', async ({
  gallery,
  page,
}) => {
  const visitor = await visit(gallery.server.url)
  const { late, other } = await visitWithAnotherTime(visitor, 'es')
  await openHome(page, 'es')
  await cellOf(page, late).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, late.time, 'es')
  await fillForm(dialog, 'late@example.org', 'es')
  await fillUp(late, visitor, 'faster')

  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(words.es.justTaken)
  await expect(rowOf(dialog, late.time)).toContainText('Ocupado')
  await expect(rowOf(dialog, late.time).getByRole('button')).toHaveText([waitingWords.es.wait])

  await choose(dialog, other.time, 'es')
  await expect(dialog.getByLabel('Nombre', { exact: true })).toHaveValue('Martina')
  await expect(dialog.getByLabel('Email')).toHaveValue('late@example.org')
  await expect(dialog.getByLabel('Comentarios')).toHaveValue('Vamos con un bebé.')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page, words.es.booked)).toBeVisible()
})

test('a link with day and event opens the day as a page, and a time of it the modal', async ({
  gallery,
  page,
}) => {
  const linked = await comingVisit(await visit(gallery.server.url), 'es')
  const address = `/es?day=${linked.day}&event=${linked.event}`
  const html = await (await page.request.get(address)).text()
  await page.goto(address, { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const drawn = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('main')?.textContent,
    html
  )
  expect(await main.textContent(), 'what the scripts show is what the server drew').toBe(drawn)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await main.getByRole('link', { name: `Reservar lugar, ${linked.time}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: words.es.yourDetails })).toBeVisible()
  await expect(dialog.getByText(linked.time)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectClosed(page)
})

test('going back closes the modal, going forward opens it again', async ({ gallery, page }) => {
  const opened = await comingVisit(await visit(gallery.server.url), 'es')
  await openHome(page, 'es')
  await cellOf(page, opened).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expectClosed(page)
  await page.goForward()
  await expect(rowOf(page.getByRole('dialog'), opened.time)).toBeVisible()
})

test('what is booked is not told over another day that was opened meanwhile', async ({ gallery, page }) => {
  const [booked, other] = await comingVisits(await visit(gallery.server.url), 'es')
  if (!booked || !other) throw new Error('The demo has not enough visits to book.')
  await openHome(page, 'es')
  await cellOf(page, booked).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, booked.time, 'es')
  await fillForm(dialog, 'elsewhere@example.org', 'es')
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/appointments', async (route) => {
    await answered
    await route.continue()
  })
  await dialog.getByRole('button', { name: words.es.save }).click()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await cellOf(page, other).click()
  await expect(rowOf(dialog, other.time)).toBeVisible()
  answer()
  await expect(toast(page, words.es.booked)).toBeVisible()
  await expect(rowOf(dialog, other.time)).toBeVisible()
  await expect(dialog.getByRole('heading', { name: words.es.oneStepLeft })).toHaveCount(0)
})

test('what is to be confirmed is told again where the page is read anew, until its modal is closed', async ({
  gallery,
  page,
}) => {
  const booked = await comingVisit(await visit(gallery.server.url), 'es')
  const { day, event, slot, time } = booked
  await openHome(page, 'es')
  await cellOf(page, booked).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, time, 'es')
  await fillForm(dialog, 'anew@example.org', 'es')
  await dialog.getByRole('button', { name: words.es.save }).click()
  await expect(dialog.getByRole('heading', { name: words.es.oneStepLeft })).toBeVisible()

  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: words.es.oneStepLeft })).toBeVisible()
  await expect(main.getByRole('heading', { name: time })).toBeVisible()
  await expect(main.getByText('anew@example.org')).toBeVisible()
  await main.getByRole('button', { name: 'Mandarlo otra vez' }).click()
  await expect(main.getByText(/^Enviado a las /)).toBeVisible()

  await page.goto(`/es?day=${day}&event=${event}&slot=${slot.id}`)
  await expect(main.getByRole('heading', { name: words.es.oneStepLeft })).toBeVisible()

  await openHome(page, 'es')
  await cellOf(page, booked).click()
  await expect(dialog.getByRole('heading', { name: words.es.oneStepLeft })).toBeVisible()
  await closeBooking(page)
  await cellOf(page, booked).click()
  await expect(rowOf(dialog, time)).toBeVisible()
  await expect(dialog.getByRole('heading', { name: words.es.oneStepLeft })).toHaveCount(0)
})

test('what was confirmed in the tab that its mail opened is not to be confirmed in the tab before', async ({
  gallery,
  page,
  context,
}) => {
  const booked = await comingVisit(await visit(gallery.server.url), 'es')
  const email = 'other-tab@example.org'
  await openHome(page, 'es')
  await cellOf(page, booked).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, booked.time, 'es')
  await fillForm(dialog, email, 'es')
  await dialog.getByRole('button', { name: words.es.save }).click()
  await expect(dialog.getByRole('heading', { name: words.es.oneStepLeft })).toBeVisible()

  const mailed = await context.newPage()
  await mailed.goto(linkIn(await gallery.mailbox.newest(email, words.es.confirmMail), /\/confirm\//))
  await mailed.getByRole('button', { name: words.es.confirm }).click()
  await expect(mailed.getByRole('heading', { name: words.es.confirmed })).toBeVisible()

  await page.reload()
  await expect(rowOf(page.getByRole('main'), booked.time)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.es.oneStepLeft })).toHaveCount(0)
})

test('Escape closes the modal and gives the focus back to the cell', async ({ gallery, page }) => {
  const opened = await comingVisit(await visit(gallery.server.url), 'es')
  await openHome(page, 'es')
  await cellOf(page, opened).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(cellOf(page, opened)).toBeFocused()
})

test('what was typed for a booking is there again after its modal was closed', async ({ gallery, page }) => {
  const opened = await comingVisit(await visit(gallery.server.url), 'es')
  await openHome(page, 'es')
  const dialog = page.getByRole('dialog')
  await cellOf(page, opened).click()
  await choose(dialog, opened.time, 'es')
  await fillForm(dialog, 'again@example.org', 'es')
  await dialog.getByRole('button', { name: words.es.more }).click()
  const needs = dialog.getByRole('checkbox', { name: words.es.wheelchair })
  await needs.check()
  await page.keyboard.press('Escape')
  await expectClosed(page)

  await cellOf(page, opened).click()
  await choose(dialog, opened.time, 'es')
  await expect(dialog.getByLabel(words.es.firstName, { exact: true })).toHaveValue('Martina')
  await expect(dialog.getByLabel(words.es.email, { exact: true })).toHaveValue('again@example.org')
  await expect(dialog.getByLabel(words.es.comments, { exact: true })).toHaveValue('Vamos con un bebé.')
  await expect(dialog.getByLabel(words.es.people)).toHaveValue('2')
  await expect(needs).toBeChecked()
})

test('the keyboard alone books', async ({ gallery, page }) => {
  const [, , booked] = await comingVisits(await visit(gallery.server.url), 'es')
  const grid = page.getByRole('grid')
  await openHome(page, 'es')
  await pressTo(page, 'Tab', grid.getByRole('link'))
  await pressTo(page, 'Tab', grid.locator('[tabindex="0"]'))
  const title = booked.cell.slice(booked.cell.indexOf(', ') + 2).replace(/:.*/, '')
  await pressTo(page, 'ArrowDown', grid.getByRole('link', { name: `${title}:` }))
  await page.keyboard.press('Home')
  await pressTo(page, 'ArrowRight', cellOf(page, booked))
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog')
  await expect(rowOf(dialog, booked.time)).toBeVisible()
  await pressTo(page, 'Tab', dialog.getByRole('button', { name: `Reservar lugar, ${booked.time}` }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Tus datos' })).toBeFocused()
  await pressTo(page, 'Tab', dialog.getByLabel('Nombre', { exact: true }))
  for (const text of ['Martina', 'Sosa', 'keyboard@example.org', '11 5555 0134']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(dialog.getByRole('checkbox', { name: words.es.wheelchair })).toBeFocused()
  await page.keyboard.press('Space')
  await pressTo(page, 'Tab', dialog.getByLabel('Comentarios'))
  await pressTo(page, 'Tab', dialog.getByRole('button', { name: 'Guardar' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, words.es.booked)).toBeVisible()
  await closeBooking(page)
  await expect(cellOf(page, booked)).toBeFocused()
  const mail = await gallery.mailbox.newest('keyboard@example.org', words.es.confirmMail)
  expect(mail.text).toContain(words.es.wheelchair)
})
