import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleEvents } from '../../stories/sampleEvents.ts'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { EventCard, type EventListItem } from './EventCard.tsx'

function line(language: StoryLanguage): EventListItem {
  const [event] = sampleEvents(language)
  return event ?? { id: 0, href: '#', title: '', color: 'gray', dates: '' }
}

const meta = {
  title: 'Público/Fichas/EventCard',
  component: EventCard,
  args: { event: line('es') },
  render: (args, { globals }) => (
    <Container>
      <EventCard {...args} event={{ ...line(storyLanguage(globals)), ...args.event }} />
    </Container>
  ),
} satisfies Meta<typeof EventCard>

export default meta
type Story = StoryObj<typeof meta>

/** An exhibition that asks for registration; the keyboard stops once, on the title. */
export const Exhibition: Story = {
  render: (args, { globals }) => (
    <Container>
      <EventCard {...args} event={line(storyLanguage(globals))} />
    </Container>
  ),
  play: async ({ canvas, globals }) => {
    const { title } = line(storyLanguage(globals))
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(
      canvas.getByText(say(globals, 'eventCard.requiresRegistration'), { exact: false })
    ).toBeVisible()
  },
}

/** Under a section's own heading. */
export const UnderAHeading: Story = {
  args: { level: 3 },
  render: Exhibition.render,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible()
  },
}

/** Nothing but what every event has; the ground keeps the picture's place. */
export const WithoutPicture: Story = {
  args: {
    event: { id: 3, href: '#charla', title: 'Charla', color: 'gray', dates: '26/11/2026' },
  },
  render: (args) => (
    <Container>
      <EventCard {...args} />
    </Container>
  ),
}

/** A title that was not translated is read out in its own language. */
export const OtherLanguage: Story = {
  args: { event: { ...line('es'), titleLang: 'es', excerptLang: 'es' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'es')
  },
}

/** Long words wrap; nothing is cut. */
export const LongWords: Story = {
  args: {
    event: {
      ...line('es'),
      title: 'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas',
      artists: 'Maximiliano Etchegoyenberry de la Santísima Trinidad, Irma Szalay, Horacio Lemos',
      color: 'purple',
    },
  },
}
