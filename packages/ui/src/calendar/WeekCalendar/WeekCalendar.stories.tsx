import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { WeekCalendar } from './WeekCalendar.tsx'
import type { CalendarSlot } from './weekBlocks.ts'

const slot = (id: number, start: string, end: string, changes: Partial<CalendarSlot> = {}): CalendarSlot => ({
  id,
  start: `2026-11-${start}:00-03:00`,
  end: `2026-11-${start.slice(0, 3)}${end}:00-03:00`,
  title: 'La línea que corta la esquina',
  color: 'red',
  limit: 12,
  count: 6,
  unconfirmed: 0,
  unavailable: false,
  ...changes,
})
const waiting = { es: '2 sin confirmar', en: '2 unconfirmed' } as const
const inLine = { es: 'completo, 9 en espera', en: 'full, 9 waiting' } as const
const archive = { title: 'Abrir el archivo', color: 'purple', limit: 8 } as const
const slots = [
  slot(1, '16T15:00', '15:45', { count: 12 }),
  slot(2, '17T14:00', '14:45'),
  slot(3, '17T17:00', '17:45', { unavailable: true }),
  slot(4, '18T14:30', '16:00', { ...archive, count: 5 }),
  slot(5, '19T15:00', '15:45', { count: 8, unconfirmed: 2 }),
  slot(6, '19T15:30', '18:00', {
    ...{ title: 'Taller de serigrafía', color: 'orange', limit: 10, count: 10, waiting: 9 },
  }),
  slot(7, '20T18:15', '19:30', { ...archive, count: 0 }),
]

const meta = {
  title: 'Panel/Turnos/WeekCalendar',
  component: WeekCalendar,
  args: {
    label: 'Turnos',
    days: ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
    slots,
    today: '2026-11-17',
    current: 5,
    slotHref: ({ id }) => `?slot=${id}`,
  },
} satisfies Meta<typeof WeekCalendar>

export default meta
type Story = StoryObj<typeof meta>

/** A week: open, full, closed, two at once, and the one that is open beside it. */
export const Week: Story = {
  play: async ({ canvas, globals }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(slots.length)
    await expect(links.filter((link) => link.ariaCurrent === 'true')).toHaveLength(1)
    // How many wait is seen, and not only read out.
    const open = canvas.getByRole('link', { current: true })
    await expect(open).toHaveAttribute('href', '?slot=5')
    await expect(isRead(open, waiting[storyLanguage(globals)])).toBe(true)
    // From three to a quarter to four of the hours from two to eight, the first of two at once.
    await expect(placeOf(open)).toEqual([0, 50, 17, 29])
    // And how many wait for a place.
    const full = canvas.getByRole('link', { name: /10 \+9/ })
    await expect(full).toHaveAccessibleName(new RegExp(inLine[storyLanguage(globals)]))
    await expect(placeOf(full)).toEqual([50, 100, 25, 67])
  },
}

/** Where a slot stands in its day: left, right, top and bottom, in per cent of what the day has for its slots. */
function placeOf(tile: HTMLElement): number[] {
  const slot = tile.parentElement?.getBoundingClientRect()
  const day = tile.closest('ul')?.getBoundingClientRect()
  if (!slot || !day) return []
  const across = [slot.left, slot.right].map((side) => (side - day.left) / day.width)
  const down = [slot.top, slot.bottom].map((side) => (side - day.top) / day.height)
  return [...across, ...down].map((share) => Math.round(share * 100))
}

/** A holiday, and a Saturday that was opened on purpose: it says that the gallery is closed, and has its times. */
export const ClosedDays: Story = {
  args: {
    days: ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
    slots: [...slots.filter(({ id }) => id !== 1), slot(8, '21T14:00', '15:45')],
    closedDays: [
      { day: '2026-11-16', why: 'holiday', reason: 'Soberanía Nacional' },
      { day: '2026-11-21', why: 'weekday' },
    ],
    current: undefined,
  },
  play: async ({ canvas, globals }) => {
    const es = storyLanguage(globals) === 'es'
    const day = (name: string) => within(canvas.getByRole('region', { name }))
    await expect(
      day(es ? 'lunes 16 de noviembre' : 'Monday 16 November').getByText(
        es ? 'Feriado (Soberanía Nacional)' : 'Public holiday (Soberanía Nacional)'
      )
    ).toBeVisible()
    const saturday = day(es ? 'sábado 21 de noviembre' : 'Saturday 21 November')
    const why = saturday.getByText(es ? 'Cerrado' : 'Closed')
    await expect(saturday.getAllByRole('link')).toHaveLength(1)
    // A time of the first hour does not lie over it.
    await expect(isOnTop(why)).toBe(true)
    await expect(why.closest('h2')).toHaveAccessibleName(es ? 'sáb 21 Cerrado' : 'Sat 21 Closed')
  },
}

