import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../../text/Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Fundamentos/Diseño/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'de la muestra Horas del patio' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** The eye sees which exhibition is meant; who listens is told. */
export const InALine: Story = {
  render: (args) => (
    <Text>
      Ver las obras <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('de la muestra Horas del patio')
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

/** A heading for a list that needs none on screen. */
export const AsHeading: Story = {
  args: { as: 'h2', children: 'Muestras' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Muestras' })).toBeInTheDocument()
  },
}
