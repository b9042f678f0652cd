import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleToday } from '../../stories/sampleTimeline.ts'
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
  args: { until: '2026-12-17T15:00:00Z', today: sampleToday },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/17 (de diciembre|December)$/)).toBeVisible()
  },
}

/** Open until a day of another year, which is said. */
export const UntilAnotherYear: Story = {
  args: { until: '2027-01-17T15:00:00Z', today: sampleToday },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/17 (de enero de|January) 2027$/)).toBeVisible()
  },
}
