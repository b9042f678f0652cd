import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { EventRows, type PastEvent } from './EventRows.tsx'

const past = (t: Tell): PastEvent => ({
  id: 1,
  href: '#',
  title: t('Horas del patio', 'Hours of the Courtyard'),
  artists: 'Tomás Verardi',
  picture: { src: '/pictures/room-b.jpg', alt: '', width: 1600, height: 1131 },
  dates: t('2 jun – 28 ago 2025', '2 Jun – 28 Aug 2025'),
  place: t('Sala 2', 'Room 2'),
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Eventos de años en poco espacio: un renglón cada uno, con una imagen chica. Dibuja `<ul>`.',
  use: [
    {
      es: 'Para lo que ya pasó: se busca, se recorre, no se anuncia.',
      en: 'For what is over: it is searched and gone through, not announced.',
    },
  ],
  instead: [
    { component: 'EventsOnView', when: { es: 'para lo que se ve ahora.', en: 'for what can be seen now.' } },
    { component: 'EventsToCome', when: { es: 'para lo que está anunciado.', en: 'for what is announced.' } },
    {
      component: 'EventList',
      when: {
        es: 'cuando cada evento tiene un resumen que vale leer.',
        en: 'when each event has an excerpt that is worth reading.',
      },
    },
  ],
  code: (t) => `import { EventRows, Heading, type PastEvent } from '@gallery/ui'

export function Past({ events }: { events: readonly PastEvent[] }) {
  return (
    <section>
      <Heading level={2}>${t('Muestras anteriores', 'Past exhibitions')}</Heading>
      <EventRows events={events} />
    </section>
  )
}
`,
  anatomy: {
    story: 'Several',
    parts: [
      {
        at: 'article > a[aria-hidden]',
        name: {
          es: 'La imagen, chica: para reconocer, no para mirar.',
          en: 'The picture, small: to recognise, not to look at.',
        },
      },
      {
        at: 'h3',
        name: { es: 'El título, que lleva al evento.', en: 'The title, which leads to the event.' },
      },
      {
        at: 'article > p',
        name: {
          es: 'Quién mostró y dónde; lo que no se sabe deja su columna vacía.',
          en: 'Who showed, and where; what is not known leaves its column empty.',
        },
      },
      { at: 'article > p:last-child', name: { es: 'Cuándo, con el año.', en: 'When, with the year.' } },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <EventRows events={[past(t)]} />,
        say: {
          es: 'Fechas cortas y con año: en una lista de años es lo que se compara.',
          en: 'Short dates with their year: in a list of years that is what is compared.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <EventRows
            events={[
              {
                ...past(t),
                dates: t(
                  'Desde el lunes 2 de junio hasta el jueves 28 de agosto',
                  'From Monday 2 June until Thursday 28 August'
                ),
              },
            ]}
          />
        ),
        say: {
          es: 'El día de la semana sirve para ir; acá ya no se puede, y falta el año.',
          en: 'The day of the week helps to go there; here one no longer can, and the year is missing.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Una parada por evento: su título.', en: 'One stop for each event: its title.' },
    },
  ],
  reads: [
    {
      es: '«Lista, 6 elementos. Artículo. Horas del patio, enlace, encabezado nivel 3. Tomás Verardi. Sala 2. 2 jun – 28 ago 2025».',
      en: '“List, 6 items. Article. Hours of the Courtyard, link, heading level 3. Tomás Verardi. Room 2. 2 Jun – 28 Aug 2025”.',
    },
  ],
  props: {
    events: 'En el orden en que se leen.',
    level: 'El nivel de sus títulos entre los encabezados de la página.',
  },
  stories: {
    Several: { name: 'Varios', text: 'Los años de una galería.' },
    One: { name: 'Uno', text: 'Uno solo.' },
    LongWords: {
      name: 'Palabras largas',
      text: 'Las palabras largas siguen abajo; lo que no se sabe deja su columna vacía.',
    },
  },
}
