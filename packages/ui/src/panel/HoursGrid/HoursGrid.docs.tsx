import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Días y horas: cuanto más lleno, más oscuro, con el número en cada una; rayado donde no hay turnos. Dibuja `<section>` alrededor de un `<table>`.',
  use: [
    {
      es: 'Para ver qué tan llenas están las horas de una semana.',
      en: 'To see how full the hours of a week are.',
    },
  ],
  instead: [
    {
      component: 'BarChart',
      when: { es: 'para lo que va por una sola cosa.', en: 'for what goes by one thing alone.' },
    },
    {
      component: 'WeekCalendar',
      when: { es: 'para abrir y cambiar los turnos.', en: 'to open and change the slots.' },
    },
  ],
  code: (t) => `import { HoursGrid } from '@gallery/ui/admin'

export function Fullness() {
  return (
    <HoursGrid
      label="${t('Porcentaje reservado por día y hora', 'Percent booked by day and hour')}"
      hours={['14:00', '15:00']}
      days={[{ id: 1, label: '${t('lun', 'Mon')}', hours: [{ value: 88, share: 0.88 }, null] }]}
    />
  )
}
`,
  anatomy: {
    story: 'Afternoons',
    parts: [
      { at: 'section > table thead th', name: { es: 'La hora.', en: 'The hour.' } },
      { at: 'section > table tbody th', name: { es: 'El día.', en: 'The day.' } },
      {
        at: 'section > table td[data-step="100"]',
        name: {
          es: 'Qué tan llena está, en cinco pasos de tinta.',
          en: 'How full it is, in five steps of ink.',
        },
      },
      {
        at: 'section > table td[data-step="none"]',
        name: { es: 'Rayado: a esa hora no hay turnos.', en: 'Hatched: there are no times at that hour.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va a la grilla, para poder correrla.',
        en: 'Goes to the grid, so that it can be scrolled.',
      },
    },
    {
      keys: ['←', '→'],
      does: { es: 'La corren, donde las horas no entran.', en: 'Scroll it, where the hours do not fit.' },
    },
  ],
  reads: [
    {
      es: '«Porcentaje reservado por día y hora, tabla»; en cada celda, su día, su hora y el número, o «sin turnos».',
      en: '“Percent booked by day and hour, table”; in each cell its day, its hour and the number, or “no time slots”.',
    },
  ],
  props: {
    label: 'Qué son los números, para lectores de pantalla: «Porcentaje reservado por día y hora».',
    hours: 'Las horas sobre las columnas: «14:00».',
    days: 'Una fila por día, con tantas horas como columnas; null para las que no tienen turnos.',
  },
  stories: {
    Afternoons: {
      name: 'Las tardes',
      text: 'Qué tan llenas están las tardes de una galería, en porcentaje.',
    },
    Long: { name: 'Largo', text: 'Tantas horas que en un teléfono se corren.' },
  },
}
