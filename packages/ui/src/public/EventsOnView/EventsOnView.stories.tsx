import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleEvents } from '../../stories/sampleEvents.ts'
import { type StoryLanguage, storyLanguage } from '../../stories/say.ts'
import { type EventOnView, EventsOnView } from './EventsOnView.tsx'

function onView(language: StoryLanguage): EventOnView[] {
  const es = language === 'es'
  const until = es
    ? ['Hasta el 30 de enero de 2027', 'Hasta el viernes 20 de noviembre']
    : ['Until 30 January 2027', 'Until Friday 20 November']
  return sampleEvents(language).map((event, index) => ({
    ...event,
    dates: until[index],
    ...(event.requiresRegistration
      ? { visit: { href: '#visita', label: es ? 'Reservar una visita' : 'Book a visit' } }
      : {}),
  }))
}

const meta = {
  title: 'Público/Fichas/EventsOnView',
  component: EventsOnView,
  args: { events: onView('es') },
  render: (args, { globals }) => (
    <Container>
      <EventsOnView {...args} events={onView(storyLanguage(globals)).slice(0, args.events.length)} />
    </Container>
  ),
} satisfies Meta<typeof EventsOnView>

export default meta
type Story = StoryObj<typeof meta>

/** Two exhibitions at a time; the keyboard stops on each title and on the way in. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

/** One alone is as wide as the page. */
export const One: Story = { args: { events: onView('es').slice(0, 1) } }

/** Nothing but what every event has; the ground keeps the pictures' places. */
export const Bare: Story = {
  render: () => (
    <Container>
      <EventsOnView
        events={[
          { id: 1, href: '#a', title: 'Otorrinolaringología electroencefalográfica', dates: '26/11/2026' },
          { id: 2, href: '#b', title: 'Charla', dates: '26/11/2026' },
          { id: 3, href: '#c', title: 'Taller', dates: '27/11/2026' },
        ]}
      />
    </Container>
  ),
}
