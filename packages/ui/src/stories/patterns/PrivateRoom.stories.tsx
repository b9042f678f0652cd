import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { say, storyLanguage } from '../say.ts'
import { PatternRouter } from './PatternRouter.tsx'
import { PrivateRoomPattern } from './PrivateRoomPattern.tsx'
import { privateRoom } from './privateRoom.ts'

const meta = {
  title: 'Patrones/Sala privada',
  component: PrivateRoomPattern,
  parameters: { layout: 'fullscreen' },
  args: { language: 'es' },
  render: (_, { globals }) => (
    <PatternRouter>
      <PrivateRoomPattern language={storyLanguage(globals)} />
    </PatternRouter>
  ),
} satisfies Meta<typeof PrivateRoomPattern>

export default meta
type Story = StoryObj<typeof meta>

/** Works for one collector, under the strip that says so. */
export const Page: Story = { tags: ['!test'] }

/** The works hang on a wall too; nothing leads into the site. */
export const ForOneCollector: Story = {
  play: async ({ canvas, globals }) => {
    const { words, works } = privateRoom(storyLanguage(globals))
    await expect(canvas.getByText(say(globals, 'privateNotice.shared', { name: 'Ochava' }))).toBeVisible()
    await expect(canvas.getByText(words.count)).toHaveTextContent(String(works.length))
    await userEvent.click(canvas.getByRole('link', { name: words.wall }))
    await expect(canvas.getByRole('link', { name: words.wall })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('link', { name: words.grid }))
  },
}
