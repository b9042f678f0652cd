import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { BookingDone } from './BookingDone.tsx'

const meta = {
  title: 'Público/Reservas/BookingDone',
  component: BookingDone,
  args: {
    email: 'martina.sosa@correo.example.org',
    until: '2026-11-17T16:05:00-03:00',
    now: '2026-11-17T15:37:00-03:00',
    bookingsHref: '#reservas',
    onResend: fn(),
    onCorrect: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof BookingDone>

export default meta
type Story = StoryObj<typeof meta>

/** The mail is on its way: its address, until when the place is held, and what can be done meanwhile. */
export const Held: Story = {
  play: async ({ canvas, globals, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: say(globals, 'bookingDone.title') })).toHaveFocus()
    )
    await expect(canvas.getByText('16:05')).toBeVisible()
    // The day without its month: it stands beside the hour on a phone too.
    await expect(canvas.getByText(/ 17$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bookingDone.resend') }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

/** A mistyped address is mended where it stands. */
export const Correcting: Story = {
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bookingDone.correct') }))
    const field = canvas.getByLabelText(say(globals, 'bookingDone.email'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, 'martina@correo.example.org')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bookingDone.send') }))
    await expect(args.onCorrect).toHaveBeenCalledWith('martina@correo.example.org')
    await waitFor(() => expect(field).not.toBeInTheDocument())
  },
}

/** Sent again a moment ago: not once more so soon. */
export const SentAgain: Story = {
  args: { sentAt: '2026-11-17T15:38:00-03:00' },
  render: function SentAgain(args) {
    const [sent, setSent] = useState(false)
    return (
      <BookingDone
        {...args}
        resendOff={sent}
        onResend={() => {
          args.onResend()
          setSent(true)
        }}
      />
    )
  },
  play: async ({ canvas, globals, args }) => {
    const resend = canvas.getByRole('button', { name: say(globals, 'bookingDone.resend') })
    await userEvent.click(resend)
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await expect(resend).toHaveFocus()
    await userEvent.click(resend)
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

/** Something could not be done. */
export const Refused: Story = { args: { refusal: 'Esta reserva ya está confirmada.' } }

/** A long address, and more than an hour left. */
export const LongAddress: Story = {
  args: {
    email: 'maria.de.los.angeles.fernandez.de.la.vega@departamento.de.extension.universidad.example.org',
    until: '2026-11-18T00:20:00-03:00',
  },
}

/** The time is up: the way back to the times of the day. */
export const Over: Story = {
  args: { now: '2026-11-17T16:06:00-03:00' },
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bookingDone.again') }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
