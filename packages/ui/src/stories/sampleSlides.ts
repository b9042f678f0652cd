import type { Slide } from '../pictures/Carousel/CarouselSlide.tsx'
import type { StoryLanguage } from './say.ts'

/** The home page's slides as the demo gallery has them, in the story's language. */
export function sampleSlides(language: StoryLanguage): Slide[] {
  const es = language === 'es'
  const alt = es ? 'Vista de sala' : 'Installation view'
  return [
    {
      id: 1,
      href: '#linea',
      title: es ? 'La línea que corta la esquina' : 'The Line that Cuts the Corner',
      note: es ? 'Elsa Brandariz, hasta el 30 de enero' : 'Elsa Brandariz, until 30 January',
      picture: { src: '/pictures/room-a.jpg', alt, width: 1600, height: 1040 },
    },
    {
      id: 2,
      href: '#patio',
      title: es ? 'Horas del patio' : 'Hours of the Courtyard',
      note: es ? 'Tomás Verardi, hasta el 20 de noviembre' : 'Tomás Verardi, until 20 November',
      picture: { src: '/pictures/room-b.jpg', alt, width: 1600, height: 1131 },
    },
    {
      id: 3,
      href: '#aliento',
      title: es ? 'Aliento largo' : 'Long Breath',
      note: 'Nélida Arrascaeta, 2026',
      picture: { src: '/pictures/room-c.jpg', alt, width: 1600, height: 1437 },
    },
    {
      id: 4,
      href: '#cromatica',
      title: es ? 'Serie cromática' : 'Chromatic Series',
      note: 'Rubén Idelsohn',
      picture: { src: '/pictures/room-d.jpg', alt, width: 1600, height: 979 },
    },
  ]
}
