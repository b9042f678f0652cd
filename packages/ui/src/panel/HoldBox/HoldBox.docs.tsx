import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { HoldBox } from './HoldBox.tsx'

const time = {
  from: '2026-11-13T18:00:00-03:00',
  until: '2026-11-20T18:00:00-03:00',
  now: new Date('2026-11-17T16:00:00-03:00'),
}

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Dice que algo está reservado para alguien, con el tiempo que queda en palabras y como barra. Dibuja `<section>`.',
  use: [
    {
      es: 'Al lado de una ficha que alguien tiene reservada hasta un día y una hora.',
      en: 'Beside a record that somebody has on hold until a day and hour.',
    },
  ],
  instead: [
    { component: 'Tag', when: { es: 'en una lista.', en: 'in a list.' } },
    {
      component: 'ProgressBox',
      when: { es: 'para un trabajo que está en marcha.', en: 'for work that is under way.' },
    },
  ],
  code: (t) => `import { HoldBox } from '@gallery/ui/admin'

export function Held({ client, from, until }: { client: string; from: string; until: string }) {
  return (
    <HoldBox client={client} from={from} until={until} now={new Date()}>
      ${t('La tomó Lucía.', 'Taken by Lucía.')}
    </HoldBox>
  )
}
`,
  anatomy: {
    story: 'Followed',
    parts: [
      {
        at: '[role="timer"]',
        name: {
          es: 'Cuánto queda, por minutos; cambia sin anunciarse.',
          en: 'How long is left, by minutes; it changes without being announced.',
        },
      },
      { at: 'progress', name: { es: 'La parte que ya pasó.', en: 'The part that has passed.' } },
      {
        at: '[data-variant="tertiary"]',
        name: { es: 'Lo que se puede hacer con la reserva.', en: 'What can be done with the hold.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <HoldBox client="Familia Iribarne" {...time}>
            {t('Hasta vie 20, 18:00. La tomó Lucía.', 'Until Fri 20, 18:00. Taken by Lucía.')}
          </HoldBox>
        ),
        say: {
          es: 'Decí hasta cuándo y quién la tomó: es a quien se le pregunta.',
          en: 'Say until when and who took it: they are the one to ask.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <HoldBox client={t('Cliente', 'Client')} {...time}>
            {t('Reservada.', 'On hold.')}
          </HoldBox>
        ),
        say: {
          es: 'Sin nombre ni hora nadie sabe qué prometer.',
          en: 'Without a name and an hour nobody knows what to promise.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Reservada, región». «Tiempo que le queda a Familia Iribarne, temporizador, 3 d 2 h».',
      en: '“Reserved, region”. “Time left for Familia Iribarne, timer, 3 d 2 h”.',
    },
    {
      es: '«Tiempo que ya pasó de la reserva de Familia Iribarne, barra de progreso, 56 %».',
      en: '“Time of Familia Iribarne’s hold that has passed, progress bar, 56 %”.',
    },
  ],
  props: {
    client: 'Para quién está reservado.',
    from: 'Desde cuándo, un instante (ISO).',
    until: 'Hasta cuándo, un instante (ISO).',
    now: 'El minuto actual, según el cual se termina el tiempo.',
    children: 'Hasta cuándo y por quién, en palabras.',
    actions: 'Lo que se puede hacer, `Button` de la variante `tertiary`.',
    next: 'Quién espera detrás.',
  },
  stories: {
    Running: { name: 'En curso', text: 'Quedan tres días, y se nombra a quien la tiene.' },
    Followed: { name: 'Con alguien detrás', text: 'Alguien espera detrás.' },
    Ending: { name: 'Por terminar', text: 'Quedan minutos.' },
    LongName: { name: 'Nombre largo', text: 'Un nombre largo queda dentro del recuadro.' },
  },
}
