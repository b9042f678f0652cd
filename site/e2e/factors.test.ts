import type { Language } from '@gallery/contract'
import type { Page, Route } from '@playwright/test'
import { accountWords } from './accountWords.ts'
import { copyDemo, type DemoCopy } from './demoCopy.ts'
import {
  addAuthenticator,
  appCode,
  type Finger,
  factorWords,
  signInByMail,
  startNamedServer,
} from './factorSteps.ts'
import { galleristEmail } from './gallerist.ts'
import { expect, test } from './gallery.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { runProduct } from './runProduct.ts'
import type { Server } from './server.ts'

/** A gallery of a block's own, at an address that has a name. */
function namedGallery(scheme: 'http' | 'https') {
  let server: Server
  let mailbox: Mailbox
  let demo: DemoCopy
  async function start() {
    server = await startNamedServer({ ...demo.env, SMTP_URL: mailbox.url }, scheme)
  }
  test.beforeAll(async () => {
    demo = await copyDemo()
    mailbox = await openMailbox()
    await start()
  })
  test.afterAll(async () => {
    await server.stop()
    await mailbox.close()
    await demo.remove()
  })
  return {
    url: () => server.url,
    mailbox: () => mailbox,
    /** Stops the server, runs a command of the product on its data, and starts it again. */
    command: async (...words: string[]) => {
      await server.stop()
      await runProduct('packages/api/bin/gallery.mjs', words, demo.env)
      await start()
    },
  }
}

interface Visitor {
  email: string
  language: Language
}

/**
 * Runs in the page: whoever pressed puts the finger when the document hears `finger`, unless it was ended before; for
 * what is offered there is none.
 */
function waitForFinger(): void {
  const credentials = navigator.credentials
  const get = credentials.get.bind(credentials)
  credentials.get = async (options) => {
    if (options?.mediation === 'conditional') {
      await new Promise((_, end) =>
        options.signal?.addEventListener('abort', () => end(options.signal?.reason))
      )
    }
    const finger = new Promise((put) => document.addEventListener('finger', put, { once: true }))
    document.documentElement.dataset.finger = 'awaited'
    await finger
    return get(options)
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
        const email = `llave-${language}@example.org`
        const finger = await addPasskey(page, { email, language })
        await page.context().clearCookies()
        // What the page offers by itself finds no finger: it is there from when the press asks.
        await finger.lift()
        let questions = 0
        await page.route('**/auth/passkeys/use', async (route) => {
          questions += 1
          if (questions > 1) await finger.put()
          await route.continue()
        })
        await page.goto(doorOf(language))
        await pressPasskey(page, language)
        await expectOwnPage(page, { email, language })
      })

      test('signs in whoever presses before the page has offered one', async ({ page }) => {
        await page.addInitScript(waitForFinger)
        const email = `prisa-${language}@example.org`
        await addPasskey(page, { email, language })
        await page.context().clearCookies()
        const questions: Route[] = []
        await page.route('**/auth/passkeys/use', async (route) => {
          questions.push(route)
          if (questions.length > 1) await route.continue()
        })
        await page.goto(doorOf(language))
        // The first is the page's own, for what it will offer.
        await expect.poll(() => questions.length, 'the page asks by itself').toBe(1)
        await pressPasskey(page, language)
        const isPressed = () => page.locator('html[data-finger="awaited"]').count()
        await expect.poll(isPressed, 'the browser asks for a finger').toBe(1)
        const late = page.waitForResponse('**/auth/passkeys/use')
        await questions[0]?.continue()
        await (await late).finished()
        // The page has had its answer once it answers another question, asked after.
        await page.evaluate(async () => (await fetch('/healthz')).text())
        await page.evaluate(() => document.dispatchEvent(new Event('finger')))
        await expectOwnPage(page, { email, language })
      })
    })
  }

  const ownPath = (language: Language) => `/${language}/user`
  const doorOf = (language: Language) =>
    `${gallery.url()}/${language}/auth?${new URLSearchParams({ path: ownPath(language) })}`

  async function addPasskey(page: Page, { email, language }: Visitor): Promise<Finger> {
    const say = factorWords[language]
    const finger = await addAuthenticator(page)
    const visit = { email, path: ownPath(language), mailbox: gallery.mailbox(), language }
    await signInByMail(page, gallery.url(), visit)
    await page.getByRole('button', { name: say.addPasskey }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.passkeyKept).first()).toBeVisible()
    await expect(page.getByRole('button', { name: say.rename })).toBeVisible()
    return finger
  }

  async function pressPasskey(page: Page, language: Language): Promise<void> {
    await page.getByRole('button', { name: factorWords[language].withPasskey }).focus()
    await page.keyboard.press('Enter')
  }

  async function expectOwnPage(page: Page, { email, language }: Visitor): Promise<void> {
    await expect(page).toHaveURL(`${gallery.url()}${ownPath(language)}`)
    await expect(page.getByLabel(accountWords[language].email)).toHaveValue(email)
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
