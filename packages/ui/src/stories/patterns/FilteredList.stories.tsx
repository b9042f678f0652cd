import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { say, storyLanguage } from '../say.ts'
import { FilteredListPattern } from './FilteredListPattern.tsx'
import { PatternRouter } from './PatternRouter.tsx'

const meta = {
  title: 'Patrones/Lista con filtros',
  component: FilteredListPattern,
  parameters: { layout: 'fullscreen' },
  args: { language: 'es' },
  render: (_, { globals }) => (
    <PatternRouter>
      <FilteredListPattern language={storyLanguage(globals)} />
    </PatternRouter>
  ),
} satisfies Meta<typeof FilteredListPattern>

export default meta
type Story = StoryObj<typeof meta>

/** The whole collection, with what it can be narrowed to. */
export const Page: Story = { tags: ['!test'] }

/** Words and filters narrow the works together; every value says how many there would be, and what finds nothing leads out. */
export const Narrowing: Story = {
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const titles = () => canvasElement.querySelectorAll('cite').length
    const before = titles()
    await userEvent.click(canvas.getByRole('link', { name: /^1950/ }))
    await waitFor(() => expect(titles()).toBeLessThan(before))
    await expect(canvas.getByRole('link', { name: /^1950/ })).toHaveAttribute('aria-current', 'true')
    const words = canvas.getByRole('textbox')
    await userEvent.type(words, 'nadie{Enter}')
    await userEvent.click(await canvas.findByRole('link', { name: say(globals, 'paginatedList.reset') }))
    await waitFor(() => expect(titles()).toBe(before))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}
