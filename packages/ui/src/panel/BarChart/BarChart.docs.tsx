import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Barras en una sola escala, cada una de tres largos superpuestos: lo ofrecido claro, lo reservado como un contorno, lo que vino lleno. Para los lectores de pantalla es una sola imagen. Dibuja `<div>`.',
  use: [
    {
      es: 'Arriba de un `NumberTable` con las mismas filas, para comparar de un vistazo.',
      en: 'Above a `NumberTable` with the same rows, to compare at a glance.',
    },
  ],
  instead: [
    {
      component: 'HoursGrid',
      when: { es: 'para lo que va por día y hora.', en: 'for what goes by day and hour.' },
    },
    {
      component: 'Figures',
      when: { es: 'para unos pocos números solos.', en: 'for a few numbers on their own.' },
    },
  ],
  code: (t) => `import { BarChart } from '@gallery/ui/admin'

export function PlacesByDay() {
  return (
    <BarChart
      label="${t('Lugares por día. La tabla está debajo.', 'Places by day. The table is below.')}"
      besideLabel="${t('vinieron de lo reservado', 'came of those booked')}"
      bars={[{ id: 1, label: '${t('lunes', 'Monday')}', offered: 240, booked: 168, attended: 131, beside: '78 %' }]}
    />
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: '«Lugares por día. La tabla está debajo, imagen». Los números se leen en la tabla.',
      en: '“Places by day. The table is below, image”. The numbers are read in the table.',
    },
  ],
  props: {
    label:
      'Qué muestra, y dónde están los números, para lectores de pantalla: «Lugares por día. La tabla está debajo».',
    bars: 'En el orden de la tabla que está detrás.',
    besideLabel: 'Qué hay al final de las barras: «vinieron de lo reservado».',
  },
  stories: {
    Days: { name: 'Días', text: 'Días de la semana, con cuántos de los que reservaron vinieron.' },
    Uncounted: { name: 'Sin contar', text: 'Nadie contó quién vino, y los títulos son largos.' },
  },
}
