import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateRange } from './DateRange.tsx'

const meta = {
  title: 'Fundamentos/Fechas/DateRange',
  component: DateRange,
  args: { from: '2026-11-12', to: '2027-01-30' },
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

/** For pages. */
export const Long: Story = {}

/** For lists and captions. */
export const Short: Story = { args: { length: 'short' } }

/** A single day. */
export const OneDay: Story = { args: { to: '2026-11-12' } }
