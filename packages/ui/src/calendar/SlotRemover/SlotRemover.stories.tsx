import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from '../../forms/Select/Select.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { languageName } from '../../private/fieldLanguages.ts'
import { sampleRemovable } from '../../stories/sampleSlotPlan.ts'
import { type StoryLanguage, say, storyLanguage, storyLocale } from '../../stories/say.ts'
import { SlotRemover } from './SlotRemover.tsx'
import type { SlotRange } from './slotRemoval.ts'

const words = {
  es: { event: 'Evento', title: 'La línea que corta la esquina' },
  en: { event: 'Event', title: 'The Line that Cuts the Corner' },
}
const range: SlotRange = {
  from: '2026-12-01',
  to: '2026-12-15',
  weekdays: [2, 3, 4, 5],
  after: '15:00',
  before: '18:00',
}

/** A remover whose range changes, as a screen of the panel holds it. */
function Remover({
  language,
  range: first,
  ...props
}: Omit<ComponentProps<typeof SlotRemover>, 'onRangeChange'> & { language: StoryLanguage }) {
  const [meant, setMeant] = useState(first)
  const { event, title } = words[language]
  return (
    <SlotRemover
      {...props}
      range={meant}
      onRangeChange={setMeant}
      eventField={<Select name="event" label={event} options={[{ value: '1', label: title }]} />}
    />
  )
}

/** Who holds the range, for the page of documentation. */
const code = `<SlotRemover
  range={range}
  onRangeChange={setRange}
  slots={slots}
  eventField={<Select name="event" label="Evento" options={events} />}
  mailHref="/admin/mails"
  onRemove={remove}
  onCancel={close}
/>`

const meta = {
  title: 'Panel/Turnos/SlotRemover',
  component: SlotRemover,
  args: {
    range,
    onRangeChange: fn(),
    slots: sampleRemovable,
    mailHref: '#mail',
    onRemove: fn(),
    onCancel: fn(),
  },
  render: (args, { globals }) => (
    <Container>
      <Remover {...args} language={storyLanguage(globals)} />
    </Container>
  ),
} satisfies Meta<typeof SlotRemover>

export default meta
type Story = StoryObj<typeof meta>

/** The label of the reason in a language. */
const reasonIn = (language: string, globals: Parameters<typeof say>[0]) =>
  new RegExp(say(globals, 'slotRemover.reason', { language: languageName(language, storyLocale(globals)) }))

/** What has bookings stays, closed; only the empty ones go. */
export const Keeping: Story = {
  parameters: { docs: { source: { code } } },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'slotRemover.remove', { count: 5 }) })
    )
    await expect(args.onRemove).toHaveBeenCalledWith(
      expect.objectContaining({ remove: [1, 3, 5, 6, 7], close: [2, 4, 8, 9], notify: false })
    )
  },
}

/** They go too, and everybody is told why: both numbers stand on the button. */
export const Telling: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(
      canvas.getByRole('radio', { name: say(globals, 'slotRemover.notify', { people: 28 }) })
    )
    const why = canvas.getByRole('textbox', { name: reasonIn('es', globals) })
    await userEvent.type(why, 'Montaje')
    const [, box] = canvas.getAllByRole('checkbox')
    if (box) await userEvent.click(box)
    const label = say(globals, 'slotRemover.removeNotify', { count: 8, people: 19 })
    await userEvent.click(canvas.getByRole('button', { name: label }))
    await expect(args.onRemove).toHaveBeenCalledWith({
      remove: [1, 3, 4, 5, 6, 7, 8, 9],
      close: [],
      notify: true,
      reason: { es: 'Montaje', en: '' },
    })
  },
}

/** The reason is written in the languages of the house, in a field for each. */
export const OtherLanguages: Story = {
  args: {
    languages: [
      { language: 'fr', label: 'Français' },
      { language: 'ca', label: 'Català' },
    ],
  },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(
      canvas.getByRole('radio', { name: say(globals, 'slotRemover.notify', { people: 28 }) })
    )
    const [french, catalan] = ['fr', 'ca'].map((language) =>
      canvas.getByRole('textbox', { name: reasonIn(language, globals) })
    )
    await expect(french).toHaveAttribute('name', 'reason_fr')
    await expect(french).toHaveAttribute('lang', 'fr')
    await expect(catalan).toHaveAttribute('name', 'reason_ca')
    await expect(catalan).toHaveAttribute('lang', 'ca')
    await expect(canvas.queryByRole('textbox', { name: reasonIn('es', globals) })).toBeNull()
    if (catalan) await userEvent.type(catalan, 'Muntatge')
    const label = say(globals, 'slotRemover.removeNotify', { count: 9, people: 28 })
    await userEvent.click(canvas.getByRole('button', { name: label }))
    await expect(args.onRemove).toHaveBeenCalledWith(
      expect.objectContaining({ reason: { fr: '', ca: 'Muntatge' } })
    )
  },
}

/** Only what somebody booked, to look through it. */
export const OnlyBooked: Story = {
  play: async ({ canvas, globals }) => {
    const only = canvas.getByRole('button', { name: say(globals, 'slotRemover.onlyBooked') })
    await userEvent.click(only)
    await expect(only).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4)
  },
}

/** Nobody booked anything: there is nothing to ask. */
export const NoBookings: Story = {
  args: { slots: sampleRemovable.filter(({ count }) => count === 0) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
}

/** No slots in the range. */
export const Nothing: Story = {
  args: { slots: [] },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: say(globals, 'slotRemover.remove', { count: 0 }) })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(say(globals, 'slotRemover.nothing'))
  },
}

/** The slots are on their way. */
export const Loading: Story = {
  args: { slots: [], loading: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say(globals, 'slotRemover.loading'))
  },
}

/** They are being deleted. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'slotRemover.removing') }))
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}
