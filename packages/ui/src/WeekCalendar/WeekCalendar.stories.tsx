import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyLanguage } from '../stories/say.ts'
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
const archive = { title: 'Abrir el archivo', color: 'purple', limit: 8 } as const
const slots = [
  slot(1, '16T15:00', '15:45', { count: 12 }),
  slot(2, '17T14:00', '14:45'),
  slot(3, '17T17:00', '17:45', { unavailable: true }),
  slot(4, '18T14:30', '16:00', { ...archive, count: 5 }),
  slot(5, '19T15:00', '15:45', { count: 8, unconfirmed: 2 }),
  slot(6, '19T15:30', '18:00', { title: 'Taller de serigrafía', color: 'orange', limit: 10, count: 10 }),
  slot(7, '20T18:15', '19:30', { ...archive, count: 0 }),
]

const meta = {
  title: 'Panel/WeekCalendar',
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
  },
}

/** Whether all of a tile's words can be seen: none put off the screen for readers only, none cut at its side. */
function isRead(tile: HTMLElement, words: string): boolean {
  const element = [...tile.querySelectorAll('span')].findLast((each) => each.textContent === words)
  if (!element || getComputedStyle(element).position === 'absolute') return false
  const box = element.getBoundingClientRect()
  return box.height >= 12 && box.right <= tile.getBoundingClientRect().right
}

/** Three at once on every day, beside a panel: each still says when it begins and whose it is. */
export const ThreeAtOnce: Story = {
  args: {
    slots: ['16', '17', '18', '19', '20'].flatMap((day, index) => [
      slot(index * 3 + 1, `${day}T15:00`, '15:45'),
      slot(index * 3 + 2, `${day}T15:00`, '16:30', { ...archive, count: 8 }),
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
    for (const tile of canvas.getAllByRole('link')) {
      await expect(isRead(tile, tile.title)).toBe(true)
      const begins = tile.querySelector('span > span')
      const figures = document.createRange()
      figures.setEnd(begins?.firstChild ?? tile, 5)
      figures.setStart(begins?.firstChild ?? tile, 0)
      await expect(figures.getBoundingClientRect().right).toBeLessThanOrEqual(
        tile.getBoundingClientRect().right
      )
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
