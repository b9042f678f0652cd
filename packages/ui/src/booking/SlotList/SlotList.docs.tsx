import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { SlotList } from './SlotList.tsx'
import type { SlotTime } from './slotTime.ts'

const visit = (id: number, hour: number, count: number, note?: string): SlotTime => ({
  id,
  start: `2026-11-19T${hour + 3}:00:00Z`,
  end: `2026-11-19T${hour + 3}:45:00Z`,
  limit: 12,
  count,
  unavailable: false,
  ...(note ? { note } : {}),
})

const guided = (t: Tell) => t('Visita guiada con Ana Dulitzky', 'Guided visit with Ana Dulitzky')

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los turnos de un día: cada uno libre, con su botón; ocupado, con la manera de esperar un lugar; o ya empezado. Dibuja `<div>` alrededor de un `<ol>` o, si no hay turnos, alrededor del estado vacío. Los signos van del color del evento.',
  use: [
    {
      es: 'Cuando el día ya está elegido y falta la hora.',
      en: 'When the day is chosen and the hour is not.',
    },
    {
      es: 'Cuando también importa lo que ya no se puede reservar: el día se ve entero.',
      en: 'When what cannot be booked any more matters too: the whole day is seen.',
    },
  ],
  instead: [
    {
      component: 'BookingPanel',
      when: {
        es: 'cuando el turno se elige y se reserva en el mismo lugar.',
        en: 'when a time is chosen and booked in the same place.',
      },
    },
    {
      component: 'TimeList',
      when: {
        es: 'para los próximos turnos de varios días, o de varios eventos.',
        en: 'for the next times of several days, or of several events.',
      },
    },
    { component: 'TimelineGrid', when: { es: 'para elegir antes el día.', en: 'to choose the day first.' } },
  ],
  code: (t) => `import { SlotList } from '@gallery/ui'

export function Thursday() {
  return (
    <SlotList
      color="red"
      slots={[
        {
          id: 12,
          start: '2026-11-19T18:00:00Z',
          end: '2026-11-19T18:45:00Z',
          limit: 12,
          count: 8,
          unavailable: false,
          note: '${t('Visita guiada con Ana Dulitzky', 'Guided visit with Ana Dulitzky')}',
        },
      ]}
      reserveHref="/book/{id}"
      waitHref="/wait/{id}"
    />
  )
}
`,
  anatomy: {
    story: 'Waiting',
    parts: [
      {
        at: 'li[data-state="taken"] time',
        name: {
          es: 'La hora, en el reloj de la galería.',
          en: 'The time, by the gallery’s clock.',
        },
      },
      {
        at: 'li[data-state="taken"] time + span',
        name: {
          es: 'Cómo está: un signo que no es solo el color, la palabra y, si está libre, cuántos lugares quedan.',
          en: 'How it stands: a sign that is more than a colour, the word and, when free, how many places are left.',
        },
      },
      {
        at: 'li button',
        name: {
          es: 'Lo que se puede hacer: reservar o, en un turno lleno, anotarse para esperar. En un teléfono angosto va debajo.',
          en: 'What can be done: to book or, in a full time, to wait. On a narrow phone it goes underneath.',
        },
      },
      {
        at: 'li:nth-child(2)',
        name: {
          es: 'Un turno que la galería cerró: dice «Ocupado» y no ofrece nada.',
          en: 'A time that the gallery closed: it says “Taken” and offers nothing.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <SlotList color="red" slots={[visit(1, 14, 12, guided(t)), visit(2, 15, 8, guided(t))]} />
        ),
        say: {
          es: 'Mostrá también lo ocupado: quien llega tarde entiende que el día existe y se llenó.',
          en: 'Show what is taken too: who is late sees that there was a time and that it filled up.',
        },
      },
      {
        show: (t) => (
          <SlotList
            color="purple"
            withNotes
            slots={[
              visit(1, 14, 3, guided(t)),
              visit(2, 15, 8, t('Charla con la artista', 'Talk with the artist')),
            ]}
          />
        ),
        say: {
          es: '`withNotes` cuando los turnos no son lo mismo: ahí la nota decide.',
          en: '`withNotes` when the times differ: there the note decides.',
        },
      },
    ],
    dont: [
      {
        show: () => <SlotList color="red" slots={[visit(2, 15, 8)]} />,
        say: {
          es: 'Sin los ocupados, un solo turno parece lo único que se pensó para ese día.',
          en: 'Without those taken, one time looks like all that was planned for the day.',
        },
      },
      {
        show: (t) => (
          <SlotList
            color="purple"
            withNotes
            slots={[visit(1, 14, 3, guided(t)), visit(2, 15, 8, guided(t))]}
          />
        ),
        say: {
          es: 'Lo que todos tienen en común se dice una vez, arriba.',
          en: 'What all of them have in common is said once, above.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de botón en botón; los turnos sin nada que hacer no paran.',
        en: 'Goes from button to button; times with nothing to do are no stop.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Elige el turno. Con `reserveHref` es un enlace, y solo responde a Enter.',
        en: 'Chooses the time. With `reserveHref` it is a link, and answers to Enter alone.',
      },
    },
  ],
  reads: [
    {
      es: '«Lista con 6 elementos. 15:00 - 15:45, Disponible, quedan 4 lugares».',
      en: '“List with 6 items. 15:00 - 15:45, Available, 4 places left”.',
    },
    {
      es: 'El botón dice su hora, también leído solo: «Reservar lugar, 15:00 - 15:45, botón».',
      en: 'The button says its time, also when read alone: “Book a place, 15:00 - 15:45, button”.',
    },
    {
      es: 'En un turno lleno: «Anotarme en la lista de espera, 14:00 - 14:45, botón».',
      en: 'In a full time: “Join the waiting list, 14:00 - 14:45, button”.',
    },
  ],
  props: {
    slots: 'Los turnos de un día de un evento, en orden.',
    onReserve: 'Se llama con el turno del botón que se apretó.',
    reserveHref:
      'La dirección del formulario de un turno: los botones pasan a ser enlaces, que andan también sin scripts.',
    onWait:
      'Se llama con el turno por el que alguien quiere esperar: uno lleno lo ofrece en el lugar de su botón.',
    waitHref: 'La dirección del formulario para esperar un turno, que hace de ese botón un enlace.',
    people: 'Cuántos vienen juntos: un turno con lugares, pero menos que ellos, también ofrece esperar.',
    withNotes:
      'Dice al lado de cada hora qué pasa entonces. Sin esto, a nadie se le repite lo que todos los turnos tienen en común.',
    color: 'El color del evento; sin esto, el de un elemento que lo envuelva y lleve `data-event-color`.',
  },
  stories: {
    Day: { name: 'Un día', text: 'Un día de visitas, algunas ocupadas.' },
    FewPlaces: {
      name: 'Pocos lugares',
      text: 'Lo que tiene pocos lugares está disponible como lo demás, y dice más fuerte cuántos quedan.',
    },
    Links: {
      name: 'Enlaces',
      text: 'Con direcciones los botones son enlaces, que andan antes de que lleguen los scripts.',
    },
    OfItsOwnColour: {
      name: 'De su propio color',
      text: 'Fuera de todo lo que lleve el color de un evento, la lista trae el suyo.',
    },
    ClosedAndBegun: {
      name: 'Cerrado y empezado',
      text: 'Uno que la galería cerró aunque nadie reservó, y otro que ya empezó.',
    },
    WithNotes: { name: 'Con notas', text: 'Cada turno dice qué pasa entonces, cuando no es lo mismo.' },
    NoteInAnotherLanguage: {
      name: 'Una nota en otro idioma',
      text: 'Una nota que no está en el idioma de la página se lee en el suyo.',
    },
    AllTaken: { name: 'Todo ocupado', text: 'No queda nada.' },
    Waiting: {
      name: 'Esperar',
      text: 'En el lugar del botón de un turno lleno uno se anota para esperar; el cerrado y el que ya empezó no ofrecen nada.',
    },
    Claimed: {
      name: 'Prometido',
      text: 'Lo que queda es de quienes esperan: se puede pedir, y se puede esperar. Con direcciones, los botones son enlaces.',
    },
    WaitingTogether: {
      name: 'Esperar entre tres',
      text: 'Para tres, el turno con un solo lugar también ofrece esperar; el que tiene cuatro, solo reservar.',
    },
    WaitingOnSmallPhone: {
      name: 'Esperar en un teléfono chico',
      text: 'A 320px las palabras para esperar van en una línea propia.',
    },
    Empty: { name: 'Vacía', text: 'Ningún turno ese día.' },
    SmallPhone: {
      name: 'Teléfono chico',
      text: 'Dos líneas y un botón a la derecha de ambas, a 320px.',
    },
  },
}
