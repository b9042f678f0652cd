import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { SessionList } from './SessionList.tsx'
import type { SignedInDevice } from './SessionRow.tsx'

const sessions: SignedInDevice[] = [
  { id: 'a', device: 'Chrome, Windows', lastSeen: '2026-11-17T15:00:00Z', current: true },
  { id: 'b', device: 'Safari, iPhone', lastSeen: '2026-11-17T00:10:00Z', current: false },
  { id: 'c', device: 'Firefox, Linux', lastSeen: '2026-11-02T18:30:00Z', current: false },
]

const meta = {
  title: 'Público/Cuenta/SessionList',
  component: SessionList,
  args: { sessions, onClose: fn(), onCloseAll: fn() },
} satisfies Meta<typeof SessionList>

export default meta
type Story = StoryObj<typeof meta>

/** Three places; the one at hand has no button, since the header has one. */
export const Several: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText(say(globals, 'sessionList.here'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'sessionList.closeAll') }))
    await expect(args.onCloseAll).toHaveBeenCalledOnce()
  },
}

/** A press ends one of them; the focus stays with the list. */
export const Closing: Story = {
  render: function Closing(args) {
    const [left, setLeft] = useState(args.sessions)
    return (
      <SessionList
        {...args}
        sessions={left}
        onClose={async (closed) => {
          args.onClose?.(closed)
          setLeft(left.filter(({ id }) => id !== closed))
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const [close] = canvas.getAllByRole('button', { name: /Safari, iPhone/ })
    if (!close) throw new Error('the second place has no button')
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledWith('b')
    await waitFor(() => expect(canvas.queryByText('Safari, iPhone')).not.toBeInTheDocument())
    await expect(document.activeElement).toContainElement(canvas.getByText('Chrome, Windows'))
    await expect(document.body).not.toHaveFocus()
  },
}

/** With what is known of where each one is, however long. */
export const WithPlaces: Story = {
  args: {
    sessions: sessions.map((session, index) => ({
      ...session,
      place:
        index === 1
          ? 'Otra red, con la hora de una ciudad que tiene un nombre larguísimo y sigue en otra línea'
          : 'La red que usás ahora, con la hora de Buenos Aires',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Otra red/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Safari, iPhone, Otra red/ })).toBeVisible()
  },
}

/** Only to be looked at. */
export const WithoutActions: Story = {
  args: { onClose: undefined, onCloseAll: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
