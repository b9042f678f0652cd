import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { BreakpointRuler } from './BreakpointRuler.tsx'

const meta = {
  title: 'Fundamentos/Puntos de corte',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Which breakpoints are on at a width. */
export const Ruler: Story = {
  name: 'Regla',
  render: () => <BreakpointRuler />,
  play: async ({ canvas }) => {
    fireEvent.change(canvas.getByRole('slider'), { target: { value: '1100' } })
    await expect(canvas.getByText('1100px')).toBeVisible()
    await expect(canvas.getAllByText('rige')).toHaveLength(3)
  },
}
