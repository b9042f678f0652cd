import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Quién hizo qué y cuándo, debajo de un encabezado por día, con lo que era y lo que es. Dibuja un `<div>` alrededor de una `<section>` con una lista por día.',
  use: [
    {
      es: 'Para la historia de todo, o de un registro.',
      en: 'For the history of everything, or of one record.',
    },
  ],
  instead: [
    {
      component: 'MovementLedger',
      when: { es: 'para saber dónde estuvo una obra.', en: 'for where a work was.' },
    },
    {
      component: 'ChangeList',
      when: {
        es: 'para los cambios solos, sin quién ni cuándo.',
        en: 'for the changes alone, without who and when.',
      },
    },
  ],
  code: (t) => `import { ActivityLog, type LoggedDay } from '@gallery/ui/admin'

const days: readonly LoggedDay[] = [
  {
    id: '2026-11-17',
    title: '${t('Hoy, martes 17 de noviembre', 'Today, Tuesday 17 November')}',
    entries: [
      {
        id: 1,
        time: '15:22',
        instant: '2026-11-17T18:22:00Z',
        who: 'Lucía Prado',
        sentence: '${t('publicó 2 obras', 'published 2 works')}',
      },
    ],
  },
]

export function History() {
  return <ActivityLog days={days} />
}
`,
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va por los enlaces, las acciones y lo que se abre.',
        en: 'Goes through the links, the actions and what opens.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'En «Ver uno por uno», abre o cierra la lista.',
        en: 'On “See one by one”, opens or closes the list.',
      },
    },
  ],
  reads: [
    {
      es: '«Hoy, martes 17 de noviembre, encabezado de nivel 2. Lista, 2 elementos. 15:22 Lucía Prado publicó 2 obras».',
      en: '“Today, Tuesday 17 November, heading level 2. List, 2 items. 15:22 Lucía Prado published 2 works”.',
    },
    {
      es: 'Cuando el botón que se apretó se va, el foco se queda en la lista. Todos dicen lo mismo: el nombre de cada uno agrega de qué es, «Recuperar: la obra Umbral, 17 nov, 15:22».',
      en: 'When the button that was pressed goes, the focus stays in the log. They all say the same: the name of each adds what it is about, “Restore: the work Threshold, 17 Nov, 15:22”.',
    },
    {
      es: '«Ver uno por uno, botón, contraído», donde se hizo algo con varios registros a la vez.',
      en: '“See one by one, button, collapsed”, where something was done to several records at once.',
    },
  ],
  props: {
    days: 'Lo que pasó, por día, lo más nuevo primero.',
    level: 'El nivel de los encabezados de los días en la página.',
    loading: 'Mientras está en camino: unas líneas vacías ocupan su lugar, o queda lo que había antes.',
  },
  stories: {
    Default: { name: 'De todos los días', text: 'Lo más nuevo primero, con lo que era y lo que es.' },
    Together: {
      name: 'A la vez',
      text: 'Lo que se hizo con varios registros a la vez es una sola línea, que se abre; la que no tiene vuelta atrás dice por qué.',
    },
    TakenBack: {
      name: 'Recuperado',
      text: 'Lo que volvió ya no puede volver: el foco se queda en la lista cuando su botón se va.',
    },
    OfARecord: {
      name: 'De un registro',
      text: 'En la pantalla de un registro los días están un nivel más abajo.',
    },
    Loading: { name: 'En camino', text: 'Todavía no llegó.' },
    LongWords: { name: 'Palabras largas', text: 'Los textos y los nombres largos se cortan en renglones.' },
    Narrow: { name: 'Angosto', text: 'En un teléfono la oración está debajo de la hora.' },
  },
}
