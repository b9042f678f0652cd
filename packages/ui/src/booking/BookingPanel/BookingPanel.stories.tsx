import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../../feedback/Dialog/Dialog.tsx'
import { sampleBookingEvent, sampleDay, sampleSlots, sampleVisitor } from '../../stories/sampleTimeline.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { BookingDone } from '../BookingDone/BookingDone.tsx'
import { WaitingDone } from '../WaitingDone/WaitingDone.tsx'
import { BookingPanel, type BookingPanelProps } from './BookingPanel.tsx'

function InDialog(props: BookingPanelProps) {
  const [chosen, setChosen] = useState(props.chosen ?? null)
  const [waiting, setWaiting] = useState(props.waiting ?? false)
  const [open, setOpen] = useState(true)
  const choose = (slot: typeof chosen, waits = false) => {
    setChosen(slot)
    setWaiting(waits)
  }
  return (
    <Dialog bare width="wide" title={props.event.title} open={open} onOpenChange={setOpen}>
      <BookingPanel
        {...props}
        chosen={chosen}
        onChoose={choose}
        waiting={waiting}
        onWait={props.onWait && ((slot) => choose(slot, true))}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  )
}

const taken = {
  es: 'Ese turno se acaba de completar. Elegí otro.',
  en: 'That time has just filled up. Please choose another one.',
}

const refused = {
  es: {
    last_name: ['Escribí tu apellido.'],
    email: ['El email no parece completo. Falta el dominio.'],
  },
  en: {
    last_name: ['Enter your last name.'],
    email: ['The e-mail does not look complete. Its domain is missing.'],
  },
}

/** How it stands in a dialog, for the page of documentation. */
const code = `<Dialog bare width="wide" title={event.title} open={open} onOpenChange={setOpen}>
  <BookingPanel
    event={event}
    day="2026-11-19"
    slots={slots}
    chosen={chosen}
    onChoose={setChosen}
    onBook={(values) => book(chosen, values)}
    onCancel={() => setOpen(false)}
  />
</Dialog>`

const meta = {
  title: 'Público/Reservas/BookingPanel',
  component: BookingPanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { event: sampleBookingEvent('es'), day: sampleDay, slots: sampleSlots('es'), onBook: fn() },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const { requiresRegistration, color } = args.event
    return (
      <InDialog
        {...args}
        event={{ ...sampleBookingEvent(language), requiresRegistration, color }}
        slots={args.slots?.length ? sampleSlots(language) : []}
        conflict={args.conflict ? taken[language] : undefined}
        errors={args.errors ? refused[language] : undefined}
      />
    )
  },
} satisfies Meta<BookingPanelProps>

export default meta
type Story = StoryObj<BookingPanelProps>

