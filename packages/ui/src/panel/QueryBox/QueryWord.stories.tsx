import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { QueryWord } from './QueryWord.tsx'

const meta = {
  title: 'Panel/Libro/QueryWord',
  component: QueryWord,
  args: { open: false, children: '1 de marzo de 2026', onClick: fn() },
} satisfies Meta<typeof QueryWord>

export default meta
type Story = StoryObj<typeof meta>

/** A press opens the field that changes it. */
export const Closed: Story = {
  play: async ({ args, canvas }) => {
    const word = canvas.getByRole('button', { expanded: false })
    await userEvent.click(word)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Its field is open. */
export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { expanded: true })).toBeVisible(),
}
