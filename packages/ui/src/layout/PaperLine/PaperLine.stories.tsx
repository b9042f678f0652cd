import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '../../controls/Logo/Logo.tsx'
import { PaperLine } from './PaperLine.tsx'

const meta = {
  title: 'Fundamentos/Diseño/PaperLine',
  component: PaperLine,
  args: { start: <Logo name="Ochava" />, end: 'Pasaje Lucero 418, C1183 Buenos Aires' },
} satisfies Meta<typeof PaperLine>

export default meta
type Story = StoryObj<typeof meta>

/** The screen does not show it: print the page to see it. */
export const Head: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pasaje Lucero 418, C1183 Buenos Aires')).not.toBeVisible()
  },
}
