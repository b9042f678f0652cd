import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Ocho semanas sobre una línea, con un cuadrado por cada cosa que vence: cortado y rojo lo vencido. Dibuja `<div role="img">`.',
  use: [
    {
      es: 'Para ver de un vistazo cuándo se juntan los vencimientos.',
      en: 'To see at a glance when much falls due at once.',
    },
  ],
  instead: [
    { component: 'DueList', when: { es: 'para leerlos y hacer algo.', en: 'to read them and to act.' } },
    { component: 'BarChart', when: { es: 'para cantidades.', en: 'for amounts.' } },
  ],
  code: (t) => `import { DayRuler } from '@gallery/ui/admin'

export function Due() {
  return (
    <DayRuler
      label="${t('Un vencimiento: el 4 de diciembre', 'One thing is due: on 4 December')}"
      today="2026-11-17"
      marks={[{ id: 1, day: '2026-12-04' }]}
    />
  )
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'line[data-today]', name: { es: 'Hoy.', en: 'Today.' } },
      {
        at: 'path[data-late]',
        name: { es: 'Lo vencido, con la esquina cortada.', en: 'What is overdue, its corner cut.' },
      },
      { at: 'path:not([data-late])', name: { es: 'Lo que va a vencer.', en: 'What is to fall due.' } },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: 'Su frase, «imagen»: el dibujo no dice nada más.',
      en: 'Its sentence, “image”: the drawing says nothing more.',
    },
  ],
  props: {
    label: 'Qué cae en esos días, en una frase: el dibujo no le dice nada a quien no lo ve.',
    today: 'El día de la galería, «AAAA-MM-DD»: la regla empieza una semana antes.',
    marks:
      'Lo que vence, un cuadrado cada cosa. Lo más viejo que la regla va a su principio; lo que es más tarde, a ningún lado.',
  },
  stories: {
    Default: {
      name: 'De todos los días',
      text: 'Lo vencido está antes de hoy, cortado y rojo; dos del mismo día van uno al lado del otro.',
    },
    Empty: { name: 'Vacía', text: 'No vence nada: las semanas solas.' },
    Old: { name: 'Viejo', text: 'Lo más viejo que la regla va a su principio.' },
    ToTheLeft: {
      name: 'Hacia la izquierda',
      text: 'Donde se lee hacia la izquierda los días siguen hacia la izquierda, cada número después de su línea; los cuadrados también.',
    },
    Narrow: { name: 'Angosta', text: 'En un teléfono una de cada dos semanas tiene su número.' },
    NarrowToTheLeft: {
      name: 'Angosta, hacia la izquierda',
      text: 'Tampoco donde los nombres de los meses son largos un número llega hasta el que sigue.',
    },
    NarrowAtTheEnd: {
      name: 'Angosta, con un mes al final',
      text: 'Un mes que empieza al final de la regla no tiene lugar ahí para su nombre.',
    },
  },
}
