import type { Locator, Page } from '@playwright/test'
import { gallerist } from '../gallerist.ts'
import { expect, type Gallery } from '../gallery.ts'
import type { Visitor } from '../visitor.ts'

/** Gives a browser the session of the gallery's super user; the visitor is the same person without a browser. */
export async function enterPanel(page: Page, { server, mailbox }: Gallery): Promise<Visitor> {
  const visitor = await gallerist(server.url, mailbox)
  await page.context().addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: server.url })))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return visitor
}

/**
 * Types words and chooses the record that answers them. What the list showed before moves away when the answer comes, so
 * the answer is waited for, as somebody does who looks before pressing.
 */
export async function chooseFound(page: Page, picker: Locator, name: string, words = name): Promise<void> {
  await picker.fill(words)
  const list = page.locator(`[id="${await picker.getAttribute('aria-controls')}"]`)
  await expect(list.getByRole('option').filter({ hasNotText: new RegExp(words, 'i') })).toHaveCount(0)
  await list.getByRole('option').filter({ hasText: name }).first().click()
}
