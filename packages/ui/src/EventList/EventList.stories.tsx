import type { Meta, StoryObj } from '@storybook/react-vite'
import { EventList, type EventListItem } from './EventList.tsx'

const line: EventListItem = {
  id: 1,
  href: '#linea',
  title: 'La línea que corta la esquina',
  artists: 'Elsa Brandariz',
  excerpt: 'Quince años de pintura concreta, entre el primer marco recortado y las series sobre eje.',
  picture: { src: '/pictures/room-a.jpg', alt: '', width: 1600, height: 1040 },
  color: 'red',
  dates: 'Del 12 de noviembre de 2026 al 30 de enero de 2027',
  place: 'Sala 1',
  requiresRegistration: true,
}
const patio: EventListItem = {
  id: 2,
  href: '#patio',
  title: 'Horas del patio',
  artists: 'Tomás Verardi',
  excerpt: 'Diez campos de color pintados a una misma hora del día.',
  picture: { src: '/pictures/room-b.jpg', alt: '', width: 1600, height: 1040 },
  color: 'yellow',
  dates: 'Del 1 de septiembre al 20 de noviembre de 2026',
  place: 'Sala 2',
}

const meta = {
  title: 'Público/EventList',
  component: EventList,
  args: { events: [line, patio] },
} satisfies Meta<typeof EventList>

export default meta
type Story = StoryObj<typeof meta>

/** What is on, one under the other. */
export const Several: Story = {}

/** Nothing but what every event has. */
export const WithoutPicture: Story = {
  args: {
    events: [{ id: 3, href: '#charla', title: 'Charla', color: 'gray', dates: '26 de noviembre de 2026' }],
  },
}

/** Long words wrap; nothing is cut. */
export const LongWords: Story = {
  args: {
    events: [
      {
        ...line,
        title: 'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas',
        artists: 'Maximiliano Etchegoyenberry de la Santísima Trinidad, Irma Szalay, Horacio Lemos',
        color: 'purple',
      },
    ],
  },
}
