import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { NumberTable } from './NumberTable.tsx'

const meta = {
  title: 'Panel/Informes/NumberTable',
  component: NumberTable,
  args: {
    label: 'Lugares por día',
    of: 'Día',
    columns: ['Ofrecidos', 'Reservados', 'Vinieron', 'No vinieron', 'Esperaron'],
    rows: [
      { id: 1, label: 'lunes', values: [240, 168, 131, 37, 8] },
      { id: 2, label: 'martes', values: [288, 214, null, null, 14] },
    ],
    total: { label: 'Total', values: [528, 382, 131, 37, 22] },
  },
} satisfies Meta<typeof NumberTable>

export default meta
type Story = StoryObj<typeof meta>

/** Two days, of which nobody counted the second. */
export const Days: Story = {
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole('table', { name: args.label })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'lunes' })).toBeVisible()
    const uncounted = canvas.getAllByRole('cell', { name: say(globals, 'numberTable.uncounted') })
    await expect(uncounted).toHaveLength(2)
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('528')
  },
}

/** On a phone it is a table too. */
export const Phone: Story = { globals: { viewport: { value: 'small' } } }
