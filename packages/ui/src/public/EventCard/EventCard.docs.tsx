import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { EventCard, type EventListItem } from './EventCard.tsx'

const exhibition = (t: Tell): EventListItem => ({
  id: 1,
  href: '#',
  title: t('La línea que corta la esquina', 'The Line that Cuts the Corner'),
  artists: 'Elsa Brandariz',
  picture: { src: '/pictures/room-a.jpg', alt: '', width: 1600, height: 1040 },
  color: 'red',
  dates: t('Del 12 de noviembre al 30 de enero', 'From 12 November to 30 January'),
  place: t('Sala 1', 'Room 1'),
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una muestra u otro evento: imagen, título y resumen, fechas y lugar. Dibuja `<article>`.',
  use: [
    {
      es: 'Para un evento entre otras cosas, con lugar para contar de qué se trata.',
      en: 'For one event among other things, with space to tell what it is about.',
    },
  ],
  instead: [
    {
      component: 'EventList',
      when: { es: 'para varios, uno debajo del otro.', en: 'for several, one under the other.' },
    },
    {
      component: 'EventsOnView',
      when: { es: 'para lo que se ve ahora, en grande.', en: 'for what can be seen now, large.' },
    },
    {
      component: 'RelatedList',
      when: { es: 'para eventos chicos al lado de otra cosa.', en: 'for small ones beside something else.' },
    },
    {
      component: 'TimelineGrid',
      when: { es: 'cuando lo que importa son los días.', en: 'when the days are what matters.' },
    },
  ],
  code: (t) => `import { EventCard } from '@gallery/ui'

export function Announcement() {
  return (
    <EventCard
      level={3}
      event={{
        id: 1,
        href: '/events/1',
        title: '${t('La línea que corta la esquina', 'The Line that Cuts the Corner')}',
        artists: 'Elsa Brandariz',
        excerpt: '${t('Quince años de pintura concreta.', 'Fifteen years of concrete painting.')}',
        color: 'red',
        dates: '${t('Del 12 de noviembre al 30 de enero', 'From 12 November to 30 January')}',
        place: '${t('Sala 1', 'Room 1')}',
        requiresRegistration: true,
      }}
    />
  )
}
`,
  anatomy: {
    story: 'Exhibition',
    parts: [
      {
        at: 'article > a[aria-hidden]',
        name: {
          es: 'La imagen: una vista de sala se recorta a 3:2; lo cuadrado o parado se ve entero.',
          en: 'The picture: the view of a hall is cut to 3:2; what is square or upright is shown whole.',
        },
      },
      { at: 'article > div > p', name: { es: 'Quién muestra.', en: 'Who shows.' } },
      {
        at: 'h2',
        name: {
          es: 'El título: el único enlace que se lee.',
          en: 'The title: the only link that is read out.',
        },
      },
      {
        at: 'h2 + p',
        name: {
          es: 'De qué se trata, en una o dos oraciones.',
          en: 'What it is about, in a sentence or two.',
        },
      },
      {
        at: 'article > div > span[aria-hidden]',
        name: {
          es: 'El color que el evento tiene también en la agenda.',
          en: 'The colour that the event has in the timeline too.',
        },
      },
      {
        at: 'article > div:last-child p',
        name: {
          es: 'Cuándo; debajo, dónde y si hay que registrarse.',
          en: 'When; beneath it, where, and whether one has to register.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <EventCard event={{ ...exhibition(t), requiresRegistration: true }} />,
        say: {
          es: 'Si hay que registrarse, `requiresRegistration` lo dice en su lugar y en el idioma de la página.',
          en: 'Where one has to register, `requiresRegistration` says so in its place, in the page’s language.',
        },
      },
      {
        show: (t) => (
          <EventCard
            event={{
              ...exhibition(t),
              excerpt: t(
                'Quince años de pintura concreta, entre el primer marco recortado y las series sobre eje.',
                'Fifteen years of concrete painting, from the first cut frame to the series on an axis.'
              ),
            }}
          />
        ),
        say: {
          es: 'El resumen agrega algo que el título no dice.',
          en: 'The excerpt adds something that the title does not say.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <EventCard
            event={{
              ...exhibition(t),
              title: t(
                'La línea que corta la esquina (¡con registro!)',
                'The Line that Cuts the Corner (register!)'
              ),
            }}
          />
        ),
        say: {
          es: 'En el título, el aviso se confunde con el nombre de la muestra.',
          en: 'In the title the notice gets mixed up with the name of the exhibition.',
        },
      },
      {
        show: (t) => (
          <EventCard
            event={{
              ...exhibition(t),
              excerpt: t(
                'Muestra de Elsa Brandariz en la Sala 1, del 12 de noviembre al 30 de enero.',
                'Exhibition of Elsa Brandariz in Room 1, from 12 November to 30 January.'
              ),
            }}
          />
        ),
        say: {
          es: 'Quién, dónde y cuándo ya están: dicho otra vez, se lee dos veces.',
          en: 'Who, where and when are there already: said again, they are read twice.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Se para una vez, en el título; la imagen repite el enlace para el puntero.',
        en: 'Stops once, at the title; the picture repeats the link for the pointer.',
      },
    },
  ],
  reads: [
    {
      es: '«Artículo. Elsa Brandariz. La línea que corta la esquina, enlace, encabezado nivel 2».',
      en: '“Article. Elsa Brandariz. The Line that Cuts the Corner, link, heading level 2”.',
    },
    {
      es: 'Después el resumen, las fechas y «Sala 1, requiere registro». La imagen y el color no se leen.',
      en: 'Then the excerpt, the dates and “Room 1, registration required”. Picture and colour are not read.',
    },
    {
      es: 'Un título sin traducir se lee en su idioma, el de `titleLang`.',
      en: 'A title that was not translated is read in its own language, that of `titleLang`.',
    },
  ],
  props: {
    event: 'Lo que la tarjeta dice del evento, con sus fechas y su lugar ya en palabras.',
    level: 'El nivel de su título entre los encabezados de la página.',
  },
  stories: {
    Exhibition: {
      name: 'Muestra',
      text: 'Una muestra que pide registro; el teclado se para una vez, en el título.',
    },
    UnderAHeading: { name: 'Debajo de un título', text: 'Debajo del título de una sección.' },
    WithoutPicture: {
      name: 'Sin imagen',
      text: 'Nada más que lo que tiene todo evento; el fondo guarda el lugar de la imagen.',
    },
    OtherLanguage: { name: 'Otro idioma', text: 'Un título sin traducir se lee en su propio idioma.' },
    LongWords: { name: 'Palabras largas', text: 'Las palabras largas siguen abajo; nada se corta.' },
  },
}
