import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleEvents } from '../../stories/sampleEvents.ts'
import { type StoryLanguage, storyLanguage } from '../../stories/say.ts'
import { EventRows, type PastEvent } from './EventRows.tsx'

function past(language: StoryLanguage): PastEvent[] {
  const dates = language === 'es' ? '2 jun – 28 ago' : '2 Jun – 28 Aug'
  return [2025, 2024, 2023].flatMap((year) =>
    sampleEvents(language).map((event) => ({
      ...event,
      id: `${event.id}-${year}`,
      dates: `${dates} ${year}`,
    }))
  )
}

const meta = {
  title: 'Público/Fichas/EventRows',
  component: EventRows,
  args: { events: past('es') },
  render: (args, { globals }) => (
    <Container>
      <EventRows {...args} events={past(storyLanguage(globals)).slice(0, args.events.length)} />
    </Container>
  ),
} satisfies Meta<typeof EventRows>

export default meta
type Story = StoryObj<typeof meta>

/** The years of a gallery. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
  },
}

/** One alone. */
export const One: Story = { args: { events: past('es').slice(0, 1) } }

/** Long words wrap; what is not known leaves its column empty. */
export const LongWords: Story = {
  render: () => (
    <Container>
      <EventRows
        events={[
          {
            id: 1,
            href: '#a',
            title:
              'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas',
            artists: 'Maximiliano Etchegoyenberry de la Santísima Trinidad, Irma Szalay, Horacio Lemos',
            dates: '27 dic 2024 – 21 mar 2025',
          },
          { id: 2, href: '#b', title: 'Charla', place: 'Sala 2', dates: '26 nov 2026' },
        ]}
      />
    </Container>
  ),
}
