import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DoorSlots } from './DoorSlots.tsx'
import { sampleSlots, sampleTogether } from './sampleSlots.ts'

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

/** Two exhibitions let people in at the same time: each says which it is, and no other time needs to. */
export const Together: Story = {
  args: { slots: sampleTogether },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^14:00 11 \S+ 12$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^15:00 .*Sur y Plano$/ })).toHaveAttribute(
      'aria-current',
      'true'
    )
    await userEvent.click(canvas.getByRole('button', { name: /^15:00 .*Recorrido/ }))
    await expect(args.onCurrentChange).toHaveBeenCalledWith(3)
  },
}
