import { languages, type UsersAnswer } from '@gallery/contract'
import { userOf } from '../accountSteps.ts'
import { expect, test } from '../gallery.ts'
import { linkIn } from '../mailbox.ts'
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
    await page.getByRole('alertdialog').getByRole('button', { name: say.removeAccess }).click()
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

test('a colleague is invited in their language, enters by the link of the mail, and is waited for no longer', async ({
  baseURL,
  browser,
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  const email = 'imogen@example.org'
  await page.goto('/es/admin/users')
  await page.getByRole('button', { name: 'Invitar a alguien' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitar a alguien' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Idioma del mail').selectOption('Inglés')
  await dialog.getByRole('button', { name: 'Mandar la invitación' }).click()
  const waiting = page.getByRole('table', { name: 'Invitaciones pendientes' }).getByText(email)
  await expect(waiting).toBeVisible()

  const mail = await gallery.mailbox.newest(email, /^You are invited to Ochava$/)
  expect(mail.text).toContain('invites you to have an account')
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await elsewhere.newPage()
  await theirs.goto(linkIn(mail, /\/en\/auth\//))
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(async () => (await userOf(elsewhere))?.email).toBe(email)
  await elsewhere.close()

  const answered = page.waitForResponse(/\/api\/users\/invitations$/)
  await page.goto(`/es/admin/users?q=${email}`)
  await answered
  await expect(page.getByRole('switch', { name: /^Panel: / })).toHaveCount(1)
  await expect(waiting).toHaveCount(0)
})
