import { languages, type UsersAnswer } from '@gallery/contract'
import { expect, test } from '../gallery.ts'
import { agendaWords } from './agendaWords.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

const name = 'Hannah Pryce'

for (const language of languages) {
  const say = agendaWords[language]

  test(`the panel is given and taken, and one's own is locked: ${language}`, async ({ gallery, page }) => {
    const visitor = await enterPanel(page, gallery)
    const isSuper = async () => {
      const { data }: { data: { super: boolean }[] } = await (
        await visitor.get('/api/users?query=hannah')
      ).json()
      return data[0]?.super
    }
    await page.goto(`/${language}/admin/users`)
    await expect(page.getByRole('switch', { name: say.panelOf('Lucía Prado') })).toBeDisabled()
    const panel = page.getByRole('switch', { name: say.panelOf(name) })
    await panel.click()
    await expect.poll(isSuper).toBe(true)
    await expect(panel).toBeChecked()
    await expectGoodScreen(page, 'users')
    await panel.click()
    await page.getByRole('alertdialog').getByRole('button', { name: say.takeAccess }).click()
    await expect.poll(isSuper).toBe(false)
  })

  test(`what somebody booked, and where they are signed in: ${language}`, async ({ gallery, page }) => {
    const visitor = await enterPanel(page, gallery)
    await page.goto(`/${language}/admin/users?q=hannah`)
    await page
      .getByRole('link', { name: new RegExp(`: .*${name}`) })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute(
      'href',
      /admin\/appointments\?day=/
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(`/${language}/admin/users?q=lucia`)
    // Other tests may be signed in as her too.
    const { data }: UsersAnswer = await (await visitor.get('/api/users?query=lucia')).json()
    await page.getByRole('link', { name: say.sessionsOf(data[0]?.sessions ?? 0, 'Lucía Prado') }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: say.closeAll })).toBeVisible()
  })
}
