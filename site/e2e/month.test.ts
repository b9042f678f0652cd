import { languages, type Slot } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { findings } from './findings.ts'
import { createSlot, gallerist } from './gallerist.ts'
import { expect, type Gallery, test } from './gallery.ts'
import { bookingBy, freeSlots, newAddress, type Visitor, visit } from './visitor.ts'
import { words } from './words.ts'

const says = {
  es: {
    fullFor3: /, completo para 3$/,
    open: /, (con lugar|quedan? \d+)/,
    full: 'Completo para 3 personas',
    wait: 'Anotarme en la lista de espera',
    next: 'Próximos turnos para 3',
    book: /^Reservar: /,
    nextDay: /^Próximo día con lugar/,
    nextMonth: 'Mes siguiente',
    show: 'Ver',
    home: 'Próximos turnos',
  },
  en: {
    fullFor3: /, full for 3$/,
    open: /, (places (free|for \d+)|\d+ left)/,
    full: 'Full for 3 people',
    wait: 'Join the waiting list',
    next: 'Next times for 3',
    book: /^Book: /,
    nextDay: /^Next day with places/,
    nextMonth: 'Next month',
    show: 'Show',
    home: 'Next times',
  },
} as const

/** A day of guided visits with the slots of it that are free. */
interface VisitDay {
  day: string
  event: number
  slots: Slot[]
}

const most = (slots: readonly Slot[]) => Math.max(...slots.map(({ limit, count }) => limit - count))

/** The days of the guided visits after the home page's first window, where no other test books; soonest first. */
async function laterDays(visitor: Visitor): Promise<VisitDay[]> {
  const dayOf = (instant: string | number) =>
    new Date(instant).toLocaleDateString('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' })
  const beyond = dayOf(Date.now() + 10 * 24 * 60 * 60_000)
  const free = (await freeSlots(visitor)).filter(({ event }) => event.kind === 'exhibition')
  const days = new Map<string, VisitDay>()
  for (const { event, slot } of free) {
    const day = dayOf(slot.start)
    if (day < beyond || event.id !== free[0]?.event.id) continue
    const { slots } = days.get(day) ?? { slots: [] }
    days.set(day, { day, event: event.id, slots: [...slots, slot] })
  }
  return [...days.values()]
}

/** The month after that of a day, as in addresses. */
function monthAfter(day: string): string {
  const month = new Date(`${day.slice(0, 7)}-01T12:00:00Z`)
  month.setUTCMonth(month.getUTCMonth() + 1)
  return month.toISOString().slice(0, 7)
}

/** Early in a month the times of the demo end with it: one more on a day, at two in the afternoon. */
async function openVisit({ server, mailbox }: Gallery, event_id: number, day: string): Promise<void> {
  const [start, end] = [`${day}T17:00:00.000Z`, `${day}T17:45:00.000Z`]
  await createSlot(await gallerist(server.url, mailbox), { event_id, start, end, limit: 4 })
}

/** A day of visits on which each time has one or two places left or none, and the next on which three find places. */
async function aFullDay(visitor: Visitor, name: string): Promise<[VisitDay, VisitDay]> {
  const days = await laterDays(visitor)
  const full = days.find(({ slots }) => most(slots) < 3) ?? days[0]
  const next = days.find(({ day, slots }) => full && day > full.day && most(slots) >= 3)
  if (!full || !next) throw new Error('The demo has not enough visits to book.')
  for (const slot of full.slots) {
    for (let left = slot.limit - slot.count; left > 2; ) {
      const people = Math.min(left - 2, 6)
      const booking = { ...bookingBy(`${name}-${slot.id}-${left}`, slot.id), people }
      expect((await visitor.post('/api/appointments', booking, newAddress())).status).toBe(201)
      left -= people
    }
  }
  return [full, next]
}

/** The day's link in the month. */
const dayIn = (page: Page, { day }: VisitDay) =>
  page
    .getByRole('grid')
    .getByRole('link')
    .and(page.locator(`[data-day="${day}"]`))

const opened = (page: Page) => new URL(page.url()).searchParams

