import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconSheet } from './IconSheet.tsx'

const meta = {
  title: 'Fundamentos/Íconos',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The whole set; a press copies the name. */
export const All: Story = {
  name: 'Todos',
  render: () => <IconSheet />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(20)
  },
}
