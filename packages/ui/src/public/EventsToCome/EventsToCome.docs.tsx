import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { EventsToCome, type EventToCome } from './EventsToCome.tsx'

const announced = (t: Tell): EventToCome => ({
  id: 1,
  href: '#',
  title: t('Horas del patio', 'Hours of the Courtyard'),
  artists: 'Tomás Verardi',
  picture: { src: '/pictures/room-b.jpg', alt: '', width: 1600, height: 1131 },
  dates: t('Desde el 23 de noviembre', 'From 23 November'),
  note: t('hasta el 6 de febrero de 2027, Sala 2', 'until 6 February 2027, Room 2'),
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que está anunciado, uno debajo del otro, con una imagen. Dibuja `<ul>`.',
  use: [
    {
      es: 'Para lo que viene: lo que se anota en la agenda, y todavía no se puede ver.',
      en: 'For what is to come: what goes into one’s diary, and cannot be seen yet.',
    },
  ],
  instead: [
    {
      component: 'EventsOnView',
      when: { es: 'para lo que se puede ver ahora.', en: 'for what can be seen now.' },
    },
    { component: 'EventRows', when: { es: 'para lo que ya pasó.', en: 'for what is over.' } },
    {
      component: 'TimelineGrid',
      when: { es: 'para los próximos diez días, día por día.', en: 'for the next ten days, day by day.' },
    },
  ],
  code: (t) => `import { EventsToCome, Heading } from '@gallery/ui'

export function Coming() {
  return (
    <section>
      <Heading level={2}>${t('Próximamente', 'Coming')}</Heading>
      <EventsToCome
        events={[
          {
            id: 2,
            href: '/events/2',
            title: '${t('Horas del patio', 'Hours of the Courtyard')}',
            artists: 'Tomás Verardi',
            dates: '${t('Desde el 23 de noviembre', 'From 23 November')}',
            note: '${t('hasta el 6 de febrero de 2027, Sala 2', 'until 6 February 2027, Room 2')}',
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
          es: 'La imagen; si falta, su lugar queda.',
          en: 'The picture; where there is none, its place stays.',
        },
      },
      {
        at: 'h3',
        name: { es: 'El título, que lleva al evento.', en: 'The title, which leads to the event.' },
      },
      { at: 'h3 + p', name: { es: 'De qué se trata.', en: 'What it is about.' } },
      {
        at: 'article > div:last-child p:first-child',
        name: { es: 'Desde cuándo: lo que se vino a saber.', en: 'From when: what one came to know.' },
      },
      {
        at: 'article > div:last-child p:last-child',
        name: { es: 'Hasta cuándo y dónde.', en: 'Until when, and where.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <EventsToCome events={[announced(t)]} />,
        say: {
          es: 'El comienzo en `dates`, lo demás en `note`: se ve de un vistazo qué abre primero.',
          en: 'The beginning in `dates`, the rest in `note`: what opens first is seen at a glance.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <EventsToCome
            events={[{ ...announced(t), dates: t('¡Muy pronto!', 'Very soon!'), note: undefined }]}
          />
        ),
        say: {
          es: 'Sin un día no hay nada que anotar.',
          en: 'Without a day there is nothing to write down.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Se para una vez por evento, en su título.',
        en: 'Stops once at each event, on its title.',
      },
    },
  ],
  reads: [
    {
      es: '«Lista, 2 elementos. Artículo. Tomás Verardi. Horas del patio, enlace, encabezado nivel 3», el resumen, «Desde el 23 de noviembre».',
      en: '“List, 2 items. Article. Tomás Verardi. Hours of the Courtyard, link, heading level 3”, the excerpt, “From 23 November”.',
    },
  ],
  props: {
    events: 'En el orden en que se leen, primero lo que llega antes.',
    level: 'El nivel de sus títulos entre los encabezados de la página.',
  },
  stories: {
    Two: { name: 'Dos', text: 'Dos anunciados; el teclado se para una vez en cada uno.' },
    One: { name: 'Uno', text: 'Uno solo.' },
    LongWords: {
      name: 'Palabras largas',
      text: 'Las palabras largas siguen abajo; una imagen parada se ve entera; lo que no se sabe no está.',
    },
  },
}
