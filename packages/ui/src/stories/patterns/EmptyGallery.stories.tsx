import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say, storyLanguage } from '../say.ts'
import { EmptyGalleryPattern } from './EmptyGalleryPattern.tsx'
import { PatternRouter } from './PatternRouter.tsx'

const meta = {
  title: 'Patrones/Galería vacía',
  component: EmptyGalleryPattern,
  parameters: { layout: 'fullscreen' },
  args: { language: 'es' },
  render: (_, { globals }) => (
    <PatternRouter>
      <EmptyGalleryPattern language={storyLanguage(globals)} />
    </PatternRouter>
  ),
} satisfies Meta<typeof EmptyGalleryPattern>

export default meta
type Story = StoryObj<typeof meta>

/** A gallery on its first day. */
export const Page: Story = { tags: ['!test'] }

/** No part is a hole, and each leads to where it is filled. */
export const FirstDay: Story = {
  play: async ({ canvas, globals }) => {
    const sections = canvas.getAllByRole('heading', { level: 2 })
    await expect(sections.length).toBeGreaterThanOrEqual(3)
    await expect(canvas.getByRole('link', { name: say(globals, 'page.skip') })).toBeInTheDocument()
    for (const link of canvas.getByRole('main').querySelectorAll('a')) {
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^#|^\?/))
    }
  },
}
