import type { Page } from '@playwright/test'
import { enterCode, userOf } from './accountSteps.ts'
import { accountWords } from './accountWords.ts'
import { toast } from './bookingSteps.ts'
import { findings } from './findings.ts'
import { created, gallerist, galleristEmail } from './gallerist.ts'
import { expect, test } from './gallery.ts'
import { words } from './words.ts'

const say = {
  ...words.es,
  ...accountWords.es,
  otherPerson: 'En este navegador ingresó otra persona. Lo que estaba en esta página no se guardó.',
}

test('the panel asks at its own address to sign in, and is there once somebody has', async ({
  page,
  gallery,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const title_es = 'Fondo de la sesión'
  await created(await staff.post('/api/archives', { title_es }))
  await page.goto('/es/admin/archives?q=fondo')
  // The page says it beneath the dialog: no toast says it again.
  await expect(page.getByText(say.notAllowed, { exact: true })).toBeVisible()
  const login = page.getByRole('dialog', { name: say.signIn })
  await expect(login.getByLabel(say.loginEmail, { exact: true })).toBeFocused()
  await expect(toast(page, say.notAllowed)).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await enterCode(login, galleristEmail, gallery.mailbox, 'es')
  await expect(page.getByRole('heading', { level: 1, name: 'Archivos' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/es/admin/archives?q=fondo')

  // The session ends while something is typed.
  await page.getByRole('main').getByRole('link', { name: title_es }).click()
  const title = page.getByRole('textbox', { name: 'Título es' })
  await title.fill('Fondo que sobrevive')
  await page.context().clearCookies({ name: /session/ })
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await enterCode(login, galleristEmail, gallery.mailbox, 'es')
  await expect(title).toHaveValue('Fondo que sobrevive')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText(/^Guardado a las/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the panel is the form to sign in', async ({ page }) => {
    await page.goto('/en/admin/works/1/edit')
    await expect(page.getByText(words.en.notAllowed)).toBeVisible()
    await expect(page.getByRole('main').getByLabel(words.en.loginEmail, { exact: true })).toBeVisible()
  })
})

test("one's own data outlives a session that ends while it is saved", async ({ page, gallery }) => {
  await page.goto('/es/user')
  const login = page.getByRole('dialog', { name: say.signIn })
  await enterCode(login, 'nadia@example.org', gallery.mailbox, 'es')
  await expect(toast(page, 'Entraste como nadia@example.org')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field(say.firstName).fill('Nadia')
  await field(say.lastName).fill('Prat')
  await page.context().clearCookies({ name: /session/ })
  await page.getByRole('button', { name: say.save }).click()
  await expect(login.getByLabel(say.loginEmail, { exact: true })).toBeFocused()
  await enterCode(login, 'nadia@example.org', gallery.mailbox, 'es')
  await expect(field(say.firstName)).toHaveValue('Nadia')
  await page.getByRole('button', { name: say.save }).click()
  await expect(toast(page, say.saved)).toBeVisible()
  await page.reload()
  await expect(field(say.lastName)).toHaveValue('Prat')
})

test('who leaves in one tab leaves nothing of what was read on the screens of the others, nor of what was typed', async ({
  page,
  context,
  gallery,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const title_es = 'Fondo de nadie'
  const { id } = await created<{ id: number }>(await staff.post('/api/archives', { title_es }))
  await page.goto(`/es/admin/archives/${id}`)
  await enterCode(page.getByRole('dialog', { name: say.signIn }), galleristEmail, gallery.mailbox, 'es')
  const title = page.getByRole('textbox', { name: 'Título es' })
  await expect(title).toHaveValue(title_es)
  await title.fill('Fondo que nadie ve')
  const other = await context.newPage()
  await other.goto('/es/auth')
  await other.getByRole('main').getByRole('button', { name: say.signOut }).click()
  await expect(toast(other, say.goodbye)).toBeVisible()
  await expect(page.getByText(say.notAllowed, { exact: true })).toBeVisible()
  await expect(title).toHaveCount(0)
  await expect(page.getByText(/Fondo (de nadie|que nadie ve)/)).toHaveCount(0)
})

for (const hears of [true, false]) {
  test(`who signs in in another tab is not written into from this one, which ${hears ? 'hears' : 'does not hear'} of it`, async ({
    page,
    context,
    gallery,
  }) => {
    const { mailbox } = gallery
    const [first, second] = ['primera', 'segunda'].map((name) => `${name}.${hears}@example.org`)
    // Of the page: the login asks for an address too, until it is known who is in.
    const field = (label: string) => page.locator('main').getByLabel(label, { exact: true })
    const enter = (tab: Page, email = '') =>
      enterCode(tab.getByRole('dialog', { name: say.signIn }), email, mailbox, 'es')
    if (!hears) {
      await page.addInitScript(() =>
        addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
      )
    }
    await page.goto('/es/user')
    await enter(page, first)
    await field(say.firstName).fill('Primera')

    const other = await context.newPage()
    await other.goto('/es/auth')
    await other.getByRole('main').getByRole('button', { name: say.signOut }).click()
    await expect(toast(other, say.goodbye)).toBeVisible()
    await other.goto('/es/user')
    await enter(other, second)
    await expect(other.getByLabel(say.email, { exact: true })).toHaveValue(second ?? '')

    if (!hears) {
      await page.getByRole('button', { name: say.save }).click()
      await expect(toast(page, say.otherPerson)).toBeVisible()
    }
    await expect(field(say.email)).toHaveValue(second ?? '')
    await expect(field(say.firstName)).toHaveValue('')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await userOf(context)).toMatchObject({ email: second, first_name: '' })
  })
}