for (const [language, width] of [
  ['es', 390],
  ['en', 1440],
] as const) {
  const say = { ...words[language], ...says[language] }

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: language === 'es' ? 'es-AR' : 'en-GB', viewport: { width, height: 844 } })

    test('a party of three sees what is free for three, and books the next time', async ({
      gallery,
      page,
    }) => {
      const visitor = await visit(gallery.server.url)
      const [full] = await aFullDay(visitor, `month-${language}`)
      await page.goto(`/${language}/exhibitions/${full.event}`)
      await expect(page.getByRole('grid').locator('a[tabindex="0"]')).toHaveCount(1)
      await expect(dayIn(page, full)).toHaveAccessibleName(say.open)
      for (let turn = 0; turn < 2; turn += 1) await page.getByRole('button', { name: say.more }).click()
      await expect(dayIn(page, full)).toHaveAccessibleName(say.fullFor3)
      expect(opened(page).get('people')).toBe('3')

      await dayIn(page, full).click()
      await expect(page.getByText(say.full)).toBeVisible()
      const wait = new URL(
        (await page.getByRole('link', { name: say.wait }).getAttribute('href')) ?? '',
        page.url()
      )
      expect(wait.pathname, 'who waits stays on the page').toBe(new URL(page.url()).pathname)
      expect(wait.searchParams.get('day')).toBe(full.day)
      expect(wait.searchParams.get('people')).toBe('3')
      await expect(page.getByRole('heading', { name: say.next })).toBeVisible()
      expect(await findings(page, { targets: true })).toEqual([])

      await page.getByRole('link', { name: say.wait }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: say.wait }).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(wait.pathname)

      await page.getByRole('link', { name: say.book }).first().click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: say.yourDetails })).toBeVisible()
      await expect(page.getByRole('dialog').getByLabel(say.people)).toHaveValue('3')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(opened(page).get('day'), 'the month stands where it was').toBe(full.day)
    })

    test('the keys walk over the days and on to the next month', async ({ gallery, page }) => {
      const [visited, ...later] = await laterDays(await visit(gallery.server.url))
      if (!visited) throw new Error('The demo has no visits.')
      const next = monthAfter(visited.day)
      if (!later.some(({ day }) => day.startsWith(next)))
        await openVisit(gallery, visited.event, `${next}-10`)
      await page.goto(`/${language}/exhibitions/${visited.event}`)
      await expect(page.getByRole('grid').locator('a[tabindex="0"]')).toHaveCount(1)
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '')
      await dayIn(page, visited).focus()
      await page.keyboard.press('ArrowRight')
      expect((await focused()) > visited.day).toBe(true)
      await page.keyboard.press('Control+End')
      const scrolled = await page.evaluate(() => window.scrollY)
      await page.keyboard.press('PageDown')
      await expect.poll(() => opened(page).get('month')).not.toBeNull()
      const month = opened(page).get('month')
      await expect.poll(async () => (await focused()).slice(0, 7), 'a day of that month').toBe(month)
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(Math.min(scrolled, 1))
      const reached = await focused()
      await page.keyboard.press('Enter')
      await expect.poll(() => opened(page).get('day')).toBe(reached)
      await expect.poll(focused, 'the day that was chosen keeps the focus').toBe(reached)
    })

    test('a day without places for all leads to the next that has it', async ({ gallery, page }) => {
      const visitor = await visit(gallery.server.url)
      const [full, next] = await aFullDay(visitor, `ways-${language}`)
      await page.goto(`/${language}`)
      await page.goto(`/${language}?day=${full.day}&event=${full.event}&people=3`)
      const way = page.getByRole('link', { name: say.nextDay })
      await way.click()
      await expect.poll(() => opened(page).get('day')).toBe(next.day)
      expect(opened(page).get('people')).toBe('3')
    })

    test('the times of a day that was chosen are in sight, and the focus is on the day', async ({
      gallery,
      page,
    }) => {
      const [visited] = await laterDays(await visit(gallery.server.url))
      if (!visited) throw new Error('The demo has no visits.')
      await page.goto(`/${language}/exhibitions/${visited.event}`)
      await expect(page.getByRole('grid').locator('a[tabindex="0"]')).toHaveCount(1)
      const day = dayIn(page, visited)
      // At the foot of the window, as it is when somebody has scrolled down to the month.
      await day.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await day.click()
      await expect.poll(() => opened(page).get('day')).toBe(visited.day)
      const number = String(Number(visited.day.slice(8)))
      const times = page.getByRole('heading', { level: 3, name: new RegExp(`\\b${number}\\b`) })
      await expect(times).toBeInViewport({ ratio: 1 })
      await expect(day).toBeFocused()
    })

    test('who goes back from a form is on the time that they had chosen', async ({ gallery, page }) => {
      const [visited] = await laterDays(await visit(gallery.server.url))
      if (!visited) throw new Error('The demo has no visits.')
      await page.goto(`/${language}/exhibitions/${visited.event}?day=${visited.day}#visit`)
      await expect(page.getByRole('grid').locator('a[tabindex="0"]')).toHaveCount(1)
      const time = page.getByRole('link', { name: say.book }).first()
      await time.click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: say.yourDetails })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(time).toBeFocused()
      await expect(time).toBeInViewport({ ratio: 1 })
    })

    test('on a phone the next times are two taps from the form', async ({ page }) => {
      await page.goto(`/${language}`)
      const times = page.getByRole('region', { name: say.home })
      if (width > 768) {
        await expect(times).toBeHidden()
        return
      }
      await times.getByRole('link', { name: say.book }).first().click()
      await expect(page.getByRole('heading', { name: say.yourDetails })).toBeVisible()
    })
  })
}

for (const language of languages) {
  const say = { ...words[language], ...says[language] }

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test('a party is told its days, chooses one, and comes to the form', async ({ gallery, page }) => {
      const visitor = await visit(gallery.server.url)
      const [full, next] = await aFullDay(visitor, `plain-month-${language}`)
      await page.goto(`/${language}/exhibitions/${full.event}`)
      await page.getByRole('spinbutton').fill('3')
      await page.getByRole('button', { name: say.show, exact: true }).click()
      await expect(dayIn(page, full)).toHaveAccessibleName(say.fullFor3)
      await dayIn(page, full).click()
      await expect(page.getByText(say.full)).toBeVisible()
      await dayIn(page, next).click()
      await expect(page.getByRole('link', { name: say.book }).first()).toBeVisible()
      await page.getByRole('link', { name: say.book }).first().click()
      const main = page.getByRole('main')
      await expect(main.getByLabel(say.people)).toHaveValue('3')
      expect(opened(page).get('day')).toBe(next.day)
    })
  })
}
