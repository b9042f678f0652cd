import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountTabs } from './CountTabs.tsx'

const meta = {
  title: 'Panel/Listas/CountTabs',
  component: CountTabs,
  args: {
    label: 'Filas del archivo',
    items: [
      { count: '7.058', label: 'filas leídas', href: '#', current: true },
      { count: '6.981', label: 'nuevas', href: '#new' },
      { count: '52', label: 'cambiadas, en 71 celdas', href: '#changed' },
      { count: '14', label: 'iguales', href: '#unchanged' },
      { count: '11', label: 'con error, no entran', href: '#error', tone: 'err' },
    ],
  },
} satisfies Meta<typeof CountTabs>

export default meta
type Story = StoryObj<typeof meta>

/** What became of the rows of a file; those that were refused stand out. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /filas leídas/ })).toHaveAttribute('aria-current', 'true')
  },
}

/** On a phone two in a row. */
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
