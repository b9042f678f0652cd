import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { type EventOnView, EventsOnView } from './EventsOnView.tsx'

const onView = (t: Tell): EventOnView => ({
  id: 1,
  href: '#',
  title: t('La línea que corta la esquina', 'The Line that Cuts the Corner'),
  artists: 'Elsa Brandariz',
  picture: { src: '/pictures/room-a.jpg', alt: '', width: 1600, height: 1040 },
  dates: t('Hasta el 30 de enero de 2027', 'Until 30 January 2027'),
  place: t('Sala 1', 'Room 1'),
  visit: { href: '#', label: t('Reservar una visita', 'Book a visit') },
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que se puede ver ahora, en imágenes grandes, de a dos. Dibuja `<ul>`.',
  use: [
    {
      es: 'Arriba de una página de muestras o eventos: es lo que se puede ir a ver hoy.',
      en: 'At the top of a page of exhibitions or events: it is what one can go and see today.',
    },
  ],
  instead: [
    { component: 'EventsToCome', when: { es: 'para lo que está anunciado.', en: 'for what is announced.' } },
    { component: 'EventRows', when: { es: 'para lo que ya pasó.', en: 'for what is over.' } },
    {
      component: 'Carousel',
      when: {
        es: 'en la portada, para lo que la galería quiere mostrar primero.',
        en: 'on the front page, for what the gallery wants to show first.',
      },
    },
    {
      component: 'EventCard',
      when: { es: 'para un evento entre otras cosas.', en: 'for one event among other things.' },
    },
  ],
  code: (t) => `import { EventsOnView, Heading } from '@gallery/ui'

export function OnView() {
  return (
    <section>
      <Heading level={2}>${t('Ahora', 'On view')}</Heading>
      <EventsOnView
        events={[
          {
            id: 1,
            href: '/events/1',
            title: '${t('La línea que corta la esquina', 'The Line that Cuts the Corner')}',
            artists: 'Elsa Brandariz',
            picture: { src: '/pictures/room-a.jpg', alt: '', width: 1600, height: 1040 },
            dates: '${t('Hasta el 30 de enero de 2027', 'Until 30 January 2027')}',
            place: '${t('Sala 1', 'Room 1')}',
            visit: { href: '/events/1/book', label: '${t('Reservar una visita', 'Book a visit')}' },
          },
        ]}
      />
    </section>
  )
}
`,
  anatomy: {
    story: 'Two',
    parts: [
      {
        at: 'article > a[aria-hidden]',
        name: {
          es: 'La imagen: de a dos en una fila; una sola, ancha como la página.',
          en: 'The picture: two to a row; one alone is as wide as the page.',
        },
      },
      { at: 'article > p', name: { es: 'Quién muestra.', en: 'Who shows.' } },
      {
        at: 'h3',
        name: { es: 'El título, que lleva a la muestra.', en: 'The title, which leads to the exhibition.' },
      },
      { at: 'article > div p', name: { es: 'Hasta cuándo, y dónde.', en: 'Until when, and where.' } },
      {
        at: 'article > div a',
        name: {
          es: 'Cómo entrar, si hay que reservar: con sus palabras, adonde se reserva.',
          en: 'The way in, where one has to book: in its own words, to where it is booked.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <EventsOnView events={[onView(t)]} />,
        say: {
          es: 'Decí hasta cuándo: es lo que apura a quien quiere ir.',
          en: 'Say until when: that is what hurries who wants to go.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <EventsOnView
            events={[
              {
                ...onView(t),
                dates: t(
                  'Del 12 de noviembre de 2026 al 30 de enero de 2027',
                  'From 12 November 2026 to 30 January 2027'
                ),
                visit: { href: '#', label: t('Ver más', 'See more') },
              },
            ]}
          />
        ),
        say: {
          es: 'Que ya empezó se ve; «Ver más» no dice que ahí se reserva.',
          en: 'That it has begun can be seen; “See more” does not say that one books there.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Se para en cada título y en cómo entrar, si lo hay.',
        en: 'Stops at each title and at the way in, where there is one.',
      },
    },
  ],
  reads: [
    {
      es: '«Lista, 2 elementos. Artículo. Elsa Brandariz. La línea que corta la esquina, enlace, encabezado nivel 3».',
      en: '“List, 2 items. Article. Elsa Brandariz. The Line that Cuts the Corner, link, heading level 3”.',
    },
    {
      es: 'Al pie: «Hasta el 30 de enero de 2027. Sala 1. Reservar una visita, enlace».',
      en: 'At its foot: “Until 30 January 2027. Room 1. Book a visit, link”.',
    },
  ],
  props: {
    events: 'En el orden en que se leen; uno solo es tan ancho como la página.',
    level: 'El nivel de sus títulos entre los encabezados de la página.',
  },
  stories: {
    Two: { name: 'Dos', text: 'Dos muestras a la vez; el teclado se para en cada título y en cómo entrar.' },
    One: { name: 'Una', text: 'Una sola es tan ancha como la página.' },
    Bare: {
      name: 'Lo mínimo',
      text: 'Nada más que lo que tiene todo evento; el fondo guarda el lugar de las imágenes.',
    },
  },
}