/** Whether nothing lies over the middle of an element. */
function isOnTop(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** On a phone, where the days stand one under the other, each says in its head why it is closed. */
export const ClosedDaysOnAPhone: Story = {
  ...ClosedDays,
  globals: { viewport: { value: 'small' } },
}

/** Columns of a tablet are narrow: a long reason is read whole all the same. */
export const ClosedDaysOnATablet: Story = {
  args: {
    ...ClosedDays.args,
    closedDays: [{ day: '2026-11-16', why: 'closure', reason: 'Montaje de la muestra de fin de año' }],
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const why = canvas.getByText(/Montaje de la muestra de fin de año/)
    await expect(why.scrollHeight).toBeLessThanOrEqual(why.clientHeight + 1)
    // All heads are as high, so that hours and times go on standing beside one another.
    const heads = canvas.getAllByRole('heading').map((head) => head.clientHeight)
    await expect(new Set(heads).size).toBe(1)
  },
}

/** Whether all of a tile's words can be seen: none put off the screen for readers only, none cut at its side. */
function isRead(tile: HTMLElement, words: string): boolean {
  const element = [...tile.querySelectorAll('span')].findLast((each) => each.textContent === words)
  if (!element || getComputedStyle(element).position === 'absolute') return false
  const box = element.getBoundingClientRect()
  return box.height >= 12 && box.right <= tile.getBoundingClientRect().right
}

/** What a tile shows, each in its box: nothing that is only read out. */
function partsOf(tile: HTMLElement): Element[] {
  const [head, ...rest] = tile.children
  return [...(head?.children ?? []), ...rest].filter((part) => getComputedStyle(part).position !== 'absolute')
}

/** Whether a part of a tile is seen whole: not cut at any side, nothing over it. */
function isWhole(tile: HTMLElement, part: Element): boolean {
  const [inner, outer] = [part.getBoundingClientRect(), tile.getBoundingClientRect()]
  const covered = partsOf(tile).some((other) => {
    const box = other.getBoundingClientRect()
    const beside = box.left >= inner.right - 0.5 || box.right <= inner.left + 0.5
    return other !== part && !beside && box.top < inner.bottom - 1.5 && box.bottom > inner.top + 1.5
  })
  return (
    !covered &&
    part.scrollWidth <= part.clientWidth + 1 &&
    inner.left >= outer.left &&
    inner.right <= outer.right + 0.5 &&
    inner.bottom <= outer.bottom + 0.5
  )
}

/** When each tile begins, how many come and how many wait are there whole, whatever its width. */
async function expectNumbers(tiles: readonly HTMLElement[]) {
  for (const tile of tiles) {
    const numbers = partsOf(tile).filter((part) => /^\d/.test(part.textContent ?? ''))
    await expect(numbers.length, tile.textContent ?? '').toBeGreaterThanOrEqual(2)
    for (const part of numbers) {
      await expect(isWhole(tile, part), `${part.textContent} of ${tile.textContent}`).toBe(true)
    }
  }
}

/** Two at once, as beside a panel or on a tablet: a title ends in an ellipsis, the numbers stand under it. */
export const NarrowTiles: Story = {
  args: {
    slots: ['16', '17', '18', '19', '20'].flatMap((day, index) => [
      slot(index * 4 + 1, `${day}T14:00`, '14:45', { count: 12, unconfirmed: 3, waiting: 9 }),
      slot(index * 4 + 2, `${day}T14:30`, '16:00', { ...archive, count: 8, unconfirmed: 12 }),
      slot(index * 4 + 3, `${day}T15:00`, '15:45', { count: 10, unconfirmed: 1 }),
      slot(index * 4 + 4, `${day}T16:00`, '16:30', { count: 10, unconfirmed: 1, unavailable: index > 2 }),
    ]),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => expectNumbers(canvas.getAllByRole('link')),
}

/** Three at once on every day, beside a panel: each still says when it begins, whose it is and how many come. */
export const ThreeAtOnce: Story = {
  args: {
    slots: ['16', '17', '18', '19', '20'].flatMap((day, index) => [
      slot(index * 3 + 1, `${day}T15:00`, '15:45', { unconfirmed: 2 }),
      slot(index * 3 + 2, `${day}T15:00`, '16:30', { ...archive, count: 8, unconfirmed: 1 }),
      slot(index * 3 + 3, `${day}T15:15`, '16:00', { title: 'Taller de serigrafía', color: 'orange' }),
    ]),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('link')
    for (const tile of tiles) await expect(isRead(tile, tile.title)).toBe(true)
    await expectNumbers(tiles)
  },
}

/** Four at once on every day, beside a panel: when each begins is there whole, in two lines, or not at all. */
export const FourAtOnce: Story = {
  args: {
    slots: ['16', '17', '18', '19', '20'].flatMap((day, index) => [
      slot(index * 5 + 1, `${day}T15:00`, '15:45', { unconfirmed: 2 }),
      slot(index * 5 + 2, `${day}T15:00`, '16:30', { ...archive, count: 8, unconfirmed: 1 }),
      slot(index * 5 + 3, `${day}T15:15`, '16:00', { title: 'Taller de serigrafía', color: 'orange' }),
      slot(index * 5 + 4, `${day}T15:30`, '16:00', { unconfirmed: 3 }),
      slot(index * 5 + 5, `${day}T16:00`, '16:15', { ...archive, unconfirmed: 4 }),
    ]),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('link')
    const times = tiles.map((tile) => partsOf(tile).find((part) => /^\d\d:\d\d/.test(part.textContent ?? '')))
    await expect(times.filter(Boolean).length).toBeGreaterThan(tiles.length / 2)
    for (const tile of tiles) {
      for (const part of partsOf(tile).filter((each) => /^\d/.test(each.textContent ?? ''))) {
        await expect(isWhole(tile, part), `${part.textContent} of ${tile.textContent}`).toBe(true)
      }
    }
  },
}

/** Three at once on one day: it takes more of the width than the others. */
export const OneBusyDay: Story = {
  args: {
    slots: [
      slot(1, '19T15:00', '15:45'),
      slot(2, '19T15:00', '16:30', { ...archive, count: 8 }),
      slot(3, '19T15:15', '16:00', { title: 'Taller de serigrafía', color: 'orange' }),
      slot(4, '17T15:00', '15:45'),
    ],
  },
}

/** One day. */
export const Day: Story = { args: { days: ['2026-11-19'] } }

/** Its slots are on their way. */
export const Loading: Story = {
  args: { slots: [], current: undefined, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'true')
  },
}

/** A week in which nothing happens. */
export const Empty: Story = { args: { slots: [], current: undefined } }
