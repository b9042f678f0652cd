import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { GuestList } from './GuestList.tsx'

const words = {
  es: { school: 'Escuela Normal 4', needs: 'Silla de ruedas, lengua de señas' },
  en: { school: 'Northside School', needs: 'Wheelchair, sign language' },
}

// The page shows the code of the component, not of its keeper.
Kept.displayName = 'GuestList'

/** Cancels what is deleted, as a screen does. */
function Kept(props: ComponentProps<typeof GuestList>) {
  const [gone, setGone] = useState<string | number>()
  return (
    <GuestList
      {...props}
      guests={props.guests.map((guest) => (guest.id === gone ? { ...guest, state: 'cancelled' } : guest))}
      onRemove={(guest) => {
        props.onRemove(guest)
        setGone(guest.id)
      }}
    />
  )
}

const meta = {
  title: 'Panel/Turnos/GuestList',
  component: GuestList,
  args: {
    guests: [
      {
        id: 1,
        name: 'Martina Sosa',
        people: 3,
        contact: 'martina.sosa@correo.example',
        state: 'confirmed',
      },
      {
        id: 2,
        name: 'Paula Ferreyra',
        people: 1,
        contact: '11 5555 0172',
        comments: 'Llega sobre la hora',
        state: 'unconfirmed',
      },
      { id: 3, name: 'Hugo Lanari', people: 2, contact: 'hlanari@correo.example', state: 'expired' },
      { id: 4, name: 'Emilia Kraus', state: 'cancelled' },
      { id: 5, name: 'Raúl Roldán', people: 2, contact: 'rroldan@correo.example', state: 'offered' },
    ],
    menu: () => [{ kind: 'action', label: 'Confirmar', onSelect: fn() }],
    onRemove: fn(),
  },
} satisfies Meta<typeof GuestList>

export default meta
type Story = StoryObj<typeof meta>

/** Who booked, in every state; what takes no place any more cannot be deleted. */
export const States: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(8)
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'guestList.remove', { name: 'Martina Sosa' }) })
    )
    await expect(args.onRemove).toHaveBeenCalledWith(args.guests[0])
    const menu = say(globals, 'dataTable.actionsOf', { name: 'Martina Sosa' })
    await expect(canvas.getByRole('button', { name: menu }), 'the bin is gone, the row is not').toHaveFocus()
    const rows = canvas.getAllByRole('listitem')
    const people = [3, 1, 2].map((number) => say(globals, 'guestList.people', { people: number }))
    for (const [index, words] of people.entries()) await expect(rows[index]).toHaveTextContent(words)
  },
}

/** Somebody who goes from the list leaves the focus to who moves up, else to who stands before, at last to the list. */
export const Leaving: Story = {
  render: function Left(args) {
    const [guests, setGuests] = useState(args.guests.slice(0, 3))
    const leave = (name: string) => setGuests(guests.filter((guest) => guest.name !== name))
    return (
      <GuestList
        {...args}
        guests={guests}
        menu={({ name }) => [{ kind: 'action', label: 'Mover', onSelect: () => leave(name) }]}
        onRemove={({ name }) => leave(name)}
      />
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const menu = (name: string) =>
      canvas.getByRole('button', { name: say(globals, 'dataTable.actionsOf', { name }) })
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'guestList.remove', { name: 'Martina Sosa' }) })
    )
    await expect(menu('Paula Ferreyra')).toHaveFocus()
    for (const name of ['Hugo Lanari', 'Paula Ferreyra']) {
      await userEvent.click(menu(name))
      await userEvent.click(await page.findByRole('menuitem', { name: 'Mover' }))
      if (name === 'Hugo Lanari') await waitFor(() => expect(menu('Paula Ferreyra')).toHaveFocus())
    }
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus())
  },
}

/** A school's group, and what people need, stand under the name. */
export const Access: Story = {
  render: (args, { globals }) => {
    const { school, needs } = words[storyLanguage(globals)]
    const asked = [{ people: 24, school, needs }, { needs }, {}, { needs }, {}]
    return <GuestList {...args} guests={args.guests.map((guest, index) => ({ ...guest, ...asked[index] }))} />
  },
  play: async ({ canvas, globals }) => {
    const { school, needs } = words[storyLanguage(globals)]
    const rows = canvas.getAllByRole('listitem')
    await expect(canvas.getAllByText(school)).toHaveLength(1)
    await expect(rows[0]).toHaveTextContent(`${school}${needs}`)
    await expect(rows[1]).toHaveTextContent(needs)
    await expect(rows[2]).not.toHaveTextContent(needs)
  },
}
