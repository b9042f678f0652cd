import type { AgendaAnswer, Archive, MessagesAnswer } from '@gallery/contract'
import type { Locator, Page } from '@playwright/test'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { visit } from '../visitor.ts'
import { anEvent, aSlot, book, dayOf, farMonday } from './agendaSteps.ts'
import { enterPanel } from './panel.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** How much the sidebar says that waits behind a link: "Mensajes, 3 esperan". */
async function waitingAt(page: Page, name: string): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}( ?,|$)`) })
  return Number(/(\d+) esperan?$/.exec((await link.first().textContent()) ?? '')?.[1] ?? 0)
}

/** The sum of the numbers that some links or rows say, each found by the pattern. */
async function sumOf(elements: Locator, pattern: RegExp): Promise<number> {
  const texts = await elements.allTextContents()
  return texts.reduce((sum, text) => sum + Number(pattern.exec(text)?.[1] ?? 0), 0)
}

test('the number at Mensajes is how many its screen shows to answer', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  // One that is closed is not among them.
  const messages: MessagesAnswer = await (await staff.get('/api/messages')).json()
  const closed = await staff.patch(`/api/messages/${messages.data.at(-1)?.id}`, { state: 'closed' })
  expect(closed.status).toBe(200)
  await page.goto('/es/admin/messages')
  const waiting = page.getByRole('main').getByRole('link', { name: /^Por responder \d+$/ })
  await expect(waiting).toHaveText(/\d/)
  const before = await sumOf(waiting, /(\d+)$/)
  expect(before).toBeGreaterThan(0)
  await expect.poll(() => waitingAt(page, 'Mensajes')).toBe(before)
  await waiting.click()
  await expect(page.getByRole('list', { name: 'Mensajes' }).getByRole('listitem')).toHaveCount(before)
  expect(messages.meta.total).toBeGreaterThan(before)
  await staff.patch(`/api/messages/${messages.data.at(-1)?.id}`, { state: 'new' })
})

test('the number at Falta inglés is how many records its screen lists', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const late = await created<Archive>(
    await staff.post('/api/archives', { title_es: 'Por traducir', title_en: 'To Be Translated' })
  )
  await staff.patch(`/api/archives/${late.id}`, { title_es: 'Por traducir de nuevo' })
  await created(await staff.post('/api/archives', { title_es: 'Nunca traducido' }))
  await page.goto('/es/admin/english')
  const states = page.getByRole('main').getByRole('link', { name: /^(Falta inglés|Cambió el español)/ })
  await expect.poll(() => sumOf(states, /(\d+)$/)).toBeGreaterThan(1)
  const listed = await sumOf(states, /(\d+)$/)
  await expect.poll(() => waitingAt(page, 'Falta inglés')).toBe(listed)
})

test('the number at Mails is how many its screen shows refused', async ({ gallery, page }) => {
  const { server, mailbox } = gallery
  await enterPanel(page, gallery)
  const email = 'espera@example.org'
  mailbox.unknown.add(email)
  await (await visit(server.url)).post('/es/auth/login', { email })
  const refused = async () => {
    let count = 0
    for (const state of ['waiting', 'failed']) {
      await page.goto(`/es/admin/mails?state=${state}`)
      const table = page.getByRole('table', { name: 'Mails' })
      await expect(table.or(page.getByText('No hay resultados para mostrar')).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      count += await page.getByRole('row').filter({ hasText: 'Nobody is called' }).count()
    }
    return count
  }
  await expect.poll(refused, { timeout: 60_000 }).toBeGreaterThan(0)
  const shown = await refused()
  await expect.poll(() => waitingAt(page, 'Mails')).toBe(shown)
  mailbox.unknown.delete(email)
})

test('the number at Turnos is how many bookings the calendar shows unconfirmed', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const monday = farMonday()
  const event = await anEvent(staff, 'Por confirmar')
  const slot = await aSlot(staff, event.id, monday, '10:00')
  for (const name of ['una', 'otra']) await book(gallery.server.url, slot.id, `${name}@example.org`)

  const today = dayOf(new Date())
  const unconfirmed = async () => {
    const sums = new Map<string, number>()
    // Other tests leave bookings in a year that is far away, and one question tells of a year.
    for (const from of [today, '2199-01-01']) {
      const answer = await staff.get(`/api/places/agenda?from=${from}&days=366`)
      const { data }: AgendaAnswer = await answer.json()
      for (const { start, unconfirmed } of data) {
        if (unconfirmed > 0) sums.set(dayOf(start), (sums.get(dayOf(start)) ?? 0) + unconfirmed)
      }
    }
    return sums
  }
  const days = await unconfirmed()
  expect(days.get(monday)).toBeGreaterThanOrEqual(2)
  for (const [day, sum] of days) {
    await page.goto(`/es/admin/appointments?day=${day}&view=day&unconfirmed=1`)
    const tiles = page.getByRole('group', { name: /^Turnos, / }).getByRole('link')
    // "10:00 - 10:45" may stand right before it.
    await expect.poll(() => sumOf(tiles, /(?:- \d\d:\d\d)?\s*(\d+) sin confirmar/), day).toBe(sum)
  }
  const shown = [...days.values()].reduce((sum, each) => sum + each, 0)
  expect(await unconfirmed()).toEqual(days)
  await expect.poll(() => waitingAt(page, 'Turnos')).toBe(shown)
})

test('an open panel tells what others did while its window was hidden', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const turn = (state: 'visible' | 'hidden') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const messages: MessagesAnswer = await (await staff.get('/api/messages')).json()
  const id = messages.data.find(({ state }) => state === 'new')?.id
  await page.clock.install()
  await page.goto('/es/admin/messages?state=new')
  const rows = page.getByRole('list', { name: 'Mensajes' }).getByRole('listitem')
  await expect.poll(() => waitingAt(page, 'Mensajes')).toBeGreaterThan(0)
  const before = await waitingAt(page, 'Mensajes')
  await expect(rows).toHaveCount(before)

  await turn('hidden')
  expect((await staff.patch(`/api/messages/${id}`, { state: 'closed' })).status).toBe(200)
  await page.clock.fastForward('05:00')
  expect(await waitingAt(page, 'Mensajes')).toBe(before)
  await turn('visible')
  await expect.poll(() => waitingAt(page, 'Mensajes')).toBe(before - 1)
  await expect(rows).toHaveCount(before - 1)
  await staff.patch(`/api/messages/${id}`, { state: 'new' })
})
