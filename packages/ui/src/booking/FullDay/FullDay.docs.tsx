import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { FullDay } from './FullDay.tsx'

const promise = (t: Tell) =>
  t(
    'Si se libera un lugar, te lo ofrecemos por mail y lo guardamos dos horas a tu nombre.',
    'If a place becomes free, we offer it to you by e-mail and keep it for two hours.'
  )

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Dice del día elegido que no tiene lugar para quienes vienen, y cómo se espera uno. Dibuja `<div>`.',
  use: [
    {
      es: 'Al lado de un `MonthGrid`, en el lugar de los turnos del día.',
      en: 'Beside a `MonthGrid`, in the place of the day’s times.',
    },
  ],
  instead: [
    {
      component: 'BookingPanel',
      when: {
        es: 'en un diálogo: dice lo mismo de su día, con sus turnos.',
        en: 'in a dialog: it says the same of its day, with its times.',
      },
    },
    {
      component: 'SlotList',
      when: {
        es: 'cuando el día tiene turnos libres, aunque sean pocos.',
        en: 'when the day has free times, if only a few.',
      },
    },
    {
      component: 'EmptyState',
      when: {
        es: 'cuando ese día no hay turnos: no está completo, está vacío.',
        en: 'when there are no times on that day: it is not full, it is empty.',
      },
    },
  ],
  code: (t) => `import { FullDay } from '@gallery/ui'

export function Tuesday() {
  return (
    <FullDay
      day="2026-11-24"
      people={3}
      color="red"
      promise="${t(
        'Si se libera un lugar, te lo ofrecemos por mail y lo guardamos dos horas a tu nombre.',
        'If a place becomes free, we offer it to you by e-mail and keep it for two hours.'
      )}"
      waitHref="/wait?day=2026-11-24"
    />
  )
}
`,
  anatomy: {
    story: 'Waiting',
    parts: [
      { at: 'h3', name: { es: 'El día, como título.', en: 'The day, as a heading.' } },
      {
        at: 'h3 + p',
        name: {
          es: 'Para cuántos está completo, con el rayado que en el mes quiere decir lo mismo.',
          en: 'For how many it is full, with the hatching that says the same in the month.',
        },
      },
      {
        at: 'h3 + p + p',
        name: {
          es: 'Con qué puede contar quien espera.',
          en: 'What whoever waits can count on.',
        },
      },
      {
        at: 'a',
        name: {
          es: 'El enlace para esperar, de lado a lado.',
          en: 'The link to wait, from side to side.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <FullDay day="2026-11-24" people={3} color="red" waitHref="#wait" promise={promise(t)} />
        ),
        say: {
          es: 'Decí qué pasa después de anotarse, y por cuánto tiempo se guarda el lugar.',
          en: 'Say what happens after joining, and for how long a place is kept.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <FullDay
            day="2026-11-24"
            people={3}
            color="red"
            waitHref="#wait"
            promise={t('¡No te quedes afuera!', 'Don’t miss out!')}
          />
        ),
        say: {
          es: 'Apurar no es una promesa: nadie sabe qué va a recibir.',
          en: 'To hurry somebody is no promise: nobody knows what they will get.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Llega al enlace para esperar.', en: 'Reaches the link to wait.' },
    },
  ],
  reads: [
    {
      es: '«Martes 24 de noviembre, encabezado de nivel 3. Completo para 3 personas».',
      en: '“Tuesday 24 November, heading level 3. Full for 3 people”.',
    },
    { es: '«Anotarme en la lista de espera, enlace».', en: '“Join the waiting list, link”.' },
  ],
  props: {
    day: 'El día, «AAAA-MM-DD».',
    people: 'Cuántos vienen juntos: para ellos está completo.',
    promise: 'Con qué puede contar quien espera, en una o dos oraciones.',
    waitHref: 'Dónde se espera un lugar; sin esto nadie puede.',
    color: 'El color del evento; sin esto, el de un elemento que lo envuelva y lleve `data-event-color`.',
    headingLevel: 'El nivel del título, el día.',
  },
  stories: {
    Waiting: { name: 'Con espera', text: 'Un día sin lugar para tres, y la manera de esperarlo.' },
    NoWaiting: {
      name: 'Sin espera',
      text: 'Uno en el que nadie puede esperar, porque sus turnos están cerrados o son para menos personas.',
    },
  },
}
