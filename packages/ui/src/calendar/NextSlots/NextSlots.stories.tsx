import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { NextSlots } from './NextSlots.tsx'

const labels = { es: 'Próximos turnos', en: 'Next slots' }

const meta = {
  title: 'Panel/Turnos/NextSlots',
  component: NextSlots,
  args: {
    label: labels.es,
    color: 'red',
    today: '2026-11-17',
    slots: [
      { id: 1, href: '#1', start: '2026-11-17T15:00:00-03:00', count: 10, unconfirmed: 1, limit: 12 },
      { id: 2, href: '#2', start: '2026-11-17T16:00:00-03:00', count: 12, unconfirmed: 0, limit: 12 },
      { id: 3, href: '#3', start: '2026-11-18T14:00:00-03:00', count: 0, unconfirmed: 0, limit: 12 },
    ],
  },
  render: (args, { globals }) => <NextSlots {...args} label={labels[storyLanguage(globals)]} />,
} satisfies Meta<typeof NextSlots>

export default meta
type Story = StoryObj<typeof meta>

/** Each leads to its place in the calendar, and says how full it is. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const [first, second] = canvas.getAllByRole('link')
    await expect(first).toHaveTextContent(`15:00 ${say(globals, 'nextSlots.today')}`)
    await expect(first).toHaveTextContent(say(globals, 'nextSlots.taken', { count: 10, limit: 12 }))
    await expect(second).toHaveTextContent(say(globals, 'nextSlots.full'))
  },
}
