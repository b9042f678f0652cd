import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { DateText } from './DateText.tsx'

const meta = {
  title: 'Fundamentos/Fechas/DateText',
  component: DateText,
  args: { value: '2026-11-19' },
} satisfies Meta<typeof DateText>

export default meta
type Story = StoryObj<typeof meta>

/** A day, which is the same day everywhere. */
export const Day: Story = {
  play: async ({ canvas, globals }) => {
    const words = { es: '19 de noviembre de 2026', en: '19 November 2026' }
    await expect(canvas.getByText(words[storyLanguage(globals)])).toHaveAttribute('datetime', '2026-11-19')
  },
}

/** An instant, by the gallery's clock. */
export const Instant: Story = {
  args: { value: '2026-11-20T02:30:00.000Z' },
  play: async ({ canvas, globals }) => {
    const words = { es: 'jueves 19 de noviembre de 2026, 23:30', en: 'Thursday 19 November 2026, 23:30' }
    await expect(canvas.getByText(words[storyLanguage(globals)])).toBeVisible()
  },
}

/** Only the clock. */
export const Clock: Story = { args: { value: '2026-11-19T18:00:00.000Z', format: 'HH:mm' } }
