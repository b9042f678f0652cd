import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Link } from '../../controls/Link/Link.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { QrCode } from '../../pictures/QrCode/QrCode.tsx'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { AppointmentList, type AppointmentListProps } from './AppointmentList.tsx'
import type { Appointment, WaitingAppointment } from './appointment.ts'

function bookings(language: StoryLanguage): Appointment[] {
  const es = language === 'es'
  return [
    {
      id: 1,
      title: es ? 'La línea que corta la esquina' : 'The Line that Cuts the Corner',
      href: '#linea',
      color: 'red',
      place: es ? 'Sala 1, planta baja' : 'Room 1, ground floor',
      people: 3,
      start: '2026-11-19T18:00:00Z',
      end: '2026-11-19T18:45:00Z',
      confirmed: false,
      confirmable: true,
      heldUntil: '2026-11-17T19:05:00Z',
    },
    {
      id: 2,
      title: es ? 'Abrir el archivo' : 'Opening the Archive',
      href: '#archivo',
      color: 'purple',
      place: es ? 'Archivo, primer piso' : 'Archive, first floor',
      start: '2026-11-23T19:30:00Z',
      end: '2026-11-23T21:00:00Z',
      confirmed: true,
      code: <QrCode rows={['101', '010', '101']} label="7KQ2-M4XD" />,
    },
    {
      id: 3,
      title: 'Taller de serigrafía',
      people: 1,
      titleLang: 'es',
      color: 'orange',
      start: '2026-11-20T18:30:00Z',
      end: '2026-11-20T21:00:00Z',
      confirmed: true,
    },
  ]
}

const meta = {
  title: 'Público/Reservas/AppointmentList',
  component: AppointmentList,
  args: {
    appointments: [],
    onConfirm: fn(),
    onResend: fn(),
    onDelete: fn(),
    calendarHref: (id: Appointment['id']) => `#${id}.ics`,
    moveHref: (id: Appointment['id']) => `#${id}/move`,
    partyHref: (id: Appointment['id']) => `#${id}/party`,
  },
  render: (args, { globals }) => (
    <Container>
      <AppointmentList {...args} appointments={bookings(storyLanguage(globals))} />
    </Container>
  ),
} satisfies Meta<typeof AppointmentList>

export default meta
type Story = StoryObj<typeof meta>

const last = (language: StoryLanguage) =>
  language === 'es'
    ? 'Taller de serigrafía, viernes 20 de noviembre de 2026, 15:30'
    : 'Taller de serigrafía, Friday 20 November 2026, 15:30'

/** One that waits for its owner, and two confirmed: each offers what its state needs. */
export const Several: Story = {
  play: async ({ canvas, args, globals }) => {
    const appointment = last(storyLanguage(globals))
    await expect(
      canvas.getByRole('link', {
        name: say(globals, 'appointmentList.of', {
          action: say(globals, 'appointmentList.calendar'),
          appointment,
        }),
      })
    ).toHaveAttribute('href', '#3.ics')
    await expect(
      canvas.getByRole('link', {
        name: say(globals, 'appointmentList.of', {
          action: say(globals, 'appointmentList.move'),
          appointment,
        }),
      })
    ).toHaveAttribute('href', '#3/move')
    await expect(
      canvas.getByRole('link', {
        name: say(globals, 'appointmentList.of', {
          action: say(globals, 'appointmentList.party'),
          appointment,
        }),
      })
    ).toHaveAttribute('href', '#3/party')
    await expect(canvas.getByText(say(globals, 'appointmentList.people', { people: 1 }))).toBeVisible()
    const resend = canvas.getAllByText(say(globals, 'appointmentList.resend'))
    await expect(resend).toHaveLength(1)
    for (const button of resend) await userEvent.click(button)
    await expect(args.onResend).toHaveBeenCalledWith(1)
    await userEvent.click(canvas.getByText(say(globals, 'appointmentList.confirm')))
    await expect(args.onConfirm).toHaveBeenCalledWith(1)
    await expect(canvas.getByText(/16:05/)).toBeVisible()
    // Until when it is held is not covered by what can be done about it.
    const held = canvas.getByText(/16:05/).getBoundingClientRect()
    const confirm = canvas.getByText(say(globals, 'appointmentList.confirm')).getBoundingClientRect()
    await expect(held.right <= confirm.left || held.bottom <= confirm.top).toBe(true)
  },
}

/** A place that was offered, and one that is waited for. */
function waits(language: StoryLanguage): { offer: Appointment; wait: WaitingAppointment } {
  const es = language === 'es'
  const visit = {
    title: es ? 'Taller de serigrafía' : 'Screenprinting Workshop',
    color: 'orange',
    place: es ? 'Taller, patio' : 'Workshop, courtyard',
    people: 2,
    start: '2026-11-20T18:30:00Z',
    end: '2026-11-20T21:00:00Z',
  } as const
  const held = { confirmed: false, confirmable: true, heldUntil: '2026-11-20T15:40:00Z' }
  return {
    offer: { ...visit, ...held, id: 9, offered: true },
    wait: { ...visit, id: 1, ahead: 1, offerHours: 2 },
  }
}

