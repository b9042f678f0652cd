import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(slots.length)
    await expect(links.filter((link) => link.ariaCurrent === 'true')).toHaveLength(1)
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('href', '?slot=5')
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
