import type { Language } from '@gallery/contract'
import type { Locator, Page } from '@playwright/test'
import type { ReceivedMail } from './mailbox.ts'
import { words } from './words.ts'

/** Opens the login modal by the header: on a phone by way of the menu. The page must have been taken over. */
export async function openLogin(page: Page, language: Language): Promise<Locator> {
  const say = words[language]
  const menu = page.getByRole('button', { name: say.menu, exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: say.signIn, exact: true }).click()
  return page.getByRole('dialog', { name: say.signIn })
}

/** Asks in the login modal for a mail. */
export async function askForMail(login: Locator, email: string, language: Language): Promise<void> {
  const say = words[language]
  await login.getByLabel(say.loginEmail, { exact: true }).fill(email)
  await login.getByRole('button', { name: say.sendLink }).click()
}

/** The six digits of a sign-in mail, as a person reads them. */
export function codeIn(mail: ReceivedMail): string {
  const code = mail.text.match(/^\s*(\d{3} \d{3})\s*$/m)?.[1]
  if (!code) throw new Error(`No code in:\n${mail.text}`)
  return code
}
