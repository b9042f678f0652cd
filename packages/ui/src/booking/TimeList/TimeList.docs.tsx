import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { TimeList, type TimeOfList } from './TimeList.tsx'

const today = '2026-11-17'

const time = (day: number, hour: number, free: number): TimeOfList => ({
  id: `${day}-${hour}`,
  start: `2026-11-${day}T${hour + 3}:00:00Z`,
  end: `2026-11-${day}T${hour + 3}:45:00Z`,
  free,
  href: `#${day}-${hour}`,
})

const line = (t: Tell) => t('La línea que corta la esquina', 'The Line that Cuts the Corner')
const archive = (t: Tell) => t('Abrir el archivo', 'Opening the Archive')

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Turnos de varios días, cada uno con lo que le queda y una manera de reservarlo. Dibuja `<ol>`.',
  use: [
    {
      es: 'Para los próximos turnos de un evento, al lado de su descripción.',
      en: 'For the next times of an event, beside what it is about.',
    },
    {
      es: 'En un teléfono, para los próximos de todos los eventos, en lugar de la agenda.',
      en: 'On a phone, for the next ones of all events, in the place of the agenda.',
    },
  ],
  instead: [
    {
      component: 'SlotList',
      when: {
        es: 'cuando se ve un solo día entero, con lo ocupado.',
        en: 'where the times of one day are all that is shown, with those taken.',
      },
    },
    {
      component: 'MonthGrid',
      when: {
        es: 'cuando los turnos son muchos y se busca un día.',
        en: 'when there are many times and one looks for a day.',
      },
    },
    {
      component: 'EventRows',
      when: { es: 'para eventos que no se reservan.', en: 'for events that are not booked.' },
    },
  ],
  code: (t) => `import { TimeList } from '@gallery/ui'

export function NextTimes() {
  return (
    <TimeList
      today="2026-11-17"
      people={2}
      times={[
        {
          id: 12,
          start: '2026-11-19T18:00:00Z',
          end: '2026-11-19T18:45:00Z',
          free: 3,
          few: true,
          title: '${t('La línea que corta la esquina', 'The Line that Cuts the Corner')}',
          color: 'red',
          href: '/book/12',
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'OfSeveralEvents',
    parts: [
      {
        at: 'li > span:first-child',
        name: {
          es: 'El día: «hoy», o la fecha corta. Falta si todos son del mismo día.',
          en: 'The day: “today”, or the short date. It is left out if all are of one day.',
        },
      },
      {
        at: 'li time',
        name: { es: 'La hora, de punta a punta.', en: 'The time, from its beginning to its end.' },
      },
      {
        at: 'li time + span',
        name: {
          es: 'De qué es, donde la lista es de varios eventos.',
          en: 'What it is of, where the list is of several events.',
        },
      },
      {
        at: 'li span[data-few]',
        name: {
          es: 'Cuánto queda; si es poco, lo dice con palabras.',
          en: 'What is left; where that is little it says so in words.',
        },
      },
      {
        at: 'li a',
        name: {
          es: 'Lo único que se hace: reservar o, si está completo, esperar.',
          en: 'The one thing to do: to book or, when it is full, to wait.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <TimeList
            today={today}
            times={[
              { ...time(17, 16, 9), title: line(t), color: 'red' },
              { ...time(18, 17, 8), title: archive(t), color: 'purple' },
            ]}
          />
        ),
        say: {
          es: 'En orden de hora, y cada uno con su evento: se elige por cuándo.',
          en: 'By when they begin, each with its event: one chooses by the hour.',
        },
      },
      {
        show: () => (
          <div data-event-color="red">
            <TimeList ofOneDay people={3} today={today} times={[time(24, 14, 9), time(24, 16, 0)]} />
          </div>
        ),
        say: {
          es: '`ofOneDay` debajo de un título que ya dice el día.',
          en: '`ofOneDay` under a heading that says the day already.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <TimeList
            today={today}
            times={[
              { ...time(18, 17, 8), color: 'purple' },
              { ...time(17, 16, 9), title: line(t), color: 'red' },
            ]}
          />
        ),
        say: {
          es: 'Desordenados, y uno sin título: el color solo no dice de qué es.',
          en: 'Out of order, and one without a title: colour alone does not say what it is of.',
        },
      },
      {
        show: () => (
          <div data-event-color="red">
            <TimeList people={3} today={today} times={[time(24, 14, 9), time(24, 16, 0)]} />
          </div>
        ),
        say: {
          es: 'La misma fecha en cada fila ocupa el lugar de lo que las distingue.',
          en: 'The same date in every row takes the space of what tells them apart.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de enlace en enlace, uno por turno.',
        en: 'Goes from link to link, one for each time.',
      },
    },
    {
      keys: ['Enter'],
      does: { es: 'Abre la reserva de ese turno.', en: 'Opens the booking of that time.' },
    },
  ],
  reads: [
    {
      es: '«Lista con 3 elementos. Hoy, 16:00 - 16:45, quedan 9».',
      en: '“List with 3 items. Today, 16:00 - 16:45, 9 left”.',
    },
    {
      es: 'El enlace dice todo, también leído solo: «Reservar: Abrir el archivo, miércoles 18 de noviembre, 17:00 - 17:45, enlace».',
      en: 'The link says it all, also when read alone: “Book: Opening the Archive, Wednesday 18 November, 17:00 - 17:45, link”.',
    },
    {
      es: 'Si está completo: «Completo para 3», y el enlace empieza con «Lista de espera».',
      en: 'When it is full: “Full for 3”, and the link begins with “Waiting list”.',
    },
  ],
  props: {
    times: 'Los turnos, primero el más cercano.',
    today: 'El día de la galería, «AAAA-MM-DD», que se llama hoy.',
    people: 'Cuántos vienen juntos.',
    ofOneDay: 'Todos son de un mismo día, que se dice arriba: los días no se repiten.',
  },
  stories: {
    NextTimes: {
      name: 'Próximos turnos',
      text: 'Los próximos turnos, cada uno con lo que le queda y cómo reservarlo; donde queda poco, lo dice.',
    },
    OneDay: {
      name: 'Un día',
      text: 'Los de un solo día; el que está completo lleva a su lista de espera.',
    },
    OfSeveralEvents: { name: 'De varios eventos', text: 'De varios eventos: cada uno dice de qué es.' },
    LongWord: {
      name: 'Palabra larga',
      text: 'Una palabra larga de un título se parte antes de lo que lleva a reservar.',
    },
  },
}
