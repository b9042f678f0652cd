import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleToday } from '../../stories/sampleTimeline.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { TimeList } from './TimeList.tsx'

/** A time of a day of November, in the gallery's afternoon. */
const time = (day: number, hour: number, free: number) => ({
  id: `${day}-${hour}`,
  start: `2026-11-${day}T${hour + 3}:00:00Z`,
  end: `2026-11-${day}T${hour + 3}:45:00Z`,
  free,
  href: `#${day}-${hour}`,
})

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'

const meta = {
  title: 'Público/Reservas/TimeList',
  component: TimeList,
  args: {
    today: sampleToday,
    people: 3,
    times: [time(17, 16, 9), { ...time(25, 16, 3), few: true }, time(26, 15, 12)],
  },
  render: (args) => (
    <div data-event-color="red">
      <TimeList {...args} />
    </div>
  ),
} satisfies Meta<typeof TimeList>

export default meta
type Story = StoryObj<typeof meta>

/** The next times, each with what is left and the way to book it; what has few left says so. */
export const NextTimes: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'timeList.today'))).toBeVisible()
    await expect(canvas.getByText(say(globals, 'timeList.few', { free: 3 }))).toBeVisible()
    const es = storyLanguage(globals) === 'es'
    const name = say(globals, 'timeList.nameAlone', {
      action: say(globals, 'timeList.reserve'),
      day: es ? 'jueves 26 de noviembre' : 'Thursday 26 November',
      time: '15:00 - 15:45',
    })
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#26-15')
  },
}

/** Those of one day; a full one has a way to its waiting list. */
export const OneDay: Story = {
  args: { ofOneDay: true, times: [time(24, 14, 9), time(24, 16, 0)] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'timeList.full', { people: 3 }))).toBeVisible()
    const wait = canvas.getByRole('link', { name: new RegExp(say(globals, 'timeList.wait')) })
    await expect(wait).toHaveAttribute('href', '#24-16')
  },
}

/** Of several events: each says what it is of. */
export const OfSeveralEvents: Story = {
  args: {
    people: 1,
    times: [
      { ...time(17, 15, 3), few: true, title: 'La línea que corta la esquina', color: 'red' },
      { ...time(18, 17, 8), title: 'Abrir el archivo', color: 'purple' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Abrir el archivo/ })).toBeVisible()
  },
}

/** A long word of a title breaks before the way to book. */
export const LongWord: Story = {
  args: { people: 1, times: [{ ...time(18, 17, 8), title: longWord, color: 'purple' }] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link').getBoundingClientRect()
    await expect(canvas.getByText(longWord).getBoundingClientRect().right).toBeLessThanOrEqual(way.left)
  },
}
