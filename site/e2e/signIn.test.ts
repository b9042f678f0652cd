import type { Locator } from '@playwright/test'
import { userOf } from './accountSteps.ts'
import { cellOf, choose, expectClosed, fillForm, openHome, toast } from './bookingSteps.ts'
import { expect, test } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { askForMail, codeIn, openLogin } from './signInSteps.ts'
import { visit } from './visitor.ts'
import { comingVisit } from './visits.ts'
import { words } from './words.ts'

for (const [language, width] of [
  ['es', 1440],
  ['en', 390],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: language === 'es' ? 'es-AR' : 'en-GB', viewport: { width, height: 844 } })

    test('the mailed link signs in where it is opened, the code where it was asked for', async ({
      browser,
      gallery,
      page,
      context,
      baseURL,
    }) => {
      const say = words[language]
      const email = `hannah-${language}@example.org`
      const { mailbox } = gallery
      await openHome(page, language)
      const login = await openLogin(page, language)
      await askForMail(login, email, language)
      await expect(toast(page, say.linkSent)).toBeVisible()
      const mail = await mailbox.newest(email, say.signInMail)
      const link = linkIn(mail, new RegExp(`/${language}/auth/`))
      expect(mail.html).toContain(link)

      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
      const enter = await elsewhere.newPage()
      await enter.goto(link)
      await expect(enter.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await userOf(elsewhere)).toBeNull()
      await enter.getByRole('button', { name: say.enter }).click()
      await expect(enter).toHaveURL(`/${language}`)
      expect(await userOf(elsewhere)).toMatchObject({ email, super: false })
      expect(await userOf(context)).toBeNull()

      await test.step('a link works once', async () => {
        await enter.goto(link)
        await enter.getByRole('button', { name: say.enter }).click()
        await expect(enter.getByRole('heading', { name: say.usedLink })).toBeVisible()
        await elsewhere.close()
      })

      await test.step('so does the code of the same mail; another mail brings another', async () => {
        const code = login.getByLabel(say.code)
        await code.fill(codeIn(mail))
        await login.getByRole('button', { name: say.signIn, exact: true }).click()
        await expect(code).toHaveAccessibleDescription(say.usedCode)
        await login.getByRole('button', { name: say.resend }).click()
        const mails = () => mailbox.mails.filter(({ to }) => to === email)
        await expect.poll(() => mails().length).toBe(2)
        await code.fill(codeIn(await mailbox.newest(email, say.signInMail)))
        await login.getByRole('button', { name: say.signIn, exact: true }).click()
        await expectClosed(page)
        expect(await userOf(context)).toMatchObject({ email })
      })
    })
  })
}

test('who is signed in finds the booking form filled in, and leaves with Hasta pronto', async ({
  gallery,
  page,
  context,
}) => {
  const booked = await comingVisit(await visit(gallery.server.url), 'es')
  const email = 'martina.sosa@example.org'
  await openHome(page, 'es')
  const login = await openLogin(page, 'es')
  await askForMail(login, email, 'es')
  await login.getByLabel(words.es.code).fill(codeIn(await gallery.mailbox.newest(email, words.es.signInMail)))
  await login.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expectClosed(page)

  await cellOf(page, booked).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, booked.time, 'es')
  await expect(dialog.getByLabel('Nombre', { exact: true })).toHaveValue('Martina')
  await expect(dialog.getByLabel('Apellido')).toHaveValue('Sosa')
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await expect(dialog.getByLabel('Teléfono')).toHaveValue('11 5555 0134')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expectClosed(page)

  await page.getByRole('button', { name: 'Martina' }).click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
  await expect(toast(page, 'Hasta pronto')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ingresar' })).toBeVisible()
  expect(await userOf(context)).toBeNull()
})

test('a login that fails says so where it was asked for, and can be asked for again', async ({ page }) => {
  await openHome(page, 'es')
  const login = await openLogin(page, 'es')
  await page.route('**/auth/login', (route) => route.fulfill({ status: 500, json: {} }))
  await login.getByLabel(words.es.loginEmail, { exact: true }).fill('nadie@example.org')
  await login.getByRole('button', { name: words.es.sendLink }).click()
  await expect(login.getByRole('alert')).toHaveText('Error')
  await expect(toast(page, 'Error de servidor 500')).toBeVisible()
  await page.unroute('**/auth/login')
  await login.getByRole('button', { name: words.es.sendLink }).click()
  await expect(login.getByRole('alert')).toHaveCount(0)
  await expect(login.getByLabel(words.es.code)).toBeVisible()
})

test('on a phone no toast lies over what the login says or asks for', async ({ page }) => {
  const say = words.en
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your bookings' }).click()
  const login = page.getByRole('dialog', { name: say.signIn })
  const isFree = (part: Locator) => expect.poll(() => part.evaluate(isOnTop))
  await expect(toast(page, say.notAllowed)).toBeVisible()
  await isFree(login.getByRole('heading', { name: say.signIn })).toBe(true)
  await isFree(login.getByText('No password needed.')).toBe(true)
  await askForMail(login, 'phone@example.org', 'en')
  await expect(toast(page, say.linkSent)).toBeVisible()
  await isFree(login.getByLabel(say.code)).toBe(true)
})

/** Whether a press on its middle is for it. */
function isOnTop(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === part
}

test('the link leads back to the page where it was asked for', async ({ gallery, page }) => {
  const email = 'ivan.recalde@example.org'
  await openHome(page, 'es')
  await page.getByRole('link', { name: 'Muestras' }).click()
  await page.getByRole('searchbox').fill('patio')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/es/exhibitions?q=patio')
  const login = await openLogin(page, 'es')
  await askForMail(login, email, 'es')
  await page.goto(linkIn(await gallery.mailbox.newest(email, words.es.signInMail), /\/es\/auth\//))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/es/exhibitions?q=patio')
  await expect(page.getByRole('button', { name: 'Iván' })).toBeVisible()
})

test('a refused call says so and opens the login; once closed, the form is as it was', async ({
  gallery,
  page,
}) => {
  const booked = await comingVisit(await visit(gallery.server.url), 'es')
  await openHome(page, 'es')
  await cellOf(page, booked).click()
  const booking = page.getByRole('dialog').filter({ hasText: booked.time })
  await choose(booking, booked.time, 'es')
  await fillForm(booking, 'refused@example.org', 'es')

  // As when a session has ended: the server refuses this one call.
  await page.route('**/api/appointments', (route) => route.fulfill({ status: 403, json: { message: '' } }), {
    times: 1,
  })
  await booking.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page, words.es.notAllowed)).toBeVisible()
  const login = page.getByRole('dialog', { name: 'Ingresar' })
  await expect(login.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)

  await expect(booking.getByLabel('Email')).toHaveValue('refused@example.org')
  await booking.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page, words.es.booked)).toBeVisible()
})

test('Escape closes the login and gives the focus back to its link', async ({ page }) => {
  await openHome(page, 'es')
  const login = await openLogin(page, 'es')
  await expect(login.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(page.getByRole('link', { name: 'Ingresar' })).toBeFocused()
})
