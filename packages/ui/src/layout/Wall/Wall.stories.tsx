import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wall } from './Wall.tsx'

const meta = {
  title: 'Fundamentos/Diseño/Wall',
  component: Wall,
  args: { kind: 'empty' },
} satisfies Meta<typeof Wall>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing was found: here a work hung. */
export const Empty: Story = {}

/** Something failed: a frame hangs askew. */
export const Crooked: Story = { args: { kind: 'crooked' } }
