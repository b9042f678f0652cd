import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ColumnsMenu } from './ColumnsMenu.tsx'

const meta = {
  title: 'Panel/Listas/ColumnsMenu',
  component: ColumnsMenu,
  args: {
    columns: [
      { id: 'title', header: 'Título', main: true },
      { id: 'artist', header: 'Artista' },
      { id: 'year', header: 'Año' },
    ],
    hiddenColumns: new Set(['year']),
    onHiddenColumnsChange: fn(),
  },
} satisfies Meta<typeof ColumnsMenu>

export default meta
type Story = StoryObj<typeof meta>

/** Closed: one word. */
export const Closed: Story = {}

/** Open: the main column cannot be taken away, the others are ticked or not. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = within(document.body)
    await expect(await menu.findByRole('menuitemcheckbox', { name: 'Año' })).not.toBeChecked()
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Artista' }))
    await expect(args.onHiddenColumnsChange).toHaveBeenCalledWith(new Set(['year', 'artist']))
  },
}
