import type { Page } from '@playwright/test'
import { cellOf, choose, closeBooking, fillForm, openHome } from './bookingSteps.ts'
import { expect, test } from './gallery.ts'
import { visit } from './visitor.ts'
import { comingVisits, type Visit } from './visits.ts'
import { words } from './words.ts'

const say = words.es
const mailAgain = 'Mandarlo otra vez'

/** Books a time as a visitor does, and leaves open what follows. */
async function book(page: Page, booked: Visit, email: string): Promise<void> {
  await openHome(page, 'es')
  await cellOf(page, booked).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, booked.time, 'es')
  await fillForm(dialog, email, 'es')
  await dialog.getByRole('button', { name: say.save }).click()
  await expect(dialog.getByRole('heading', { name: say.oneStepLeft })).toBeVisible()
}

/** Keeps what asks for another mail on its way. @returns what lets it arrive, and how often it was asked */
async function holdMail(page: Page) {
  let arrive: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const asked: string[] = []
  await page.route('**/api/appointments/booked/resend', async (route) => {
    asked.push(route.request().method())
    await late
    await route.continue()
  })
  return { arrive: () => arrive(), asked }
}

test('a mail that is asked for again and comes late says nothing in the form of another day', async ({
  gallery,
  page,
}) => {
  const [booked, other] = await comingVisits(await visit(gallery.server.url), 'es')
  await book(page, booked, 'late-mail@example.org')
  const { arrive } = await holdMail(page)
  const dialog = page.getByRole('dialog')
  const answered = page.waitForResponse('**/api/appointments/booked/resend')
  await dialog.getByRole('button', { name: mailAgain }).click()
  await closeBooking(page)

  await cellOf(page, other).click()
  await choose(dialog, other.time, 'es')
  await dialog.getByLabel(say.firstName, { exact: true }).fill('Bruno')
  arrive()
  expect((await answered).status()).toBe(200)
  await fillForm(dialog, 'another-day@example.org', 'es')
  await expect(dialog.getByRole('heading', { name: say.yourDetails })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: say.oneStepLeft })).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('gallery.booked'))).toBeNull()
})

test('whoever asks for the mail twice while the first is on its way asks once', async ({ gallery, page }) => {
  const [booked] = await comingVisits(await visit(gallery.server.url), 'es')
  await book(page, booked, 'twice-asked@example.org')
  const { arrive, asked } = await holdMail(page)
  const dialog = page.getByRole('dialog')
  const again = dialog.getByRole('button', { name: mailAgain })
  await again.click()
  await again.click()
  arrive()
  await expect(dialog.getByText(/^Enviado a las /)).toBeVisible()
  expect(asked).toEqual(['POST'])
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})
