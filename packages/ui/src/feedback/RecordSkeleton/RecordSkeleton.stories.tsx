import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { RecordSkeleton } from './RecordSkeleton.tsx'

const meta = {
  title: 'Fundamentos/Avisos/RecordSkeleton',
  component: RecordSkeleton,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'work', breadcrumb: [{ label: 'Artistas', href: '#artistas' }, { label: '…' }] },
} satisfies Meta<typeof RecordSkeleton>

export default meta
type Story = StoryObj<typeof meta>

/** A work is on its way: its boxes are where they will be. */
export const Work: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      say(globals, 'skeleton.loading')
    )
  },
}

/** A document of the archive, which leaves more space for words. */
export const Document: Story = { args: { kind: 'document' } }
