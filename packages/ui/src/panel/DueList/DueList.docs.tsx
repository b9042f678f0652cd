import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Lo que vence, en grupos, con lo que se puede hacer con cada cosa. Dibuja un `<table>`; por debajo de 769px, renglones de una página.',
  use: [
    {
      es: 'Cuando alguien abre la pantalla para saber qué tiene que hacer hoy.',
      en: 'When somebody opens the screen to know what is to be done today.',
    },
  ],
  instead: [
    {
      component: 'DataTable',
      when: {
        es: 'para registros que se buscan, se ordenan y se eligen.',
        en: 'for records that one searches, sorts and ticks.',
      },
    },
    { component: 'DayRuler', when: { es: 'para verlo dibujado, arriba.', en: 'to see it drawn, above.' } },
  ],
  code: (t) => `import { Button } from '@gallery/ui'
import { DueList } from '@gallery/ui/admin'

export function Due({ back }: { back: () => void }) {
  return (
    <DueList
      label="${t('Vencimientos', 'What is due')}"
      groups={[
        {
          id: 'late',
          title: '${t('Vencidas', 'Overdue')}',
          late: true,
          rows: [
            {
              id: 1,
              day: '${t('15 nov', '15 Nov')}',
              dayNote: '${t('hace 2 días', '2 days ago')}',
              title: <em>${t('Trama baja 9', 'Low Weave 9')}</em>,
              what: '${t('Préstamo', 'Loan')}',
              where: 'Museo de la Ribera',
              actions: (
                <Button variant="tertiary" size="s" onClick={back}>
                  ${t('Volvió', 'It came back')}
                </Button>
              ),
            },
          ],
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'tbody[data-late] th[scope="rowgroup"]',
        name: { es: 'El grupo y cuántas cosas tiene.', en: 'The group, and how many it has.' },
      },
      {
        at: 'td[data-cell="day"]',
        name: { es: 'Cuándo, y cuánto falta o pasó.', en: 'When, and how far that is.' },
      },
      {
        at: 'td[data-cell="where"]',
        name: { es: 'Dónde está y quién la tiene.', en: 'Where it is, and who has it.' },
      },
      { at: 'td[data-cell="actions"]', name: { es: 'Lo que se puede hacer.', en: 'What can be done.' } },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Va por las acciones, fila por fila.', en: 'Goes through the actions, row by row.' },
    },
  ],
  reads: [
    {
      es: '«Vencimientos, tabla»; en cada celda, su columna y su grupo: «Vencidas 1, Vence, 15 nov, hace 2 días».',
      en: '“What is due, table”; in each cell its column and its group: “Overdue 1, Due, 15 Nov, 2 days ago”.',
    },
  ],
  props: {
    label: 'Qué vence, para lectores de pantalla: «Vencimientos».',
    groups: 'En el orden de sus días; uno sin filas no se muestra.',
    loading: 'Mientras están en camino.',
  },
  stories: {
    Default: { name: 'De todos los días', text: 'Lo vencido primero; un grupo sin filas no se muestra.' },
    Loading: { name: 'En camino', text: 'Todavía no llegaron.' },
    LongWords: { name: 'Palabras largas', text: 'Los nombres largos se cortan en renglones.' },
    Narrow: { name: 'Angosta', text: 'En un teléfono el día está a la izquierda, y al lado todo lo demás.' },
  },
}
