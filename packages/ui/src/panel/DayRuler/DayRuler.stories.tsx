import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DayRuler } from './DayRuler.tsx'

const meta = {
  title: 'Panel/Libro/DayRuler',
  component: DayRuler,
  args: {
    label: 'Vencimientos del 10 de noviembre al 5 de enero: 2 vencidos, 5 por venir',
    today: '2026-11-17',
    marks: [
      { id: 1, day: '2026-11-15' },
      { id: 2, day: '2026-11-16' },
      { id: 3, day: '2026-11-19' },
      { id: 4, day: '2026-12-04' },
      { id: 5, day: '2026-12-12' },
      { id: 6, day: '2026-12-31' },
      { id: 7, day: '2026-12-31' },
    ],
  },
} satisfies Meta<typeof DayRuler>

export default meta
type Story = StoryObj<typeof meta>

/** What is overdue stands before today, cut and red; two of one day stand beside each other. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const ruler = canvas.getByRole('img', { name: args.label })
    await expect(ruler.querySelectorAll('path')).toHaveLength(7)
    await expect(ruler.querySelectorAll('path[data-late]')).toHaveLength(2)
  },
}

/** Nothing falls due: the weeks alone. */
export const Empty: Story = {
  args: { label: 'Nada vence del 10 de noviembre al 5 de enero', marks: [] },
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('path')).toHaveLength(0),
}

/** Older than the ruler stands at its beginning. */
export const Old: Story = {
  args: { label: 'Uno vencido hace meses', marks: [{ id: 1, day: '2026-08-01' }] },
}

/** Where one reads to the left the days go on to the left, each number after its line; so do the squares. */
export const ToTheLeft: Story = {
  globals: { language: 'ar' },
  play: async ({ args, canvas }) => {
    const ruler = canvas.getByRole('img', { name: args.label })
    const boxes = (selector: string) =>
      [...ruler.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
    const lines = boxes('line')
    const [first, second] = lines
    await expect(first?.left).toBeGreaterThan(second?.left ?? Number.POSITIVE_INFINITY)
    const numbers = boxes('text')
    await expect(numbers).toHaveLength(lines.length)
    for (const [at, { left, right }] of numbers.entries()) {
      await expect(right).toBeLessThan(lines[at]?.left ?? 0)
      await expect(left).toBeGreaterThan(lines[at + 1]?.left ?? 0)
    }
    const late = boxes('path[data-late]')
    const later = boxes('path:not([data-late])')
    await expect(Math.min(...late.map(({ left }) => left))).toBeGreaterThan(second?.left ?? 0)
    await expect(Math.max(...later.map(({ right }) => right))).toBeLessThan(second?.left ?? 0)
  },
}

/** On a phone every second week has its number. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ args, canvas }) => expectApart(canvas.getByRole('img', { name: args.label })),
}

/** Also where names of months are long, no number runs into the next one. */
export const NarrowToTheLeft: Story = {
  globals: { language: 'ar', viewport: { value: 'small' } },
  play: async ({ args, canvas }) => expectApart(canvas.getByRole('img', { name: args.label })),
}

/** A month that begins at the end of the ruler has no space for its name there. */
export const NarrowAtTheEnd: Story = {
  ...NarrowToTheLeft,
  args: { today: '2026-08-03' },
}

/** Each number that is shown ends before the next one and before the end of the ruler, in the direction of reading. */
async function expectApart(ruler: HTMLElement): Promise<void> {
  const { left, right } = ruler.getBoundingClientRect()
  const isToTheLeft = getComputedStyle(ruler).direction === 'rtl'
  const shown = [...ruler.querySelectorAll('text')]
    .map((text) => text.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map((box) =>
      isToTheLeft
        ? { from: right - box.right, to: right - box.left }
        : { from: box.left - left, to: box.right - left }
    )
  await expect(shown.length).toBeGreaterThan(2)
  for (const [at, { to }] of shown.entries())
    await expect(to).toBeLessThan(shown[at + 1]?.from ?? right - left)
}
