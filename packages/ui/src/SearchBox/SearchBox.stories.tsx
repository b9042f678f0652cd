import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from '../stories/say.ts'
import { SearchBox } from './SearchBox.tsx'

const placeholder = 'Buscar por título, artista, lugar…'

const meta = {
  title: 'Público/SearchBox',
  component: SearchBox,
  args: { placeholder, onSearch: fn() },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

/** Enter searches, and spaces around the words do not count. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: placeholder }), ' patio {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('patio')
  },
}

/** Filled with what is being searched for. */
export const Filled: Story = {
  args: { defaultValue: 'brandariz' },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'searchBox.search') }))
    await expect(args.onSearch).toHaveBeenCalledWith('brandariz')
  },
}
