import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TypeScale } from './TypeScale.tsx'

const meta = {
  title: 'Fundamentos/Tipografía',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every size with what it measures here, and at both ends. */
export const Scale: Story = {
  name: 'Escala',
  render: () => <TypeScale />,
  play: async ({ canvas }) => {
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    await expect(canvas.getAllByText(`${root.toFixed(1)}px`)).not.toHaveLength(0)
    await expect(canvas.getByText(/40–84px/)).toBeVisible()
  },
}
