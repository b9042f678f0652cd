import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La cabeza del panel de un turno: cuándo es, y de qué evento, en su color. Dibuja `<div>` alrededor de un `<h2>`.',
  use: [
    {
      es: 'En un `SplitView`, al lado de un `WeekCalendar`, sobre lo que hay del turno elegido.',
      en: 'In a `SplitView`, beside a `WeekCalendar`, above what there is of the slot that was chosen.',
    },
  ],
  instead: [
    {
      component: 'PageTitle',
      when: { es: 'para una página entera del sitio.', en: 'for a whole page of the site.' },
    },
    { component: 'DoorNow', when: { es: 'en la puerta.', en: 'at the door.' } },
  ],
  code: (t) => `import { SlotHead } from '@gallery/ui/admin'

export function Slot({ start, end }: { start: string; end: string }) {
  return (
    <SlotHead
      start={start}
      end={end}
      title="${t('La línea que corta la esquina', 'The Line that Cuts the Corner')}"
      color="red"
      closeHref="/admin/calendar"
    />
  )
}
`,
  anatomy: {
    story: 'Slot',
    parts: [
      { at: 'h2', name: { es: 'De cuándo a cuándo.', en: 'From when to when.' } },
      { at: 'h2 + p', name: { es: 'Qué día.', en: 'Which day.' } },
      {
        at: 'a[aria-label]',
        name: {
          es: 'La vuelta al calendario sin el turno.',
          en: 'The way back to the calendar without the slot.',
        },
      },
      {
        at: 'p[data-event-color]',
        name: { es: 'El evento, con su color.', en: 'The event, with its colour.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        es: 'En la cruz, que es un enlace, cierra el turno.',
        en: 'On the cross, which is a link, closes the slot.',
      },
    },
  ],
  reads: [
    {
      es: 'Las horas como encabezado de nivel 2, el día, «Cerrar, enlace», y el evento. En un `SplitView` el foco llega al encabezado cuando se abre.',
      en: 'The times as a heading of level 2, the day, “Close, link”, and the event. In a `SplitView` the focus comes to the heading as it opens.',
    },
  ],
  props: {
    start: 'Cuándo empieza el turno, un instante (ISO).',
    end: 'Cuándo termina, un instante (ISO).',
    title: 'El título del evento.',
    color: 'El color del evento.',
    closeHref: 'La dirección del calendario sin el turno.',
  },
  stories: { Slot: { name: 'Un turno', text: 'Cuándo es, y de qué evento.' } },
}
