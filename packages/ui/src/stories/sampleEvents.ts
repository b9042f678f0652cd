import type { EventListItem } from '../public/EventCard/EventCard.tsx'
import type { StoryLanguage } from './say.ts'

/** Two exhibitions of the demo gallery as lists show them, in the story's language. */
export function sampleEvents(language: StoryLanguage): EventListItem[] {
  const es = language === 'es'
  return [
    {
      id: 1,
      href: '#linea',
      title: es ? 'La línea que corta la esquina' : 'The Line that Cuts the Corner',
      artists: 'Elsa Brandariz',
      excerpt: es
        ? 'Quince años de pintura concreta, entre el primer marco recortado y las series sobre eje.'
        : 'Fifteen years of concrete painting, from the first cut frame to the series on an axis.',
      picture: { src: '/pictures/room-a.jpg', alt: '', width: 1600, height: 1040 },
      color: 'red',
      dates: es
        ? 'Del 12 de noviembre de 2026 al 30 de enero de 2027'
        : 'From 12 November 2026 to 30 January 2027',
      place: es ? 'Sala 1' : 'Room 1',
      requiresRegistration: true,
    },
    {
      id: 2,
      href: '#patio',
      title: es ? 'Horas del patio' : 'Hours of the Courtyard',
      artists: 'Tomás Verardi',
      excerpt: es
        ? 'Diez campos de color pintados a una misma hora del día.'
        : 'Ten fields of colour painted at one hour of the day.',
      picture: { src: '/pictures/room-b.jpg', alt: '', width: 1600, height: 1131 },
      color: 'yellow',
      dates: es ? 'Del 1 de septiembre al 20 de noviembre de 2026' : 'From 1 September to 20 November 2026',
      place: es ? 'Sala 2' : 'Room 2',
    },
  ]
}
