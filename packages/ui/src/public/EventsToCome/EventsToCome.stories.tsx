import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleEvents } from '../../stories/sampleEvents.ts'
import { type StoryLanguage, storyLanguage } from '../../stories/say.ts'
import { EventsToCome, type EventToCome } from './EventsToCome.tsx'

function toCome(language: StoryLanguage): EventToCome[] {
  const es = language === 'es'
  const dates = es
    ? ['Desde el 23 de noviembre', 'Desde el 10 de marzo de 2027']
    : ['From 23 November', 'From 10 March 2027']
  const notes = es
    ? ['hasta el 6 de febrero de 2027, Sala 2', 'hasta el 12 de junio, Sala 1']
    : ['until 6 February 2027, Room 2', 'until 12 June, Room 1']
  return sampleEvents(language).map((event, index) => ({
    ...event,
    dates: dates[index],
    note: notes[index],
  }))
}

const meta = {
  title: 'Público/Fichas/EventsToCome',
  component: EventsToCome,
  args: { events: toCome('es') },
  render: (args, { globals }) => (
    <Container>
      <EventsToCome {...args} events={toCome(storyLanguage(globals)).slice(0, args.events.length)} />
    </Container>
  ),
} satisfies Meta<typeof EventsToCome>

export default meta
type Story = StoryObj<typeof meta>

/** Two that are announced; the keyboard stops once on each. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** One alone. */
export const One: Story = { args: { events: toCome('es').slice(0, 1) } }

/** Long words wrap; an upright picture is shown whole; what is not known is not there. */
export const LongWords: Story = {
  render: () => (
    <Container>
      <EventsToCome
        events={[
          {
            id: 1,
            href: '#a',
            title:
              'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas',
            artists: 'Maximiliano Etchegoyenberry de la Santísima Trinidad, Irma Szalay, Horacio Lemos',
            picture: { src: '/pictures/costamagna-03.jpg', alt: '', width: 1600, height: 2000 },
            dates: 'Desde el 23 de noviembre',
          },
          { id: 2, href: '#b', title: 'Charla', dates: 'El 26 de noviembre' },
        ]}
      />
    </Container>
  ),
}
