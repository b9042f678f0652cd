import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Fundamentos/Menu',
  component: Menu,
  args: {
    label: 'Más acciones',
    align: 'start',
    items: [
      { kind: 'link', label: 'Ver en el sitio', href: '#sitio' },
      { kind: 'action', label: 'Duplicar', onSelect: fn() },
      { kind: 'divider', id: 'fin' },
      { kind: 'action', label: 'Borrar', onSelect: fn(), tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** One word, until it is asked. */
export const Closed: Story = {}

/** With the keyboard: opens, moves, chooses. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Más acciones' }).focus()
    await userEvent.keyboard('{Enter}')
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu')
    await userEvent.keyboard('{End}')
    await expect(within(menu).getByRole('menuitem', { name: 'Borrar' })).toHaveFocus()
  },
}
