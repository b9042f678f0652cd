import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { frameAddress, isEmbedded } from '../frameAddress.ts'
import { BreakpointRuler } from './BreakpointRuler.tsx'

const meta = {
  title: 'Fundamentos/Puntos de corte',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const agenda = 'público-reservas-timelinegrid--today'

/** Which breakpoints are on at a width. */
export const Ruler: Story = {
  name: 'Regla',
  parameters: { docs: { story: { inline: false, height: '1040px' } } },
  // On the page of documentation with a story in a window of the width.
  render: (_args, { globals }) => (
    <BreakpointRuler address={isEmbedded() ? frameAddress(agenda, globals) : undefined} />
  ),
  play: async ({ canvas }) => {
    fireEvent.change(canvas.getByRole('slider'), { target: { value: '1100' } })
    await expect(canvas.getByText('1100px')).toBeVisible()
    await expect(canvas.getAllByText(/^(rige|holds)$/)).toHaveLength(3)
  },
}
