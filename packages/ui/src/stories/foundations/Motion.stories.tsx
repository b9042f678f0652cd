import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MotionSheet } from './MotionSheet.tsx'

const meta = {
  title: 'Fundamentos/Movimiento',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The three durations at work. */
export const Durations: Story = {
  name: 'Duraciones',
  render: () => <MotionSheet />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}
