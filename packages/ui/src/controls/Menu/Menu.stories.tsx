import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { atCorner } from '../../stories/frame.css.ts'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Fundamentos/Controles/Menu',
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

/** With the keyboard: opens, moves, finds by a letter, goes round, closes. */
export const Open: Story = {
  args: { id: 'acciones' },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Más acciones' })
    await expect(opener).toHaveAttribute('id', 'acciones')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('menu', { name: 'Más acciones' }))
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('menuitem', { name: 'Ver en el sitio' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(menu.getByRole('menuitem', { name: 'Borrar' })).toHaveFocus()
    await userEvent.keyboard('{Home}d')
    await expect(menu.getByRole('menuitem', { name: 'Duplicar' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(await screen.findByRole('menuitem', { name: 'Borrar' })).toHaveFocus()
  },
}

/** A page that has something to do first prevents the press, and it stays closed. */
export const Prevented: Story = {
  args: {
    onClick: (event) => event.preventDefault(),
    onKeyDown: (event) => event.preventDefault(),
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Más acciones' })
    await userEvent.click(opener)
    await userEvent.keyboard('{ArrowDown}')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  },
}

/** A choice closes it and gives the focus back before it acts. */
export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Más acciones' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicar' }))
    const [, copy] = args.items
    if (copy?.kind === 'action') await expect(copy.onSelect).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await expect(opener).toHaveFocus()
  },
}

/** A press elsewhere puts it away, and so does Tab. */
export const Leaving: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <input aria-label="Después" />
    </>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Más acciones' })
    await userEvent.click(opener)
    await screen.findByRole('menu')
    await userEvent.click(canvas.getByRole('textbox'))
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

/** No space below and little beside: above its opener, inside the window. */
export const InTheCorner: Story = {
  render: (args) => (
    <div className={atCorner}>
      <Menu {...args} align="start" />
    </div>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Más acciones' })
    await userEvent.click(opener)
    const list = await screen.findByRole('menu')
    const { right, bottom } = list.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(opener.getBoundingClientRect().top)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** What belongs to an account, with the way out at the end. */
export const OfAnAccount: Story = {
  args: {
    label: 'Lucía',
    items: [
      { kind: 'link', label: 'Tus datos', href: '#datos' },
      { kind: 'link', label: 'Tus reservas', href: '#reservas' },
      { kind: 'divider', id: 'salida' },
      { kind: 'action', label: 'Salir', onSelect: fn() },
    ],
  },
}
