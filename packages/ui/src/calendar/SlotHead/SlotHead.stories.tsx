import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlotHead } from './SlotHead.tsx'

const meta = {
  title: 'Panel/Turnos/SlotHead',
  component: SlotHead,
  args: {
    start: '2026-11-19T15:00:00-03:00',
    end: '2026-11-19T15:45:00-03:00',
    title: 'La línea que corta la esquina',
    color: 'red',
    closeHref: '#',
  },
} satisfies Meta<typeof SlotHead>

export default meta
type Story = StoryObj<typeof meta>

/** When it is, and of which event. */
export const Slot: Story = {}
