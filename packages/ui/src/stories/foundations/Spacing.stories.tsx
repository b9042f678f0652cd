import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpaceScale } from './SpaceScale.tsx'

const meta = {
  title: 'Fundamentos/Espacio',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every distance with what it measures here. */
export const Scale: Story = { name: 'Escala', render: () => <SpaceScale /> }