/** Choose a slot, change one's mind, choose another: what was typed is kept, the focus follows to the heading. */
export const ReserveAndChange: Story = {
  parameters: { docs: { source: { code } } },
  play: async ({ globals, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const reserve = (time: string) =>
      dialog.getByRole('button', { name: `${say(globals, 'slotList.reserve')}, ${time}` })
    await userEvent.click(reserve('15:00 - 15:45'))
    const yours = dialog.getByRole('heading', { name: say(globals, 'bookingPanel.yourDetails') })
    await waitFor(() => expect(yours).toHaveFocus())
    await userEvent.type(dialog.getByLabelText(say(globals, 'bookingForm.firstName')), 'Martina')
    await userEvent.click(dialog.getByRole('button', { name: say(globals, 'bookingPanel.change') }))
    const choose = dialog.getByRole('heading', { name: say(globals, 'bookingPanel.choose') })
    await waitFor(() => expect(choose).toHaveFocus())
    await userEvent.click(reserve('18:00 - 18:45'))
    await expect(dialog.getByText('18:00 - 18:45')).toBeVisible()
    await expect(dialog.getByLabelText(say(globals, 'bookingForm.firstName'))).toHaveValue('Martina')
    await userEvent.click(dialog.getByRole('button', { name: say(globals, 'bookingForm.save') }))
    await expect(args.onBook).toHaveBeenCalledOnce()
    await expect(args.onBook).toHaveBeenCalledWith(expect.objectContaining({ first_name: 'Martina' }))
  },
}

/** A party too large for the chosen time is told so; no smaller one is booked in its place. */
export const Party: Story = {
  play: async ({ globals, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const reserve = (time: string) =>
      userEvent.click(dialog.getByRole('button', { name: `${say(globals, 'slotList.reserve')}, ${time}` }))
    const again = () =>
      userEvent.click(dialog.getByRole('button', { name: say(globals, 'bookingPanel.change') }))
    await reserve('16:00 - 16:45')
    const people = dialog.getByLabelText(say(globals, 'bookingForm.people'))
    const more = dialog.getByRole('button', { name: say(globals, 'stepper.more') })
    for (let turn = 0; turn < 6; turn += 1) await userEvent.click(more)
    await expect(people).toHaveValue(6)
    await expect(dialog.getByText(say(globals, 'bookingForm.largestParty', { most: 6 }))).toBeVisible()
    await again()
    await reserve('15:00 - 15:45')
    await expect(people).toHaveValue(6)
    await expect(people).toHaveAccessibleDescription(say(globals, 'slotList.free', { free: 4 }))
    await userEvent.click(dialog.getByRole('button', { name: say(globals, 'bookingForm.save') }))
    await expect(people).toHaveFocus()
    await expect(args.onBook).not.toHaveBeenCalled()
    await again()
    await reserve('16:00 - 16:45')
    await expect(people).toHaveValue(6)
    await expect(people).toBeValid()
  },
}

/** The slots of the day. */
export const Slots: Story = {
  play: async ({ globals }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(say(globals, 'bookingPanel.confirmByMail'))).toBeVisible())
    await expect(dialog.queryByText(say(globals, 'bookingPanel.noNext'))).toBeNull()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** The form of the slot that was chosen, refused. */
export const Refused: Story = {
  args: {
    chosen: 2,
    defaultValues: { ...sampleVisitor, last_name: '', email: 'martina.sosa@correo' },
    errors: refused.es,
  },
}

/** The form, filled in from the profile. */
export const Prefilled: Story = { args: { chosen: 2, defaultValues: sampleVisitor } }

/** Somebody was faster: the list as it is now, under the reason. */
export const Conflict: Story = {
  args: { conflict: taken.es },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
}

/** Booked: what follows stands in the place of list and form, the time beside the day. */
export const Done: Story = {
  args: {
    chosen: 2,
    done: (
      <BookingDone
        email="martina.sosa@correo.example.org"
        until="2026-11-17T16:05:00-03:00"
        now="2026-11-17T15:37:00-03:00"
        bookingsHref="#reservas"
        onResend={fn()}
        onCorrect={fn()}
        onAgain={fn()}
      />
    ),
  },
  play: async ({ globals }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: say(globals, 'bookingDone.title') })).toHaveFocus()
    )
    await expect(dialog.queryByLabelText(say(globals, 'bookingForm.firstName'))).not.toBeVisible()
  },
}

/**
 * On a phone: what is wrong stands clear of the closing button, and what follows a booking begins with its day and time,
 * though the form was sent at its end.
 */
