import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Eventos uno debajo del otro, cada uno un `EventCard`. Dibuja `<ul>`.',
  use: [
    {
      es: 'Para muestras y eventos cuando hay lugar para contar de qué se trata cada uno.',
      en: 'For exhibitions and events where there is space to tell what each is about.',
    },
    {
      es: 'Cuando lo que fue, lo que es y lo que viene están en una misma lista.',
      en: 'When what was, what is and what is to come stand in one list.',
    },
  ],
  instead: [
    {
      component: 'EventsOnView',
      when: { es: 'para lo que se ve ahora, arriba de todo.', en: 'for what can be seen now, at the top.' },
    },
    {
      component: 'EventRows',
      when: { es: 'para años de eventos que ya pasaron.', en: 'for years of events that are over.' },
    },
    { component: 'RelatedList', when: { es: 'al pie de una página.', en: 'at the foot of a page.' } },
    {
      component: 'TimelineGrid',
      when: { es: 'cuando lo que importa son los días.', en: 'when the days are what matters.' },
    },
  ],
  code: (t) => `import { EmptyState, EventList, type EventListItem } from '@gallery/ui'

export function Events({ events }: { events: readonly EventListItem[] }) {
  if (events.length === 0) return <EmptyState title="${t('No hay eventos', 'No events')}" />
  return <EventList events={events} />
}
`,
  examples: { do: [], dont: [] },
  keyboard: [{ keys: ['Tab'], does: { es: 'Va de título en título.', en: 'Goes from title to title.' } }],
  reads: [
    {
      es: '«Lista, 2 elementos. Artículo. La línea que corta la esquina, enlace, encabezado nivel 2».',
      en: '“List, 2 items. Article. The Line that Cuts the Corner, link, heading level 2”.',
    },
  ],
  props: { events: 'En el orden en que se leen.' },
  stories: {
    Several: { name: 'Varios', text: 'Lo que hay, uno debajo del otro.' },
    One: { name: 'Uno', text: 'Uno solo.' },
    Many: { name: 'Muchos', text: 'Un archivo de años: la lista solo crece.' },
  },
}
