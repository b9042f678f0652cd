import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { FullDay } from './FullDay.tsx'

const meta = {
  title: 'Público/Reservas/FullDay',
  component: FullDay,
  args: { day: '2026-11-24', people: 3, color: 'red', waitHref: '#espera' },
} satisfies Meta<typeof FullDay>

export default meta
type Story = StoryObj<typeof meta>

/** A day without places for three, and the way to wait for it. */
export const Waiting: Story = {
  args: { promise: 'Si se libera un lugar, te lo ofrecemos por mail y lo guardamos dos horas a tu nombre.' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'fullDay.full', { people: 3 }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say(globals, 'fullDay.wait') })).toHaveAttribute(
      'href',
      '#espera'
    )
  },
}

/** One that nobody can wait for, as its times are closed or are for fewer people. */
export const NoWaiting: Story = {
  args: { people: 1 },
  render: ({ waitHref: _, ...args }) => <FullDay {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
