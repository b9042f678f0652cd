import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PrivateNotice } from './PrivateNotice.tsx'

const meta = {
  title: 'Público/Fichas/PrivateNotice',
  component: PrivateNotice,
  args: { name: 'Ochava' },
} satisfies Meta<typeof PrivateNotice>

export default meta
type Story = StoryObj<typeof meta>

/** Open until the gallery closes it. */
export const Open: Story = {}

/** Open until a day. */
export const UntilADay: Story = {
  args: { until: '2026-12-17T15:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/17 (de diciembre|December)$/)).toBeVisible()
  },
}
