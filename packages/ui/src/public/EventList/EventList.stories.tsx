import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleEvents } from '../../stories/sampleEvents.ts'
import { storyLanguage } from '../../stories/say.ts'
import { EventList } from './EventList.tsx'

const meta = {
  title: 'Público/Fichas/EventList',
  component: EventList,
  args: { events: sampleEvents('es') },
  render: (args, { globals }) => (
    <Container>
      <EventList {...args} events={sampleEvents(storyLanguage(globals)).slice(0, args.events.length)} />
    </Container>
  ),
} satisfies Meta<typeof EventList>

export default meta
type Story = StoryObj<typeof meta>

/** What is on, one under the other. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** One alone. */
export const One: Story = { args: { events: sampleEvents('es').slice(0, 1) } }

/** An archive of years: the list only grows. */
export const Many: Story = {
  render: (args, { globals }) => {
    const events = sampleEvents(storyLanguage(globals))
    const years = [2026, 2025, 2024, 2023]
    return (
      <Container>
        <EventList
          {...args}
          events={years.flatMap((year) => events.map((event) => ({ ...event, id: `${event.id}-${year}` })))}
        />
      </Container>
    )
  },
}
