import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HoldLine } from './HoldLine.tsx'

const meta = {
  title: 'Panel/Marco/HoldLine',
  component: HoldLine,
  args: {
    title: 'Milagros la reservó recién, 16:47',
    places: [
      { id: 1, name: 'Martina Sosa', note: 'hasta el jue 19, 12:00' },
      { id: 2, name: 'Estudio Larraya', note: 'si se suelta o vence. Lo escrito queda.' },
    ],
  },
} satisfies Meta<typeof HoldLine>

export default meta
type Story = StoryObj<typeof meta>

/** Somebody was faster, and one may come behind. */
export const LostRace: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Milagros la reservó recién')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** Nobody waits yet. */
export const OneOnly: Story = {
  args: {
    title: 'Está reservada',
    places: [{ id: 1, name: 'Martina Sosa', note: 'hasta el jue 19, 12:00' }],
  },
}
