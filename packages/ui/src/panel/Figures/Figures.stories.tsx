import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Figures } from './Figures.tsx'

const meta = {
  title: 'Panel/Informes/Figures',
  component: Figures,
  args: {
    figures: [
      { id: 'offered', label: 'lugares ofrecidos', value: 1344, note: '112 turnos' },
      { id: 'booked', label: 'reservados', value: 1098, note: '82 %' },
      { id: 'attended', label: 'vinieron', value: 917, note: '84 % de lo reservado' },
      { id: 'missed', label: 'no vinieron', value: 181 },
      { id: 'waited', label: 'esperaron', value: 146, note: '58 entraron' },
    ],
  },
} satisfies Meta<typeof Figures>

export default meta
type Story = StoryObj<typeof meta>

/** Five numbers of a report. */
export const Report: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5)
    await expect(canvas.getByText('112 turnos')).toBeVisible()
  },
}

/** Nobody counted who came. */
export const Uncounted: Story = {
  args: { figures: [{ id: 'attended', label: 'vinieron', value: null }] },
  play: async ({ canvas }) => expect(canvas.getByText('–')).toBeVisible(),
}

/** The numbers are on their way, the words stand. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('reservados')).toBeVisible()
    await expect(canvas.queryByText('112 turnos')).toBeNull()
  },
}
