import { languages } from '@gallery/contract'
import { expect, test } from '../gallery.ts'
import { visit } from '../visitor.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

const words = {
  es: { failed: /^Fallaron/, send: 'Mandar ahora', sent: /^Salieron/, giveUp: 'No intentar más' },
  en: { failed: /^Failed/, send: 'Send now', sent: /^Sent/, giveUp: 'Try no more' },
} as const

for (const language of languages) {
  const say = words[language]

  test(`a mail that was refused is seen with its reason, sent again or let go: ${language}`, async ({
    gallery: { server, mailbox },
    page,
  }) => {
    await enterPanel(page, { server, mailbox })
    const visitor = await visit(server.url)
    const [mended, hopeless] = [`vuelve-${language}@example.org`, `nunca-${language}@example.org`]
    for (const email of [mended, hopeless]) {
      mailbox.unknown.add(email)
      await visitor.post('/es/auth/login', { email })
    }

    await page.goto(`/${language}/admin/mails?state=failed`)
    const row = (email: string) => page.getByRole('row').filter({ hasText: email })
    await expect(async () => {
      await page.reload()
      await expect(row(hopeless)).toContainText(`Nobody is called ${hopeless} here`, { timeout: 1_000 })
    }).toPass()
    await expectGoodScreen(page, 'the mails')

    mailbox.unknown.delete(mended)
    await page.getByRole('button', { name: `${say.send}: ${mended}` }).click()
    await mailbox.newest(mended, /Entrá/)
    await page.getByRole('link', { name: say.sent }).click()
    await expect(row(mended)).toBeVisible()

    await page.getByRole('link', { name: say.failed }).click()
    await row(hopeless)
      .getByRole('button', { name: new RegExp(hopeless) })
      .last()
      .click()
    await page.getByRole('menuitem', { name: say.giveUp }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: say.giveUp }).click()
    await expect(row(hopeless)).not.toContainText('Nobody is called')
  })
}
