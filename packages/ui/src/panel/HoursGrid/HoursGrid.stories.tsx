import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { HoursGrid } from './HoursGrid.tsx'

const percent = (value: number) => ({ value, share: value / 100 })

const meta = {
  title: 'Panel/Informes/HoursGrid',
  component: HoursGrid,
  args: {
    label: 'Porcentaje reservado por día y hora',
    hours: ['14:00', '15:00', '16:00', '17:00', '18:00'],
    days: [
      { id: 1, label: 'lun', hours: [...[55, 88, 61, 38].map(percent), null] },
      { id: 3, label: 'mié', hours: [58, 81, 77, 52, 60].map(percent) },
      { id: 4, label: 'jue', hours: [83, 100, 92, 88, 71].map(percent) },
    ],
  },
} satisfies Meta<typeof HoursGrid>

export default meta
type Story = StoryObj<typeof meta>

/** How full a gallery's afternoons are, in percent. */
export const Afternoons: Story = {
  play: async ({ args, canvas, globals }) => {
    const table = canvas.getByRole('table', { name: args.label })
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(3)
    await expect(canvas.getByRole('cell', { name: '100' })).toHaveAttribute('data-step', '100')
    await expect(canvas.getByRole('cell', { name: '38' })).toHaveAttribute('data-step', '2')
    await expect(canvas.getByRole('cell', { name: say(globals, 'hoursGrid.none') })).toBeInTheDocument()
  },
}

/** So many hours that they scroll on a phone. */
export const Long: Story = {
  args: {
    hours: Array.from({ length: 14 }, (_, hour) => `${hour + 9}:00`),
    days: [{ id: 6, label: 'sáb', hours: Array.from({ length: 14 }, (_, hour) => percent(hour * 7)) }],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('columnheader')).toHaveLength(14),
}
