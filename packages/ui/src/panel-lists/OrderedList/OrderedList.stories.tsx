import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { OrderedList } from './OrderedList.tsx'

const items = [
  { id: 1, name: 'Irma Szalay' },
  { id: 2, name: 'Elsa Brandariz' },
  { id: 3, name: 'Nélida Arrascaeta' },
]

/** Keeps the order and what was taken out, as a screen does. */
function Kept(props: ComponentProps<typeof OrderedList>) {
  const [kept, setKept] = useState(props.items)
  return (
    <OrderedList
      {...props}
      items={kept}
      onReorder={(ids) => {
        props.onReorder(ids)
        setKept(ids.flatMap((id) => kept.filter((item) => item.id === id)))
      }}
      onRemove={(id) => {
        props.onRemove(id)
        setKept(kept.filter((item) => item.id !== id))
      }}
    />
  )
}

const meta = {
  title: 'Panel/Listas/OrderedList',
  component: OrderedList,
  args: { label: 'Artistas, en orden', items, onReorder: fn(), onRemove: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof OrderedList>

export default meta
type Story = StoryObj<typeof meta>

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((row) => items.find(({ name }) => row.textContent?.includes(name))?.id)

/** Three records in order. */
export const Filled: Story = {}

/** Nothing is chosen yet. */
export const Empty: Story = { args: { items: [] } }

/** The buttons move by one place and keep the focus; the cross takes out, and the focus goes to what is beside. */
export const ByButtons: Story = {
  play: async ({ canvas, canvasElement, globals, args }) => {
    const down = () =>
      canvas.getByRole('button', { name: say(globals, 'imageManager.down', { name: 'Irma Szalay' }) })
    await waitFor(() => expect(down()).toBeVisible())
    await userEvent.click(down())
    expect(names(canvasElement)).toEqual([2, 1, 3])
    expect(down()).toHaveFocus()
    const focused = () => document.activeElement?.closest('li')
    const remove = (name: string) =>
      userEvent.click(canvas.getByRole('button', { name: say(globals, 'orderedList.remove', { name }) }))
    await remove('Elsa Brandariz')
    expect(names(canvasElement)).toEqual([1, 3])
    expect(args.onRemove).toHaveBeenCalledWith(2)
    expect(focused()).toHaveTextContent('Irma Szalay')
    const removed = say(globals, 'orderedList.removed', { name: 'Elsa Brandariz' })
    await expect(canvas.getByRole('status')).toHaveTextContent(removed)
    await remove('Nélida Arrascaeta')
    expect(focused()).toHaveTextContent('Irma Szalay')
    await remove('Irma Szalay')
    const empty = canvas.getByText(say(globals, 'orderedList.empty'))
    expect(empty.closest('[tabindex="-1"]')).toHaveFocus()
  },
}

/** Space lifts a row by its grip, arrows move it, space drops it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const name = 'Irma Szalay'
    const grip = () => canvas.getByRole('button', { name: say(globals, 'sorting.move', { name }) })
    await waitFor(() => expect(grip()).toBeEnabled())
    grip().focus()
    await userEvent.keyboard(' ')
    await canvas.findByText(say(globals, 'sorting.lifted', { name, position: 1, total: 3 }))
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByText(say(globals, 'sorting.over', { name, position: 2, total: 3 }))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(names(canvasElement)).toEqual([2, 1, 3]))
  },
}