function Waits({ language, ...args }: AppointmentListProps & { language: StoryLanguage }) {
  const { offer, wait } = waits(language)
  const [waiting, setWaiting] = useState([wait])
  const [appointments, setAppointments] = useState<readonly Appointment[]>([
    { ...offer, start: '2026-11-27T18:30:00Z', end: '2026-11-27T21:00:00Z' },
    ...bookings(language).slice(0, 2),
  ])
  return (
    <Container>
      <AppointmentList
        {...args}
        appointments={appointments}
        waiting={waiting}
        onLeave={(id) => {
          args.onLeave?.(id)
          setWaiting([])
        }}
        onConfirm={(id) => {
          args.onConfirm?.(id)
          const confirmed = { confirmed: true, confirmable: false }
          setAppointments((known) => known.map((one) => (one.id === id ? { ...one, ...confirmed } : one)))
        }}
        onDelete={(id) => {
          args.onDelete?.(id)
          setAppointments((known) => known.filter((one) => one.id !== id))
        }}
      />
    </Container>
  )
}

const ofWaits = {
  args: { onLeave: fn(), otherTimesHref: (id: WaitingAppointment['id']) => `#${id}/times` },
  render: (args: AppointmentListProps, { globals }: { globals: Record<string, unknown> }) => (
    <Waits {...args} language={storyLanguage(globals)} />
  ),
}

/** What is waited for stands among the bookings by its day. To leave asks nothing; the focus stays with the list. */
export const Waiting: Story = {
  ...ofWaits,
  play: async ({ canvas, args, globals }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(4)
    await expect(rows[1]).toHaveTextContent(say(globals, 'appointmentList.waiting'))
    await expect(rows[1]).toHaveTextContent(say(globals, 'waitingDone.ahead', { ahead: 1 }))
    await expect(rows[1]).toHaveTextContent(say(globals, 'waitingDone.promise', { hours: 2 }))
    const others = canvas.getByRole('link', {
      name: new RegExp(`^${say(globals, 'appointmentList.otherTimes')}: `),
    })
    await expect(others).toHaveAttribute('href', '#1/times')
    await userEvent.click(canvas.getByText(say(globals, 'appointmentList.leave')))
    await expect(args.onLeave).toHaveBeenCalledWith(1)
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await expect(document.body).not.toHaveFocus()
  },
}

/** The place that was offered is taken where it stands; the focus stays with it. */
export const OfferTaken: Story = {
  ...ofWaits,
  play: async ({ canvas, args, globals }) => {
    const row = canvas.getAllByRole('listitem').at(-1)
    await expect(row).toHaveTextContent(say(globals, 'appointmentList.offered', { people: 2 }))
    await expect(canvas.getByText(/12:40/)).toBeVisible()
    await userEvent.click(canvas.getByText(say(globals, 'appointmentList.accept')))
    await expect(args.onConfirm).toHaveBeenCalledWith(9)
    await waitFor(() => expect(row).toHaveFocus())
    await expect(row).toHaveTextContent(say(globals, 'appointmentList.confirmed'))
  },
}

/** It asks before the place goes to somebody else. */
export const OfferPassed: Story = {
  ...ofWaits,
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByText(say(globals, 'appointmentList.letPass')))
    await screen.findByRole('alertdialog', { name: say(globals, 'appointmentList.surePass') })
    await userEvent.click(screen.getByRole('button', { name: say(globals, 'appointmentList.yesPass') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(args.onDelete).toHaveBeenCalledWith(9)
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

/** It asks before it deletes; no is the first answer. */
export const Asked: Story = {
  play: async ({ canvas, args, globals }) => {
    const appointment = last(storyLanguage(globals))
    const remove = canvas.getByRole('button', {
      name: say(globals, 'appointmentList.of', {
        action: say(globals, 'appointmentList.delete'),
        appointment,
      }),
    })
    await userEvent.click(remove)
    const question = await screen.findByRole('alertdialog', { name: say(globals, 'appointmentList.sure') })
    await expect(question).toHaveAccessibleDescription(`${appointment}.`)
    await userEvent.click(screen.getByRole('button', { name: say(globals, 'dialog.cancel') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(remove).toHaveFocus())
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}

function Deleting({ language, ...args }: AppointmentListProps & { language: StoryLanguage }) {
  const [appointments, setAppointments] = useState(bookings(language).slice(2))
  return (
    <Container>
      <AppointmentList
        {...args}
        appointments={appointments}
        onDelete={async (id) => {
          await args.onDelete?.(id)
          setAppointments([])
        }}
      />
    </Container>
  )
}

/** The last one is deleted: the focus stays with the list, which says that it is empty. */
export const Deleted: Story = {
  render: (args, { globals }) => <Deleting {...args} language={storyLanguage(globals)} />,
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByText(say(globals, 'appointmentList.delete')))
    await userEvent.click(await screen.findByRole('button', { name: say(globals, 'appointmentList.yes') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(args.onDelete).toHaveBeenCalledWith(3)
    const empty = canvas.getByText(say(globals, 'appointmentList.empty'))
    await waitFor(() => expect(document.activeElement).toContainElement(empty))
    await expect(document.body).not.toHaveFocus()
  },
}

/** Nothing was booked yet. */
export const Empty: Story = { render: (args) => <AppointmentList {...args} /> }

/** Nothing was booked yet, and where to begin. */
export const EmptyWithWay: Story = {
  args: {
    empty: (
      <EmptyState
        title="Todavía no reservaste ningún turno"
        action={<Link href="#inicio">Ver los próximos días</Link>}
      />
    ),
  },
  render: (args) => <AppointmentList {...args} />,
}

/** Only to be looked at: nothing can be done about them. */
export const WithoutActions: Story = {
  args: {
    onConfirm: undefined,
    onResend: undefined,
    onDelete: undefined,
    calendarHref: undefined,
    moveHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
