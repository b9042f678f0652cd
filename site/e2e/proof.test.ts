import { readFile } from 'node:fs/promises'
import { type Language, languages } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { enterPanel } from './admin/panel.ts'
import { copyDemo, type DemoCopy } from './demoCopy.ts'
import { findings } from './findings.ts'
import { galleristEmail } from './gallerist.ts'
import { expect, type Gallery, test } from './gallery.ts'
import { openMailbox } from './mailbox.ts'
import { startServer } from './server.ts'
import { codeIn } from './signInSteps.ts'

const words = {
  es: {
    title: 'Confirmá que sos vos',
    code: 'Código de seis dígitos',
    confirm: 'Confirmar',
    send: 'Mandarme el código',
    cancel: 'Cancelar',
    wrong: /^El código no es correcto/,
    exports: 'Usuarios, CSV',
    everything: 'Bajar todo (ZIP)',
    firstName: 'Nombre',
    download: 'Bajar mis datos',
    place: 'La red que usás ahora',
  },
  en: {
    title: 'Confirm that it is you',
    code: 'Six-digit code',
    confirm: 'Confirm',
    send: 'Send me the code',
    cancel: 'Cancel',
    wrong: /^The code is wrong/,
    exports: 'Users, CSV',
    everything: 'Download everything (ZIP)',
    firstName: 'First name',
    download: 'Download my data',
    place: 'The network that you use now',
  },
} as const

let gallery: Gallery
let demo: DemoCopy

test.beforeAll(async () => {
  demo = await copyDemo()
  const mailbox = await openMailbox()
  gallery = { mailbox, server: await startServer({ ...demo.env, SMTP_URL: mailbox.url }) }
})
test.afterAll(async () => {
  await gallery.server.stop()
  await gallery.mailbox.close()
  await demo.remove()
})

/** Opens a page as the super user, who proved a quarter of an hour ago who they are. */
async function openLate(page: Page, path: string): Promise<void> {
  await enterPanel(page, gallery)
  await demo.run("update sessions set proven_at = now() - interval '15 minutes'; delete from rate_limits")
  await page.goto(gallery.server.url + path, { waitUntil: 'networkidle' })
}

/** The code of the mail that comes after the first `before` ones. */
const codeAfter = async (before: number) => codeIn(await gallery.mailbox.newest(galleristEmail, /./, before))

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download')
  await press()
  return readFile(await (await coming).path(), 'latin1')
}

async function expectFreshAgain(page: Page, language: Language, press: () => Promise<void>): Promise<string> {
  const say = words[language]
  const before = gallery.mailbox.mails.length
  const dialog = page.getByRole('dialog', { name: say.title })
  return downloaded(page, async () => {
    await press()
    await expect(dialog.getByLabel(say.code)).toBeFocused()
    await page.keyboard.type(await codeAfter(before))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  })
}

for (const language of languages) {
  const say = words[language]

  test(`an export asks who one is, by keyboard, and goes on by itself: ${language}`, async ({ page }) => {
    await openLate(page, `/${language}/admin/exports`)
    const button = page.getByRole('button', { name: say.exports })
    await button.focus()
    const dialog = page.getByRole('dialog', { name: say.title })

    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel(say.code)).toBeFocused()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)

    const before = gallery.mailbox.mails.length
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel(say.code)).toBeFocused()
    const code = await codeAfter(before)
    await page.keyboard.type(code === '000 000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel(say.code)).toHaveAccessibleDescription(say.wrong)
    await dialog.getByLabel(say.code).fill(code)
    const table = await downloaded(page, () => page.keyboard.press('Enter'))
    expect(table).toContain(galleristEmail)
    await expect(dialog).toHaveCount(0)
    // Within ten minutes nobody is asked again.
    expect(await downloaded(page, () => button.click())).toBe(table)
  })

  test(`a link to a download asks over the page that it is on: ${language}`, async ({ page }) => {
    await openLate(page, `/${language}/admin/exports`)
    const link = page.getByRole('link', { name: say.everything })
    expect((await expectFreshAgain(page, language, () => link.click())).slice(0, 2)).toBe('PK')
  })

  test(`what was typed stays, and what is delicate is done after it alone: ${language}`, async ({ page }) => {
    await openLate(page, `/${language}/user`)
    await page.getByLabel(say.firstName, { exact: true }).fill('Lucía Inés')
    const link = page.getByRole('link', { name: say.download })
    expect(await expectFreshAgain(page, language, () => link.click())).toContain(galleristEmail)
    await expect(page.getByLabel(say.firstName, { exact: true })).toHaveValue('Lucía Inés')
    await expect(page.getByText(say.place).first()).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`a download leads to the page that asks, and from there on: ${language}`, async ({ page }) => {
      await openLate(page, `/${language}/user`)
      await page.getByRole('link', { name: say.download }).click()
      await expect(page.getByRole('heading', { name: say.title, level: 1 })).toBeVisible()
      const before = gallery.mailbox.mails.length
      await page.getByRole('button', { name: say.send }).click()
      await page.getByLabel(say.code).fill('000000')
      await page.getByRole('button', { name: say.confirm, exact: true }).click()
      await expect(page.getByText(say.wrong)).toBeVisible()
      await page.getByLabel(say.code).fill(await codeAfter(before))
      const file = await downloaded(page, () =>
        page.getByRole('button', { name: say.confirm, exact: true }).click()
      )
      expect(file).toContain(galleristEmail)
    })
  })
}

test('another code is mailed once, however often it is asked for meanwhile, and that is said', async ({
  page,
}) => {
  const say = words.es
  await openLate(page, '/es/admin/exports')
  const before = gallery.mailbox.mails.length
  await page.getByRole('button', { name: say.exports }).click()
  const dialog = page.getByRole('dialog', { name: say.title })
  const field = dialog.getByLabel(say.code)
  await expect(field).toBeFocused()
  await codeAfter(before)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(say.wrong)

  const asked: (() => void)[] = []
  await page.route('**/auth/proof/mail', (route) => void asked.push(() => void route.continue()))
  await dialog.getByRole('button', { name: 'Mandar otro código' }).dblclick()
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.()
  await expect(page.getByRole('status').getByText(/^Te enviamos un código a/)).toBeVisible()
  await expect(field).not.toHaveAccessibleDescription(say.wrong)
  expect(asked.length).toBe(1)
})
