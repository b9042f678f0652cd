import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { SearchHead } from './SearchHead.tsx'

const meta = {
  title: 'Público/Listas/SearchHead',
  component: SearchHead,
  parameters: { layout: 'fullscreen' },
  args: { words: 'marco', found: 27, onQuery: fn(), action: '#buscar' },
} satisfies Meta<typeof SearchHead>

export default meta
type Story = StoryObj<typeof meta>

/** Something was found. */
export const Found: Story = {}

/** Nothing was asked yet. */
export const Empty: Story = { args: { words: '', found: undefined } }

/** Nothing was found. */
export const NothingFound: Story = { args: { words: 'xilofón', found: 0 } }

/** Nothing was found as it was written: the nearest words were searched for, and are said. */
export const Instead: Story = {
  args: { words: 'arrascaetta', instead: 'arrascaeta', found: 3 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(globals, 'searchHead.instead', { instead: 'arrascaeta', found: 3 })
    )
  },
}

/** The words are told while they are typed. */
export const Typing: Story = {
  args: { words: '', found: undefined },
  play: async ({ canvas, args, globals }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: say(globals, 'searchHead.title') }), 'eje')
    await waitFor(() => expect(args.onQuery).toHaveBeenCalledWith('eje'))
  },
}

/** The cross empties the field and keeps the focus in it. */
export const Cleared: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'searchHead.clear') }))
    await expect(args.onQuery).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
