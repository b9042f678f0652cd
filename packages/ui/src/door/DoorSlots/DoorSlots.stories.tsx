import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DoorSlots } from './DoorSlots.tsx'
import { sampleSlots } from './sampleSlots.ts'

const meta = {
  title: 'Panel/Puerta/DoorSlots',
  component: DoorSlots,
  args: { slots: sampleSlots, current: 2, onCurrentChange: fn() },
  globals: { viewport: { value: 'small' } },
} satisfies Meta<typeof DoorSlots>

export default meta
type Story = StoryObj<typeof meta>

/** The times of a day, of which one is shown below. */
export const Day: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^15:00/ })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /^16:30/ }))
    await expect(args.onCurrentChange).toHaveBeenCalledWith(4)
  },
}
