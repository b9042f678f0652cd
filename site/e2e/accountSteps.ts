import type { Language, User } from '@gallery/contract'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from './gallery.ts'
import type { Mailbox } from './mailbox.ts'
import { askForMail, codeIn } from './signInSteps.ts'
import { words } from './words.ts'

/** Who a browser is signed in as, by the API. */
export async function userOf({ request }: { request: APIRequestContext }): Promise<User | null> {
  const answer = await request.get('/auth/getUser')
  const { data }: { data: User | null } = await answer.json()
  return data
}

/** Opens a page of one's own without being signed in: it asks to sign in, as a refused call does. */
export async function openRefused(page: Page, path: string, language: Language): Promise<Locator> {
  await page.goto(path)
  // It is said for a few seconds only.
  await expect(page.getByText(words[language].notAllowed, { exact: true })).toBeVisible()
  // Every read of the page is refused and opens the modal: the last of them too, before anybody closes it.
  await page.waitForLoadState('networkidle')
  const login = page.getByRole('dialog', { name: words[language].signIn })
  await expect(login.getByLabel(words[language].loginEmail, { exact: true })).toBeFocused()
  return login
}

/** Signs in with the code of a new mail, in the modal that is open. */
export async function enterCode(
  login: Locator,
  email: string,
  mailbox: Mailbox,
  language: Language
): Promise<void> {
  await typeCodeOf(() => askForMail(login, email, language), login, email, mailbox, language)
}

/** As {@link enterCode}, when the modal waits for a code that has been spent: another mail brings another. */
export async function enterOtherCode(
  login: Locator,
  email: string,
  mailbox: Mailbox,
  language: Language
): Promise<void> {
  const resend = login.getByRole('button', { name: words[language].resend })
  await typeCodeOf(() => resend.click(), login, email, mailbox, language)
}

async function typeCodeOf(
  ask: () => Promise<void>,
  login: Locator,
  email: string,
  mailbox: Mailbox,
  language: Language
): Promise<void> {
  const say = words[language]
  const before = mailbox.mails.length
  await ask()
  await expect.poll(() => mailbox.mails.slice(before).some(({ to }) => to === email)).toBe(true)
  await login.getByLabel(say.code).fill(codeIn(await mailbox.newest(email, say.signInMail)))
  await login.getByRole('button', { name: say.signIn, exact: true }).click()
  await expect(login).toHaveCount(0)
}
