import { languages } from '@gallery/contract'
import { cellOf, choose, rowOf } from './bookingSteps.ts'
import { findings } from './findings.ts'
import { expect, test } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { bookingBy, visit } from './visitor.ts'
import { comingVisit } from './visits.ts'
import { words } from './words.ts'

for (const language of languages) {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${language}-${width}-${colorScheme}`
      test(`axe finds nothing: ${name}`, async ({ gallery, page }) => {
        const say = words[language]
        const visitor = await visit(gallery.server.url)
        const shown = await comingVisit(visitor, language)
        await page.setViewportSize({ width, height: 844 })
        // Without motion nothing is looked at while it fades in.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const expectClean = async (what: string) => {
          await test.step(what, async () => expect.soft(await findings(page), what).toEqual([]))
        }

        await page.goto(`/${language}`)
        await expect(page.getByRole('grid').locator('a[tabindex="0"]')).toHaveCount(1)
        await expectClean('home')

        await cellOf(page, shown).click()
        const dialog = page.getByRole('dialog')
        await expect(rowOf(dialog, shown.time)).toBeVisible()
        await expectClean('times')
        await choose(dialog, shown.time, language)
        await expectClean('form')
        await dialog.getByRole('button', { name: say.save }).click()
        await expect(dialog.getByLabel(say.firstName, { exact: true })).toHaveAccessibleDescription(
          say.noFirstName
        )
        await expectClean('form with errors')

        const booking = { ...bookingBy(`axe-${name}`, shown.slot.id), language }
        expect((await visitor.post('/api/appointments', booking)).status).toBe(201)
        const mail = await gallery.mailbox.newest(booking.email, say.confirmMail)
        await page.goto(linkIn(mail, /\/appointments\/confirm\//))
        await expect(page.getByRole('button', { name: say.confirm })).toBeEnabled()
        await expectClean('confirmation')
        await page.getByRole('button', { name: say.confirm }).click()
        await expect(page.getByRole('heading', { name: say.confirmed })).toBeVisible()
        await expectClean('confirmed')

        await page.goto(`/${language}/auth`)
        await expect(page.getByRole('button', { name: say.sendLink })).toBeVisible()
        await expectClean('sign-in')

        await page.goto(`/${language}/exhibitions`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectClean('exhibitions')
        await page.goto(`/${language}/exhibitions/${shown.event}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectClean('exhibition')
      })
    }
  }
}