export const OnAPhone: Story = {
  parameters: {
    viewport: { options: { low: { name: 'low', styles: { width: '390px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  args: { chosen: 2, defaultValues: { ...sampleVisitor, first_name: '' } },
  render: function Sending(args, { globals }) {
    const language = storyLanguage(globals)
    const [sent, setSent] = useState(0)
    return (
      <InDialog
        {...args}
        event={sampleBookingEvent(language)}
        slots={sampleSlots(language)}
        errors={sent === 1 ? nameless[language] : undefined}
        done={sent === 2 ? Done.args?.done : undefined}
        onBook={() => setSent(sent + 1)}
      />
    )
  },
  play: async ({ globals }) => {
    const sheet = await screen.findByRole('dialog')
    const dialog = within(sheet)
    const save = dialog.getByRole('button', { name: say(globals, 'bookingForm.save') })
    const name = dialog.getByLabelText(say(globals, 'bookingForm.firstName'))
    await userEvent.click(save)
    await waitFor(() => expect(name).toHaveFocus())
    const close = dialog.getByRole('button', { name: say(globals, 'dialog.close') })
    const { bottom } = close.getBoundingClientRect()
    await waitFor(() => expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom))

    await userEvent.type(name, 'Martina')
    await userEvent.click(save)
    const heading = await dialog.findByRole('heading', { name: say(globals, 'bookingDone.title') })
    await waitFor(() => expect(heading).toHaveFocus())
    const [booked] = dialog.getAllByText('15:00 - 15:45')
    const { top } = sheet.getBoundingClientRect()
    await expect(booked?.getBoundingClientRect().top).toBeGreaterThanOrEqual(top)
  },
}

const nameless = {
  es: { first_name: ['Escribí tu nombre.'] },
  en: { first_name: ['Enter your first name.'] },
}

/** No slots on this day: its heading says so, once; the next one with a free place is named, and leads there. */
export const NoSlots: Story = {
  args: { slots: [], nextFree: { day: '2026-11-26', href: '#dia=26' } },
  play: async ({ globals }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const name = storyLanguage(globals) === 'es' ? 'jueves 26 de noviembre' : 'Thursday 26 November'
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', '#dia=26')
    await expect(dialog.getByRole('heading', { name: say(globals, 'slotList.empty') })).toBeVisible()
    await expect(dialog.getAllByText(say(globals, 'slotList.empty'))).toHaveLength(1)
    await expect(dialog.queryByText(say(globals, 'bookingPanel.nothing'))).toBeNull()
    await expect(dialog.queryByText(say(globals, 'bookingPanel.confirmByMail'))).toBeNull()
  },
}

/** Every slot of the day is taken, and no day that follows has a place. */
export const Full: Story = {
  args: { nextFree: null },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const slots = sampleSlots(language).map((slot) => ({ ...slot, count: slot.limit }))
    return <InDialog {...args} event={sampleBookingEvent(language)} slots={slots} />
  },
  play: async ({ globals }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(say(globals, 'bookingPanel.noNext'))).toBeVisible())
    await expect(dialog.getByRole('heading', { name: say(globals, 'bookingPanel.nothing') })).toBeVisible()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** Waits for a full time: what is promised, with how many, whether another time will do; then back to the times. */
export const Waiting: Story = {
  args: { onWait: fn() },
  play: async ({ globals, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const wait = say(globals, 'slotList.wait')
    await userEvent.click(dialog.getByRole('button', { name: `${wait}, 14:00 - 14:45` }))
    const heading = dialog.getByRole('heading', { name: say(globals, 'bookingPanel.wait') })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(dialog.getByText(say(globals, 'waitingDone.promise', { hours: 2 }))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: say(globals, 'stepper.more') }))
    await userEvent.click(dialog.getByRole('checkbox', { name: say(globals, 'bookingForm.anyTime') }))
    await userEvent.click(dialog.getByRole('button', { name: say(globals, 'bookingForm.join') }))
    await expect(args.onBook).toHaveBeenCalledWith(expect.objectContaining({ people: 2, any_time: true }))
    await userEvent.click(dialog.getByRole('button', { name: say(globals, 'bookingPanel.change') }))
    const choose = dialog.getByRole('heading', { name: say(globals, 'bookingPanel.choose') })
    await waitFor(() => expect(choose).toHaveFocus())
  },
}

/** A time with too few places for the largest party: who are more wait for more places than there are. */
export const MoreThanFree: Story = {
  args: { onWait: fn(), chosen: 2 },
  play: async ({ globals }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(say(globals, 'bookingPanel.moreThanFree', { free: 4 }))).toBeVisible()
    const wait = say(globals, 'slotList.wait')
    await userEvent.click(dialog.getByRole('button', { name: `${wait}, 15:00 - 15:45` }))
    await expect(dialog.getByLabelText(say(globals, 'bookingForm.people'))).toHaveValue(5)
    await expect(dialog.getByText(say(globals, 'slotList.free', { free: 4 }))).toBeVisible()
  },
}

/** On a full day the head says so, and leads with the waiting list. */
export const FullAndWaiting: Story = {
  args: { onWait: fn(), nextFree: { day: '2026-11-26', href: '#dia=26' }, offerHours: 1 },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const slots = sampleSlots(language).map((slot) => ({ ...slot, count: slot.limit }))
    return <InDialog {...args} event={sampleBookingEvent(language)} slots={slots} />
  },
  play: async ({ globals }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: say(globals, 'bookingPanel.full') })).toBeVisible()
    )
    await expect(dialog.getAllByText(say(globals, 'slotList.wait'))).toHaveLength(6)
    const next = storyLanguage(globals) === 'es' ? /^El próximo con lugar: / : /^The next day with a place: /
    await expect(dialog.getByText(next)).toBeVisible()
  },
}

/** Joined: what follows stands in the place of list and form. */
export const Joined: Story = {
  args: {
    chosen: 1,
    done: (
      <WaitingDone
        email="martina.sosa@correo.example.org"
        ahead={2}
        offerHours={2}
        bookingsHref="#reservas"
        onBack={fn()}
      />
    ),
  },
}

/** The slots are on their way. */
export const Loading: Story = { args: { slots: [], loading: true } }

/** An event that asks for no registration: what there is to know, and the way to its page. */
export const WalkIn: Story = {
  args: { event: { ...sampleBookingEvent('es'), color: 'yellow', requiresRegistration: false }, slots: [] },
  play: async ({ globals }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('link', { name: say(globals, 'bookingPanel.details') })).toHaveAttribute(
      'href',
      '#linea'
    )
  },
}

/** On the smallest phone the panel is one page that scrolls down, never sideways. */
export const SmallPhone: Story = {
  args: { chosen: 2, defaultValues: sampleVisitor },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
