import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyLanguage } from '../say.ts'
import { ExhibitionPattern } from './ExhibitionPattern.tsx'
import { exhibition } from './exhibition.ts'
import { PatternRouter } from './PatternRouter.tsx'

const meta = {
  title: 'Patrones/Muestra',
  component: ExhibitionPattern,
  parameters: { layout: 'fullscreen' },
  args: { language: 'es' },
  render: (_, { globals }) => (
    <PatternRouter>
      <ExhibitionPattern language={storyLanguage(globals)} />
    </PatternRouter>
  ),
} satisfies Meta<typeof ExhibitionPattern>

export default meta
type Story = StoryObj<typeof meta>

/** One exhibition: its title and artist, when and where, the room, the text, the visit, the works. */
export const Page: Story = { tags: ['!test'] }

/** The works in a grid, or on the wall. */
export const GridAndWall: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = exhibition(storyLanguage(globals))
    await expect(canvas.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: words.wall }))
    await expect(canvas.getByRole('link', { name: words.wall })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('link', { name: words.grid }))
    await expect(canvas.getByRole('link', { name: words.grid })).toHaveAttribute('aria-current', 'true')
  },
}
