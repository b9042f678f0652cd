import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { PasskeyList } from './PasskeyList.tsx'

const meta = {
  title: 'Público/Cuenta/PasskeyList',
  component: PasskeyList,
  args: {
    passkeys: [
      { id: 1, name: 'Chrome, Windows', added: '2026-10-02T15:00:00Z', lastUsed: '2026-11-17T15:00:00Z' },
      { id: 2, name: 'Teléfono', added: '2026-11-02T15:00:00Z', lastUsed: null },
    ],
    onRename: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PasskeyList>

export default meta
type Story = StoryObj<typeof meta>

/** One was used, the other not yet. */
export const Several: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    const name = 'Teléfono'
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'passkeyList.renameOf', { name }) })
    )
    const field = canvas.getByRole('textbox', { name: say(globals, 'passkeyList.name') })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'Bolsillo{Enter}')
    await expect(args.onRename).toHaveBeenCalledWith(2, 'Bolsillo')
  },
}

/** A press asks first; when the row has gone, the focus is with the list. */
export const Removing: Story = {
  render: function Removing(args) {
    const [left, setLeft] = useState(args.passkeys)
    const remove = async (removed: number) => setLeft(left.filter(({ id }) => id !== removed))
    return <PasskeyList {...args} passkeys={left} onRemove={remove} />
  },
  play: async ({ canvas, globals }) => {
    const name = 'Chrome, Windows'
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'passkeyList.removeOf', { name }) })
    )
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(await screen.findByRole('button', { name: say(globals, 'passkeyList.remove') }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus())
  },
}

/** A name as long as it may be, on the narrowest screen. */
export const LongName: Story = {
  args: {
    passkeys: [
      {
        id: 1,
        name: 'Laescalerayelcaballeteypielhúmedadebarroenelpatiodelfondodos',
        added: '2026-10-02T15:00:00Z',
        lastUsed: null,
      },
    ],
  },
}
