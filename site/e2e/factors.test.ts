import { rm } from 'node:fs/promises'
import { addAuthenticator, appCode, factorWords, signInByMail, startNamedServer } from './factorSteps.ts'
import { galleristEmail } from './gallerist.ts'
import { copyDemoData, expect, test } from './gallery.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { runProduct } from './runProduct.ts'
import type { Server } from './server.ts'

/** A gallery of a block's own, at an address that has a name. */
function namedGallery(scheme: 'http' | 'https') {
  let server: Server
  let mailbox: Mailbox
  let data: string
  async function start() {
    server = await startNamedServer({ GALLERY_DATA: data, SMTP_URL: mailbox.url }, scheme)
  }
  test.beforeAll(async () => {
    data = await copyDemoData()
    mailbox = await openMailbox()
    await start()
  })
  test.afterAll(async () => {
    await server.stop()
    await mailbox.close()
    await rm(data, { recursive: true, force: true })
  })
  return {
    url: () => server.url,
    mailbox: () => mailbox,
    /** Stops the server, runs a command of the product on its data, and starts it again. */
    command: async (...words: string[]) => {
      await server.stop()
      await runProduct('packages/api/bin/gallery.mjs', words, { GALLERY_DATA: data, DATABASE_URL: '' })
      await start()
    },
  }
}

test.describe('a passkey', () => {
  const gallery = namedGallery('http')

  for (const [language, width] of [
    ['es', 1440],
    ['en', 390],
  ] as const) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ locale: language === 'es' ? 'es-AR' : 'en-GB', viewport: { width, height: 844 } })

      test('is added on one’s own page and signs in without a mail, by keyboard', async ({ page }) => {
        const say = factorWords[language]
        const email = `llave-${language}@example.org`
        const path = `/${language}/user`
        const mailbox = gallery.mailbox()
        const finger = await addAuthenticator(page)
        await signInByMail(page, gallery.url(), { email, path, mailbox, language })
        const add = page.getByRole('button', { name: say.addPasskey })
        await add.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByText(say.passkeyKept).first()).toBeVisible()
        await expect(page.getByRole('button', { name: say.rename })).toBeVisible()

        await page.context().clearCookies()
        await finger.lift()
        await page.goto(`${gallery.url()}/${language}/auth?${new URLSearchParams({ path })}`)
        const enter = page.getByRole('button', { name: say.withPasskey })
        await enter.focus()
        await page.keyboard.press('Enter')
        await finger.put()
        await expect(page).toHaveURL(`${gallery.url()}${path}`)
        await expect(page.getByLabel('Email')).toHaveValue(email)
      })
    })
  }
})

test.describe('the panel of a gallery that is open to the public', () => {
  const gallery = namedGallery('https')

  test('asks for a second factor, which can wait; an app’s code and a code on paper open it; the command line begins anew', async ({
    page,
  }) => {
    const say = factorWords.es
    const mailbox = gallery.mailbox()
    const visit = { email: galleristEmail, path: '/es/admin/events', mailbox, language: 'es' } as const
    const panel = page.getByRole('heading', { level: 1, name: say.events })

    await test.step('it can be put off', async () => {
      await signInByMail(page, gallery.url(), visit)
      await expect(page.getByRole('heading', { name: say.protect })).toBeVisible()
      await page.getByRole('button', { name: say.later }).click()
      await expect(panel).toBeVisible()
    })

    let key = ''
    let used = ''
    let paper: string[] = []
    await test.step('an app is set up on one’s own page', async () => {
      await page.goto(`${gallery.url()}/es/user`)
      await page.getByRole('button', { name: say.addApp }).click()
      const dialog = page.getByRole('dialog')
      key = (await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
      used = appCode(key)
      await dialog.getByLabel(say.appCode).fill(used)
      await dialog.getByRole('button', { name: say.confirm }).click()
      await expect(page.getByRole('list', { name: say.codes })).toBeVisible()
      paper = await page.getByRole('list', { name: say.codes }).getByRole('listitem').allTextContents()
      expect(paper).toHaveLength(10)
    })

    await test.step('then a mail is not enough', async () => {
      await page.context().clearCookies()
      await signInByMail(page, gallery.url(), visit)
      await page.getByLabel(say.appCode).fill(used)
      await page.getByRole('button', { name: say.confirm }).click()
      await expect(page.getByLabel(say.appCode), 'that code set the app up').toHaveAccessibleDescription(
        /ya se usó/
      )
      await page.getByLabel(say.appCode).fill(appCode(key, 1))
      await page.getByRole('button', { name: say.confirm }).click()
      await expect(panel).toBeVisible()
    })

    await test.step('a code on paper does too, and is mailed', async () => {
      await page.context().clearCookies()
      await signInByMail(page, gallery.url(), visit)
      await page.getByRole('button', { name: say.onPaper }).click()
      await page.getByLabel(say.paperCode).fill(paper[0] ?? '')
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      await mailbox.newest(galleristEmail, /Se usó un código de recuperación/)
    })

    await test.step('whoever lost all of it begins anew by the command line', async () => {
      await gallery.command('super', 'reset', galleristEmail)
      await mailbox.newest(galleristEmail, /Tu acceso a Ochava empieza de nuevo/)
      await page.context().clearCookies()
      await signInByMail(page, gallery.url(), visit)
      await expect(page.getByRole('heading', { name: say.protect })).toBeVisible()
    })
  })
})
