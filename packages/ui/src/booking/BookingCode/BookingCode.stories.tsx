import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { BookingCode } from './BookingCode.tsx'
import { sampleRows } from './sampleRows.ts'

const meta = {
  title: 'Público/Reservas/BookingCode',
  component: BookingCode,
  args: { code: '7KQ2-M4XD', rows: sampleRows },
} satisfies Meta<typeof BookingCode>

export default meta
type Story = StoryObj<typeof meta>

/** For a camera, and for whoever types it. */
export const Code: Story = {
  play: async ({ canvas, globals, args }) => {
    const name = say(globals, 'bookingCode.alt', { code: args.code })
    await expect(canvas.getByRole('img', { name })).toBeVisible()
    await expect(canvas.getByText(args.code)).toBeVisible()
  },
}
