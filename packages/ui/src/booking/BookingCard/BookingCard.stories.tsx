import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleBookingEvent } from '../../stories/sampleTimeline.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { BookingCard } from './BookingCard.tsx'

const meta = {
  title: 'Público/Reservas/BookingCard',
  component: BookingCard,
  args: {
    color: 'red',
    start: '2026-11-19T18:00:00.000Z',
    end: '2026-11-19T18:45:00.000Z',
    title: '',
    place: '',
    name: 'Martina Sosa',
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
  render: (args, { globals }) => {
    const { title, place } = sampleBookingEvent(storyLanguage(globals))
    return (
      <BookingCard
        {...args}
        title={args.title || title}
        place={
          <>
            {place}
            <br />
            Pasaje Lucero 418
          </>
        }
      />
    )
  },
} satisfies Meta<typeof BookingCard>

export default meta
type Story = StoryObj<typeof meta>

/** As in the mail, and by the gallery's clock. */
export const Booked: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('15:00 - 15:45')).toBeVisible()
    await expect(canvas.getByText(say(globals, 'bookingCard.name', { name: 'Martina Sosa' }))).toBeVisible()
  },
}

/** Who booked does not come alone. */
export const Party: Story = {
  args: { people: 3 },
  play: async ({ canvas, globals }) => {
    const words = say(globals, 'bookingCard.party', { name: 'Martina Sosa', people: 3 })
    await expect(canvas.getByText(words)).toBeVisible()
  },
}

/** After the visitor gave the place back. */
export const Cancelled: Story = { args: { cancelled: true } }

/** The title leads to the event's page. */
export const Linked: Story = { args: { href: '#linea', color: 'purple' } }

/** A title in another language than the page's, longer than a line. */
export const LongTitle: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    titleLang: 'de',
    name: undefined,
  },
}
