import { join } from 'node:path'
import type { Event, Language } from '@gallery/contract'
import type { Locator, Page } from '@playwright/test'
import { created } from '../gallerist.ts'
import { expect } from '../gallery.ts'
import { root } from '../root.ts'
import type { Visitor } from '../visitor.ts'
import { eventsWords } from './eventsWords.ts'

/** An event that visitors see, lasting the spring of the year 2199, but for what the test says. */
export async function anEvent(
  gallery: Visitor,
  changes: Partial<Event> & { title_es: string }
): Promise<Event> {
  return created(
    await gallery.post('/api/events', {
      kind: 'exhibition',
      title_en: `${changes.title_es} in English`,
      place: 'Sala 9',
      from: '2199-09-21',
      to: '2199-12-20',
      color: 'purple',
      ...changes,
    })
  )
}

/** One of the demo's pictures as a file to upload. */
export function aPicture(name: string): string {
  return join(root, 'packages/demo/pictures', name)
}

/** Opens a section of an event's screen by its tab. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`), expanded: false })
    .click()
}

/** Saves with Ctrl S, and waits until it is. */
export async function save(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText(eventsWords[language].saved)).toBeVisible()
}

/** The row of the panel's list with this title. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) })
}

/** What a visitor reads of an event's page, with plain spaces where lines may not break, or null where there is none. */
export async function readPublic(page: Page, language: Language, event: number): Promise<string | null> {
  const answer = await page.goto(`/${language}/exhibitions/${event}`)
  if (answer?.status() !== 200) return null
  return (await page.locator('main').textContent())?.replaceAll('\u00a0', ' ') ?? null
}
