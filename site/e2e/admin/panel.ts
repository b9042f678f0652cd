import type { Page } from '@playwright/test'
import { gallerist } from '../gallerist.ts'
import type { Gallery } from '../gallery.ts'
import type { Visitor } from '../visitor.ts'

/** Gives a browser the session of the gallery's super user; the visitor is the same person without a browser. */
export async function enterPanel(page: Page, { server, mailbox }: Gallery): Promise<Visitor> {
  const visitor = await gallerist(server.url, mailbox)
  await page.context().addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: server.url })))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return visitor
}
