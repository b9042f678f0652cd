import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { atCorner } from '../../stories/frame.css.ts'
import { storyLanguage } from '../../stories/say.ts'
import { Menu, type MenuProps } from './Menu.tsx'

type Globals = Readonly<Record<string, unknown>>

const english: Readonly<Record<string, string>> = {
  'Más acciones': 'More actions',
  'Ver en el sitio': 'See it on the site',
  Duplicar: 'Duplicate',
  Borrar: 'Delete',
  Después: 'Afterwards',
  'Ir a un año': 'Go to a year',
  'Tus datos': 'Your details',
  'Tus reservas': 'Your bookings',
  Salir: 'Log out',
}

/** A word of the samples in the language of the story. */
const word = (spanish: string, globals: Globals): string =>
  storyLanguage(globals) === 'en' ? (english[spanish] ?? spanish) : spanish

/** A menu in the language of the story. */
const inLanguage = (args: MenuProps, globals: Globals): MenuProps => ({
  ...args,
  label: word(`${args.label}`, globals),
  items: args.items.map((item) =>
    item.kind === 'divider' ? item : { ...item, label: word(item.label, globals) }
  ),
})

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
  render: (args, { globals }) => <Menu {...inLanguage(args, globals)} />,
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** Once the list has told everybody that it was scrolled. */
const scrolled = (list: HTMLElement) =>
  new Promise((told) => list.addEventListener('scroll', told, { once: true }))

/** One word, until it is asked. */
export const Closed: Story = {}

/** With the keyboard: opens, moves, finds by a letter, goes round, closes. */
export const Open: Story = {
  args: { id: 'acciones' },
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole('button', { name: word('Más acciones', globals) })
    await expect(opener).toHaveAttribute('id', 'acciones')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('menu', { name: word('Más acciones', globals) }))
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('menuitem', { name: word('Ver en el sitio', globals) })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(menu.getByRole('menuitem', { name: word('Borrar', globals) })).toHaveFocus()
    await userEvent.keyboard('{Home}d')
    await expect(menu.getByRole('menuitem', { name: word('Duplicar', globals) })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(await screen.findByRole('menuitem', { name: word('Borrar', globals) })).toHaveFocus()
  },
}

/** A page that has something to do first prevents the press, and it stays closed. */
export const Prevented: Story = {
  args: {
    onClick: (event) => event.preventDefault(),
    onKeyDown: (event) => event.preventDefault(),
  },
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole('button', { name: word('Más acciones', globals) })
    await userEvent.click(opener)
    await userEvent.keyboard('{ArrowDown}')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  },
}

/** A choice closes it and gives the focus back before it acts. */
export const Choosing: Story = {
  play: async ({ canvas, args, globals }) => {
    const opener = canvas.getByRole('button', { name: word('Más acciones', globals) })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('menuitem', { name: word('Duplicar', globals) }))
    const [, copy] = args.items
    if (copy?.kind === 'action') await expect(copy.onSelect).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await expect(opener).toHaveFocus()
  },
}

/** A press elsewhere puts it away, and so does Tab. */
export const Leaving: Story = {
  render: (args, { globals }) => (
    <>
      <Menu {...inLanguage(args, globals)} />
      <input aria-label={word('Después', globals)} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole('button', { name: word('Más acciones', globals) })
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
  render: (args, { globals }) => (
    <div className={atCorner}>
      <Menu {...inLanguage(args, globals)} align="start" />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole('button', { name: word('Más acciones', globals) })
    await userEvent.click(opener)
    const list = await screen.findByRole('menu')
    const { right, bottom } = list.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(opener.getBoundingClientRect().top)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** More lines than the window is high: the list scrolls to the one that has the focus, and stays where it was scrolled to. */
export const Many: Story = {
  args: {
    label: 'Ir a un año',
    align: 'start',
    items: Array.from({ length: 60 }, (_, index) => ({
      kind: 'link' as const,
      label: String(1940 + index),
      href: `#${1940 + index}`,
    })),
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button')
    const seen = (item: HTMLElement) => {
      const { left, top, height } = item.getBoundingClientRect()
      return document.elementFromPoint(left + 1, top + height / 2) === item
    }
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const list = await screen.findByRole('menu')
    const toEnd = scrolled(list)
    await userEvent.keyboard('{End}')
    await toEnd
    const last = screen.getByRole('menuitem', { name: '1999' })
    await expect(last).toHaveFocus()
    await expect(seen(last)).toBe(true)
    const back = scrolled(list)
    list.scrollTop = 200
    await back
    fireEvent(window, new Event('resize'))
    await expect(list.scrollTop).toBe(200)
    await userEvent.keyboard('{Escape}{ArrowUp}')
    await expect(seen(await screen.findByRole('menuitem', { name: '1999' }))).toBe(true)
  },
}

/** A line that goes away while it has the focus leaves it to the list, where the keys go on. */
export const LinesGone: Story = {
  tags: ['!dev', '!autodocs'],
  render: function LinesGone(args, { globals }) {
    const [gone, setGone] = useState(0)
    const { items, ...menu } = inLanguage(args, globals)
    return (
      <>
        <Menu {...menu} items={items.slice(gone)} />
        <button type="button" onClick={() => setGone(gone + 1)}>
          {word('Después', globals)}
        </button>
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole('button', { name: word('Más acciones', globals) })
    // Without a pointer: it is not the visitor who takes the line away.
    const takeOne = () => fireEvent.click(canvas.getByRole('button', { name: word('Después', globals) }))
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const line = (spanish: string) => screen.getByRole('menuitem', { name: word(spanish, globals) })
    await expect(line('Ver en el sitio')).toHaveFocus()
    takeOne()
    await expect(screen.getByRole('menu')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(line('Duplicar')).toHaveFocus()
    await userEvent.keyboard('{End}')
    takeOne()
    await expect(line('Borrar'), 'nothing is taken from a line that stays').toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
  },
}

/** Inside the browser's own dialog: over it where it is modal, beside its word in any. */
export const InADialog: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args, { globals }) => (
    <dialog aria-label={word('Después', globals)}>
      <Menu {...inLanguage(args, globals)} />
    </dialog>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const dialog = canvasElement.querySelector('dialog')
    if (!dialog) throw new Error('The story needs a dialog.')
    for (const modal of [false, true]) {
      // What moves a dialog moves what is fixed inside of it.
      dialog.style.translate = modal ? '' : '1rem'
      if (modal) dialog.showModal()
      else dialog.show()
      const opener = canvas.getByRole('button', { name: word('Más acciones', globals) })
      opener.focus()
      await userEvent.keyboard('{Enter}')
      await expect(screen.getByRole('menuitem', { name: word('Ver en el sitio', globals) })).toHaveFocus()
      await expect(screen.getByRole('menu').getBoundingClientRect().left).toBeCloseTo(
        opener.getBoundingClientRect().left
      )
      const line = screen.getByRole('menuitem', { name: word('Duplicar', globals) })
      const { left, top, height } = line.getBoundingClientRect()
      await expect(document.elementFromPoint(left + 1, top + height / 2)).toBe(line)
      const goesOn = fireEvent.keyDown(line, { key: 'Escape' })
      await expect(goesOn, 'else the browser would close its dialog').toBe(false)
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
      await expect(opener).toHaveFocus()
      dialog.close()
    }
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
