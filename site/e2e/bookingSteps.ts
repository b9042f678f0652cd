import type { Language } from '@gallery/contract'
import type { Locator, Page } from '@playwright/test'
import { expect } from './gallery.ts'
import type { Visit } from './visits.ts'
import { words } from './words.ts'

/** Opens the home page and waits until the timeline answers to the keyboard: one of its cells is the tab stop. */
export async function openHome(page: Page, language: Language): Promise<void> {
  await page.goto(`/${language}`)
  await expect(page.getByRole('grid').locator('a[tabindex="0"]')).toHaveCount(1)
}

/** The timeline's cell of a visit that has a free place. */
export function cellOf(page: Page, visit: Visit): Locator {
  return page.getByRole('grid').getByRole('link', { name: visit.cell, exact: true })
}

/** A time in the list of the open modal. */
export function rowOf(dialog: Locator, time: string): Locator {
  return dialog.getByRole('listitem').filter({ hasText: time })
}

/** Chooses a time in the open modal and waits for the form. */
export async function choose(dialog: Locator, time: string, language: Language): Promise<void> {
  const say = words[language]
  await dialog.getByRole('button', { name: `${say.reserve}, ${time}`, exact: true }).click()
  await expect(dialog.getByRole('heading', { name: say.yourDetails })).toBeFocused()
}

/** Types into the booking form under its labels. */
export async function fillForm(dialog: Locator, email: string, language: Language): Promise<void> {
  const say = words[language]
  await dialog.getByLabel(say.firstName, { exact: true }).fill('Martina')
  await dialog.getByLabel(say.lastName, { exact: true }).fill('Sosa')
  await dialog.getByLabel(say.email, { exact: true }).fill(email)
  await dialog.getByLabel(say.phone, { exact: true }).fill('11 5555 0134')
  await dialog.getByLabel(say.comments, { exact: true }).fill('Vamos con un bebé.')
}

/** A toast that says this: what was done, or what went wrong. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('status').or(page.getByRole('alert')).getByText(text, { exact: true })
}

/** The address without what a modal puts into it. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect([...new URL(page.url()).searchParams.keys()]).toEqual([])
}

/** Closes what follows a booking. */
export async function closeBooking(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Cerrar|Close)$/ })
    .press('Enter')
  await expectClosed(page)
}
