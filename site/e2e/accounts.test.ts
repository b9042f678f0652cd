import { readFile } from 'node:fs/promises'
import { enterCode, enterOtherCode, openRefused, userOf } from './accountSteps.ts'
import { accountWords } from './accountWords.ts'
import { openHome, toast } from './bookingSteps.ts'
import { findings } from './findings.ts'
import { expect, test } from './gallery.ts'
import { linkIn } from './mailbox.ts'
import { askForMail, openLogin } from './signInSteps.ts'
import { words } from './words.ts'

for (const [language, width] of [
  ['es', 1440],
  ['en', 390],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: language === 'es' ? 'es-AR' : 'en-GB', viewport: { width, height: 844 } })

    test("one's own data, from the first sign-in to the end of the account", async ({
      browser,
      gallery,
      page,
      context,
      baseURL,
    }) => {
      const say = { ...words[language], ...accountWords[language] }
      const { mailbox } = gallery
      const email = `elena-${language}@example.org`
      const newEmail = `elena.nueva-${language}@example.org`
      const login = page.getByRole('dialog', { name: say.signIn })
      const field = (label: string) => page.getByLabel(label, { exact: true })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-AR' })
      const other = await elsewhere.newPage()

      await test.step('the page asks to sign in; the mailed link leads back to it in another browser', async () => {
        await openRefused(page, `/${language}/user`, language)
        await page.keyboard.press('Escape')
        await expect(login).toHaveCount(0)
        await expect(page.getByText(say.signInFirst)).toBeVisible()
        expect(await findings(page)).toEqual([])
        await page.getByRole('main').getByRole('link', { name: say.signIn, exact: true }).click()
        await askForMail(login, email, language)
        await other.goto(linkIn(await mailbox.newest(email, say.signInMail), /\/auth\//))
        await other.getByRole('button', { name: say.enter }).click()
        await expect(other).toHaveURL(`/${language}/user`)
        await expect(other.getByLabel(say.email, { exact: true })).toHaveValue(email)
      })

      await test.step('the code signs in where the page is open, which then shows its form', async () => {
        await enterOtherCode(login, email, mailbox, language)
        await expect(field(say.email)).toHaveValue(email)
        await expect(page).toHaveURL(`/${language}/user`)
        expect(await findings(page)).toEqual([])
      })

      await test.step('data with an error, then saved; an open page comes with them', async () => {
        await field(say.firstName).fill('Elena')
        await field(say.lastName).fill('Ríos')
        await field(say.phone).fill('no tengo')
        const save = page.getByRole('button', { name: say.save })
        await save.click()
        await expect(field(say.phone)).toHaveAccessibleDescription(say.badPhone)
        await expect(save).toBeDisabled()
        await field(say.phone).fill('11 5555 0199')
        await save.click()
        await expect(toast(page, say.saved)).toBeVisible()
        expect(await userOf(context)).toMatchObject({ first_name: 'Elena', phone: '11 5555 0199' })
        if (width > 1088) await expect(page.getByRole('button', { name: 'Elena' })).toBeVisible()
        const asked: string[] = []
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
        await page.reload({ waitUntil: 'networkidle' })
        await expect(field(say.lastName)).toHaveValue('Ríos')
        expect(asked.filter((path) => /^\/(api|auth)\//.test(path))).toEqual([])
      })

      await test.step('a new address waits, can be given up, and counts once its link is confirmed', async () => {
        const waiting = page.getByText(say.waits)
        const change = async () => {
          await field(say.email).fill(newEmail)
          await page.getByRole('button', { name: say.save }).click()
          await expect(waiting).toBeVisible()
        }
        await change()
        await expect(toast(page, say.savedPending(newEmail))).toBeVisible()
        await expect(field(say.email)).toHaveValue(email)
        expect(await findings(page)).toEqual([])
        await mailbox.newest(email, say.askedMail)
        await mailbox.newest(newEmail, say.changeMail)
        await page.getByRole('button', { name: say.discard }).click()
        await expect(toast(page, say.dropped)).toBeVisible()
        await expect(waiting).toHaveCount(0)

        const before = mailbox.mails.length
        await change()
        await expect.poll(() => mailbox.mails.slice(before).some(({ to }) => to === newEmail)).toBe(true)
        const link = linkIn(await mailbox.newest(newEmail, say.changeMail), /\/auth\/email\//)
        expect((await fetch(link)).status).toBe(200)
        expect(await userOf(context)).toMatchObject({ email })
        await other.goto(link)
        await other.getByRole('button', { name: say.confirmEmail }).click()
        await expect(other.getByRole('heading', { name: say.emailConfirmed })).toBeVisible()
        expect(await findings(other)).toEqual([])
        await mailbox.newest(email, say.changedMail)
        expect(await userOf(context)).toMatchObject({ email: newEmail })
        await page.evaluate(() => window.dispatchEvent(new Event('focus')))
        await expect(field(say.email)).toHaveValue(newEmail)
        await expect(waiting).toHaveCount(0)
        await other.goto(link)
        await other.getByRole('button', { name: say.confirmEmail }).click()
        await expect(other.getByRole('heading', { name: say.usedLink })).toBeVisible()
      })

      await test.step('the other place is signed out from here', async () => {
        await page.reload()
        await expect(page.getByText(say.thisDevice)).toBeVisible()
        await page.getByRole('button', { name: say.close }).click()
        await expect(toast(page, say.closed)).toBeVisible()
        await expect(page.getByRole('button', { name: say.close })).toHaveCount(0)
        expect(await userOf(elsewhere)).toBeNull()
        await openRefused(other, `/${language}/user`, language)
      })

      await test.step('a file with everything', async () => {
        const arriving = page.waitForEvent('download')
        await page.getByRole('link', { name: say.download }).click()
        const path = await (await arriving).path()
        expect(await readFile(path, 'utf8')).toContain(newEmail)
      })

      await test.step('signed out everywhere', async () => {
        await page.getByRole('button', { name: say.everywhere }).click()
        await expect(page.getByText(say.outEverywhere)).toBeVisible()
        await expect(page).toHaveURL(`/${language}`)
        expect(await userOf(context)).toBeNull()
      })

      await test.step('the account ends after a question', async () => {
        await openRefused(page, `/${language}/user`, language)
        await enterCode(login, newEmail, mailbox, language)
        await expect(field(say.firstName)).toHaveValue('Elena')
        await page.getByRole('button', { name: say.deleteAccount }).click()
        const question = page.getByRole('alertdialog', { name: say.sureAccount })
        await expect(question.getByRole('button', { name: say.cancel })).toBeFocused()
        expect(await findings(page)).toEqual([])
        await question.getByRole('button', { name: say.deleteAccount }).click()
        await expect(page.getByText(say.accountGone)).toBeVisible()
        expect(await userOf(context)).toBeNull()
      })
      await elsewhere.close()
    })
  })
}

test('who signs in after somebody else in the same window finds nothing of theirs', async ({
  gallery,
  page,
}) => {
  const { mailbox } = gallery
  const toOwnData = page.getByRole('contentinfo').getByRole('link', { name: 'Tus datos' })
  await openHome(page, 'es')
  // The link has read ahead as nobody by the time it is followed.
  await toOwnData.hover()
  await toOwnData.click()
  await enterCode(page.getByRole('dialog', { name: 'Ingresar' }), 'first@example.org', mailbox, 'es')
  await expect(page.getByLabel('Email')).toHaveValue('first@example.org')

  await page.getByRole('button', { name: 'first', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
  await expect(page.getByText('Hasta pronto')).toBeVisible()
  await expect(page).toHaveURL('/es')
  await page.goBack()
  await expect(page.getByText('Ingresá para ver esta página')).toBeVisible()
  await openHome(page, 'es')
  await enterCode(await openLogin(page, 'es'), 'second@example.org', mailbox, 'es')
  await toOwnData.click()
  await expect(page.getByLabel('Email')).toHaveValue('second@example.org')
})

test('a link that was passed over before signing in leads to one’s own page', async ({ gallery, page }) => {
  const { mailbox } = gallery
  await openHome(page, 'es')
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/appointments'))
  const toBookings = page.getByRole('contentinfo').getByRole('link', { name: 'Tus reservas' })
  await toBookings.hover()
  expect((await refused).status()).toBe(401)
  await enterCode(await openLogin(page, 'es'), 'passed-over@example.org', mailbox, 'es')
  await toBookings.click()
  await expect(page).toHaveTitle('Tus reservas | Ochava')
  await expect(page.getByRole('heading', { level: 1, name: 'Tus reservas' })).toBeVisible()
  await expect(toast(page, words.es.notAllowed)).toHaveCount(0)
})

test('a session that ended elsewhere: the next call says so, and signing in goes on from there', async ({
  gallery,
  page,
  context,
}) => {
  const { mailbox } = gallery
  await openHome(page, 'es')
  await enterCode(await openLogin(page, 'es'), 'third@example.org', mailbox, 'es')
  await page.goto('/es/user')
  await expect(page.getByLabel('Nombre', { exact: true })).toBeVisible()
  await context.clearCookies({ name: 'gallery_session' })
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(toast(page, words.es.notAllowed)).toHaveCount(1)
  await enterCode(page.getByRole('dialog', { name: 'Ingresar' }), 'fourth@example.org', mailbox, 'es')
  await expect(page.getByLabel('Email')).toHaveValue('fourth@example.org')
})
