import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Números en filas, con su suma: lo que está detrás de un gráfico. Es una tabla también en un teléfono, para poder compararlos. Dibuja `<section>` alrededor de un `<table>`.',
  use: [
    { es: 'Debajo de un `BarChart`, con las mismas filas.', en: 'Under a `BarChart`, with the same rows.' },
  ],
  instead: [
    {
      component: 'DataTable',
      when: { es: 'para registros que se abren o se cambian.', en: 'for records that one opens or changes.' },
    },
    {
      component: 'Figures',
      when: { es: 'para unos pocos números solos.', en: 'for a few numbers on their own.' },
    },
  ],
  code: (t) => `import { NumberTable } from '@gallery/ui/admin'

export function PlacesByDay() {
  return (
    <NumberTable
      label="${t('Lugares por día', 'Places by day')}"
      of="${t('Día', 'Day')}"
      columns={['${t('Ofrecidos', 'Offered')}', '${t('Reservados', 'Booked')}']}
      rows={[{ id: 1, label: '${t('lunes', 'Monday')}', values: [240, 168] }]}
      total={{ label: '${t('Total', 'In all')}', values: [240, 168] }}
    />
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va a la tabla, para poder correrla.',
        en: 'Goes to the table, so that it can be scrolled.',
      },
    },
    {
      keys: ['←', '→'],
      does: {
        es: 'La corren, donde las columnas no entran.',
        en: 'Scroll it, where the columns do not fit.',
      },
    },
  ],
  reads: [
    {
      es: '«Lugares por día, tabla»; en cada celda, su fila, su columna y el número, o «no se contó».',
      en: '“Places by day, table”; in each cell its row, its column and the number, or “not counted”.',
    },
  ],
  props: {
    label: 'Qué se cuenta, para lectores de pantalla: «Lugares por día».',
    of: 'Qué son las filas: «Día».',
    columns: 'Sobre cada número.',
    rows: 'Las filas, en el orden del gráfico.',
    total: 'Todas las filas juntas, debajo.',
  },
  stories: {
    Days: { name: 'Días', text: 'Dos días; el segundo no lo contó nadie.' },
    Phone: { name: 'En un teléfono', text: 'En un teléfono también es una tabla.' },
  },
}
