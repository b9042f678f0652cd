import type { Event, Slot } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { created, createSlot, gallerist } from './gallerist.ts'
import { expect, test } from './gallery.ts'
import { visit } from './visitor.ts'

const galleryZone = 'America/Argentina/Buenos_Aires'
const hour = 60 * 60_000
const day = 24 * hour

/** The next instant at which clocks are set in a zone. */
function nextClockChange(timeZone: string): number {
  const offset = (instant: number) =>
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value
  // Every change is on a whole hour.
  let instant = Math.ceil(Date.now() / hour) * hour
  while (offset(instant) === offset(instant - 1)) instant += hour
  return instant
}

/** What calendar and clock of the gallery show. */
function atGallery(instant: string | number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: galleryZone, hourCycle: 'h23', ...options }).format(
    new Date(instant)
  )
}
const dayAt = (instant: string | number) => atGallery(instant, { dateStyle: 'short' })
const clockAt = (instant: string) => atGallery(instant, { hour: '2-digit', minute: '2-digit' })

/** A change of clocks, with an event of the gallery around it. */
interface Change {
  instant: number
  event: Event
  slots: Slot[]
}

const changes: Change[] = []

test.beforeAll(async ({ gallery }) => {
  const person = await gallerist(gallery.server.url, gallery.mailbox)
  for (const zone of ['Europe/Madrid', 'America/New_York']) {
    const instant = nextClockChange(zone)
    const event = await created<Event>(
      await person.post('/api/events', {
        kind: 'exhibition',
        title_es: `Reloj de ${zone}`,
        title_en: `Clock of ${zone}`,
        from: dayAt(instant - 3 * day),
        to: dayAt(instant + 3 * day),
        color: 'purple',
        requires_registration: true,
      })
    )
    // Before, across and after the change, and at both ends of the gallery's days around it.
    const midnight = Date.parse(`${dayAt(instant)}T00:00:00-03:00`)
    const starts = [-day, -hour, -hour / 2, 0, hour, 2 * hour, day].map((distance) => instant + distance)
    starts.push(midnight + hour / 4, midnight + day - hour / 2, midnight + day + hour / 4)
    const slots: Slot[] = []
    for (const start of starts) {
      slots.push(
        await createSlot(person, {
          event_id: event.id,
          start: new Date(start).toISOString(),
          end: new Date(start + hour).toISOString(),
          limit: 3,
        })
      )
    }
    changes.push({ instant, event, slots })
  }
})

/** What the timeline says: its days, and what each of its cells is called. */
async function timelineOf(page: Page): Promise<{ days: string[]; cells: string[] }> {
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  return {
    days: await grid.getByRole('columnheader').allTextContents(),
    cells: await grid
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? link.textContent ?? '')),
  }
}

for (const timezoneId of ['Asia/Tokyo', 'Europe/Madrid', 'America/New_York', galleryZone]) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('sees the days as the server wrote them, and the gallery’s today', async ({
      page,
      browser,
      gallery,
    }) => {
      const { url } = gallery.server
      const answer = await (await visit(url)).get('/api/options')
      const { today }: { today: string } = await answer.json()
      expect(today).toBe(dayAt(Date.now()))
      const withoutScripts = await browser.newContext({
        javaScriptEnabled: false,
        timezoneId,
        locale: 'es-AR',
      })
      const plain = await withoutScripts.newPage()
      for (const { instant } of [{ instant: Date.now() }, ...changes]) {
        // The visitor's clock stands at the change, where a mistake would show.
        await page.clock.setFixedTime(instant)
        const from = dayAt(instant - 4 * day)
        const path = `${url}/es?from=${from}`
        await plain.goto(path)
        const drawn = await timelineOf(plain)
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await timelineOf(page)).toEqual(drawn)
        const numbers = drawn.days.slice(1).map((text) => Number(/(\d+)$/.exec(text)?.[1]))
        expect(numbers).toEqual(
          Array.from({ length: 10 }, (_, index) => new Date(Date.parse(from) + index * day).getUTCDate())
        )
        expect(drawn.cells.length).toBeGreaterThan(0)
      }
      await page.goto(`${url}/es`, { waitUntil: 'networkidle' })
      const current = page.getByRole('grid').locator('[aria-current="date"]')
      await expect(current).toHaveCount(1)
      await expect(current).toContainText(`hoy${Number(today.slice(-2))}`)
      await withoutScripts.close()
    })

    test('sees the gallery’s hours on the days around a change of clocks', async ({ page }) => {
      for (const { instant, event, slots } of changes) {
        const days = [...new Set(slots.map(({ start }) => dayAt(start)))]
        expect(days.length).toBeGreaterThan(2)
        await page.clock.setFixedTime(instant)
        for (const each of days) {
          await page.goto(`/es?from=${dayAt(instant - 4 * day)}&day=${each}&event=${event.id}`)
          const expected = slots
            .filter(({ start }) => dayAt(start) === each)
            .sort((one, other) => one.start.localeCompare(other.start))
            .map(({ start, end }) => `${clockAt(start)} - ${clockAt(end)}`)
          await expect(page.getByRole('main').getByRole('listitem').locator('time')).toHaveText(expected)
        }
      }
    })
  })
}

test('a page that stays open over the gallery’s midnight goes on to its next day', async ({ page }) => {
  await page.clock.install()
  await page.goto('/es', { waitUntil: 'networkidle' })
  const current = page.getByRole('grid').locator('[aria-current="date"]')
  await expect(current).toContainText(`hoy${Number(dayAt(Date.now()).slice(-2))}`)
  await page.clock.fastForward(26 * hour)
  await expect(current).toContainText(`hoy${Number(dayAt(Date.now() + 26 * hour).slice(-2))}`)
})
