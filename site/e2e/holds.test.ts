import { languages } from '@gallery/contract'
import { cellOf, choose, closeBooking, fillForm, openHome, toast } from './bookingSteps.ts'
import { expect, test } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { visit } from './visitor.ts'
import { comingVisits } from './visits.ts'
import { words } from './words.ts'

for (const language of languages) {
  const say = words[language]

  test(`the first booking is one press, and the work of the second is nobody's but the browser's: ${language}`, async ({
    gallery,
    page,
  }) => {
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/appointments') && response.request().method() === 'POST')
        statuses.push(response.status())
    })
    const visits = await comingVisits(await visit(gallery.server.url), language)
    await openHome(page, language)
    for (const [number, chosen] of visits.slice(0, 2).entries()) {
      await cellOf(page, chosen).click()
      const dialog = page.getByRole('dialog')
      await choose(dialog, chosen.time, language)
      await fillForm(dialog, `again-${number}-${language}@example.org`, language)
      await dialog.getByRole('button', { name: say.save }).click()
      await expect(toast(page, say.booked).last()).toBeVisible()
      await expect(dialog.getByText(`again-${number}-${language}@example.org`)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await gallery.mailbox.newest(`again-${number}-${language}@example.org`, say.confirmMail)
      await closeBooking(page)
    }
    expect(statuses).toEqual([201, 428, 201])
  })

  test.describe(`without scripts: ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test('the second booking is theirs by the mailed link', async ({ gallery, page }) => {
      const main = page.getByRole('main')
      const label = (name: string) => main.getByLabel(name, { exact: true })
      const email = (number: number) => `bare-again-${number}-${language}@example.org`
      const visits = await comingVisits(await visit(gallery.server.url), language)
      for (const [number, { day, event, slot }] of visits.slice(0, 2).entries()) {
        await page.goto(`/${language}?day=${day}&event=${event}&slot=${slot.id}`)
        await label(say.firstName).fill('Martina')
        await label(say.lastName).fill('Sosa')
        await label(say.email).fill(email(number))
        await label(say.phone).fill('11 5555 0134')
        await main.getByRole('button', { name: say.save }).click()
        const told = number === 0 ? held[language] : asked[language]
        await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible()
      }
      await page.goto(linkIn(await gallery.mailbox.newest(email(1), say.confirmMail), /\/confirm\//))
      await main.getByRole('button', { name: say.confirm }).click()
      await expect(page.getByRole('heading', { name: say.confirmed })).toBeVisible()
    })
  })
}

const held = {
  es: 'Se envió un mail con la confirmación del turno',
  en: 'We sent you an e-mail to confirm your booking',
} as const
const asked = {
  es: 'El lugar es tuyo cuando lo confirmes ahí',
  en: 'The place is yours once you confirm it there',
} as const
