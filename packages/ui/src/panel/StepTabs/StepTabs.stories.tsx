import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepTabs } from './StepTabs.tsx'

const meta = {
  title: 'Panel/Marco/StepTabs',
  component: StepTabs,
  args: {
    label: 'Pasos de la importación',
    steps: [
      { label: 'Archivo', href: '#archivo', done: true },
      { label: 'Columnas', href: '#columnas', current: true },
      { label: 'Revisión' },
      { label: 'Aplicar' },
    ],
  },
} satisfies Meta<typeof StepTabs>

export default meta
type Story = StoryObj<typeof meta>

/** The second of four: the first can be gone back to, the next ones not yet. */
export const Second: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Columnas/ })).toHaveAttribute('aria-current', 'step')
    await expect(canvas.queryByRole('link', { name: /Aplicar/ })).toBeNull()
  },
}

/** On a phone it goes on sideways by itself. */
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }

/** On a phone the last step is in sight without a hand moving the row. */
export const LastOnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    steps: [
      { label: 'Archivo', href: '#archivo', done: true },
      { label: 'Columnas', done: true },
      { label: 'Revisión', href: '#revision', done: true },
      { label: 'Aplicar', current: true },
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect()
    const last = canvas.getByText('Aplicar').getBoundingClientRect()
    await expect(last.right).toBeLessThanOrEqual(row.right)
  },
}
