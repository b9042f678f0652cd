import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import type { SlotTime } from '../SlotList/slotTime.ts'
import { BookingPanel } from './BookingPanel.tsx'
import type { BookingEvent } from './bookingEvent.ts'

const exhibition = (t: Tell): BookingEvent => ({
  title: t('La línea que corta la esquina', 'The Line that Cuts the Corner'),
  color: 'red',
  from: '2026-11-12',
  to: '2027-01-30',
  place: t('Sala 1, planta baja', 'Room 1, ground floor'),
  requiresRegistration: true,
})

const full: SlotTime = {
  id: 1,
  start: '2026-11-19T17:00:00Z',
  end: '2026-11-19T17:45:00Z',
  limit: 12,
  count: 12,
  unavailable: false,
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un día de un evento: sus turnos y después el formulario para reservar uno, o para esperar uno lleno. Dibuja `<div>`. Todo el contenido de un `Dialog` con `bare` y `width="wide"`.',
  use: [
    {
      es: 'Cuando se abre un día de la agenda: el turno se elige y se reserva sin dejarla.',
      en: 'When a day of the timeline is opened: a time is chosen and booked without leaving it.',
    },
    {
      es: 'También para lo que no pide registro: dice qué es, cuándo y dónde.',
      en: 'For what asks for no registration too: it says what it is, when and where.',
    },
  ],
  instead: [
    {
      component: 'SlotList',
      when: { es: 'para mostrar los turnos y nada más.', en: 'when only the times are shown.' },
    },
    {
      component: 'BookingForm',
      when: { es: 'cuando el turno ya está elegido.', en: 'when the time is chosen already.' },
    },
    {
      component: 'FullDay',
      when: {
        es: 'en la página del evento, para un día sin lugar.',
        en: 'on the page of the event, for a day without a place.',
      },
    },
  ],
  code: () => `import { type BookingEvent, BookingPanel, type BookingValues, Dialog, type SlotTime } from '@gallery/ui'
import { useState } from 'react'

interface DayProps {
  event: BookingEvent
  slots: readonly SlotTime[]
  book: (slot: SlotTime['id'], values: BookingValues) => Promise<void>
  close: () => void
}

export function Day({ event, slots, book, close }: DayProps) {
  const [chosen, setChosen] = useState<SlotTime['id'] | null>(null)
  return (
    <Dialog open bare width="wide" title={event.title} onOpenChange={close}>
      <BookingPanel
        event={event}
        day="2026-11-19"
        slots={slots}
        chosen={chosen}
        onChoose={setChosen}
        onBook={(values) => (chosen === null ? undefined : book(chosen, values))}
        onCancel={close}
      />
    </Dialog>
  )
}
`,
  anatomy: {
    story: 'Slots',
    parts: [
      {
        at: '[role="dialog"] [data-event-color] > div',
        name: {
          es: 'El evento, sobre su color: el día, el título y lo práctico. En un teléfono va arriba.',
          en: 'The event, on its colour: the day, the title and what is practical. On a phone it comes first.',
        },
      },
      {
        at: '[role="dialog"] h3[tabindex="-1"]',
        name: {
          es: 'Qué hay que hacer ahora. Recibe el foco cada vez que cambia.',
          en: 'What is to be done now. It takes the focus whenever that changes.',
        },
      },
      {
        at: '[role="dialog"] h3[tabindex="-1"] + p',
        name: {
          es: 'Qué pasa después: un mail para confirmar o, en un día completo, la espera.',
          en: 'What comes after: a mail to confirm or, on a full day, the waiting.',
        },
      },
      {
        at: '[role="dialog"] ol',
        name: {
          es: 'Los turnos; después, en el mismo lugar, el formulario del elegido.',
          en: 'The times; then, in the same place, the form of the chosen one.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <BookingPanel
            event={exhibition(t)}
            day="2026-11-19"
            slots={[full]}
            nextFree={{ day: '2026-11-26', href: '#26' }}
          />
        ),
        say: {
          es: 'En un día completo decí cuándo hay lugar, con `nextFree`: es la pregunta que sigue.',
          en: 'On a full day say when there is a place, with `nextFree`: it is the next question.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <BookingPanel event={exhibition(t)} day="2026-11-19" slots={[full]} />,
        say: {
          es: 'Una lista de «Ocupado» sin salida obliga a probar día por día.',
          en: 'A list of “Taken” with no way out makes one try day after day.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Por los botones de los turnos; con uno elegido, por «Cambiar turno», los campos y los botones.',
        en: 'By the buttons of the times; with one chosen, by “Change time”, the fields and the buttons.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Sobre un turno lo elige: el foco va al título del formulario. «Cambiar turno» lo devuelve al de la lista.',
        en: 'On a time chooses it: the focus goes to the heading of the form. “Change time” brings it back to that of the list.',
      },
    },
  ],
  reads: [
    {
      es: 'Al elegir un turno: «Tus datos, encabezado de nivel 3».',
      en: 'As a time is chosen: “Your details, heading level 3”.',
    },
    {
      es: 'Si alguien fue más rápido, se dice enseguida, como alerta: «Ese turno se acaba de completar. Elegí otro».',
      en: 'If somebody was faster it is said at once, as an alert: “That time has just filled up. Please choose another one”.',
    },
    { es: 'Mientras llegan los turnos: «Cargando…».', en: 'While the times come: “Loading…”.' },
    {
      es: 'En un día completo: «Este día está completo, encabezado de nivel 3».',
      en: 'On a full day: “This day is full, heading level 3”.',
    },
  ],
  props: {
    event: 'Qué se visita. Sin registro, el panel dice lo que hay que saber y no ofrece turnos.',
    day: 'El día, «AAAA-MM-DD».',
    slots: 'Los turnos de ese día del evento, en orden.',
    loading: 'Los turnos están llegando.',
    chosen: 'El turno cuyo formulario se muestra; `null`, la lista.',
    onChoose: 'Se llama con el turno que se elige; con `null`, para elegir de nuevo.',
    onWait:
      'Se llama con el turno que alguien quiere esperar, que pasa a ser `chosen` y `waiting`. Sin esto a nadie se le ofrece esperar.',
    waiting: 'El formulario del turno elegido es para su lista de espera.',
    offerHours: 'Cuántas horas se guarda un lugar que se libera para quien esperó.',
    people:
      'Cuántos vienen juntos, si se sabe antes del formulario: un turno con menos lugares que ellos también ofrece esperar.',
    nextFree:
      'El próximo día con un lugar libre, que se dice si este no tiene; `null` si no hay ninguno. Sin esto no se dice nada.',
    reserveHref: 'La dirección del formulario de un turno: los botones de la lista pasan a ser enlaces.',
    conflict:
      'Por qué no se pudo tener el turno, arriba de la lista como está ahora. Lo que se escribió queda.',
    onBook:
      'Se llama con lo que se escribió, para reservar o, con `waiting`, para esperar; una promesa que devuelva deja ocupado el formulario.',
    errors: 'La respuesta del servidor al último envío, por campo.',
    refusal:
      'Lo que la respuesta del servidor no dice de ningún campo, arriba del formulario: hay demasiadas reservas sin confirmar.',
    defaultValues: 'El perfil de quien visita.',
    note: 'Lo que hay que saber de los turnos, arriba de la lista: por qué reloj van.',
    done: 'Lo que sigue, en el lugar de la lista y el formulario: un `BookingDone`, o un `WaitingDone`.',
    onCancel: 'Lo llama «Cancelar» del formulario; sin esto, vuelve a la lista.',
  },
  stories: {
    ReserveAndChange: {
      name: 'Reservar y cambiar',
      text: 'Elegir un turno, arrepentirse, elegir otro: lo escrito queda, y el foco sigue al título.',
    },
    Party: {
      name: 'Grupo',
      text: 'Un grupo que no entra en el turno elegido se entera; no se reserva para menos.',
    },
    Slots: { name: 'Turnos', text: 'Los turnos del día.' },
    Refused: { name: 'Rechazado', text: 'El formulario del turno elegido, rechazado.' },
    Prefilled: { name: 'Lleno', text: 'El formulario, con los datos del perfil.' },
    Conflict: {
      name: 'Alguien fue más rápido',
      text: 'Debajo del motivo, la lista como está ahora.',
    },
    Done: {
      name: 'Hecho',
      text: 'Reservado: lo que sigue ocupa el lugar de la lista y el formulario, y la hora está junto al día.',
    },
    OnAPhone: {
      name: 'En un teléfono',
      text: 'Lo que está mal queda a salvo del botón que cierra, y lo que sigue a una reserva empieza por su día y su hora, aunque el formulario se mande desde el final.',
    },
    NoSlots: {
      name: 'Sin turnos',
      text: 'Ningún turno en este día: el título lo dice, una sola vez; se nombra el próximo con un lugar libre, y se llega desde acá.',
    },
    Full: {
      name: 'Completo',
      text: 'Todos los turnos del día están ocupados, y ninguno de los días que siguen tiene lugar.',
    },
    Waiting: {
      name: 'Esperar',
      text: 'Esperar un turno lleno: qué se promete, con cuántos, si sirve otra hora; y de vuelta a los turnos.',
    },
    MoreThanFree: {
      name: 'Más que los lugares',
      text: 'Un turno sin lugar para el grupo más grande: quienes son más esperan más lugares de los que hay.',
    },
    FullAndWaiting: {
      name: 'Completo, con espera',
      text: 'En un día completo el título lo dice, y lo primero es la lista de espera.',
    },
    Joined: {
      name: 'En la lista',
      text: 'Anotado: lo que sigue ocupa el lugar de la lista y el formulario.',
    },
    Loading: { name: 'Cargando', text: 'Los turnos están llegando.' },
    WalkIn: {
      name: 'Sin registro',
      text: 'Un evento que no pide registro: lo que hay que saber, y el camino a su página.',
    },
    SmallPhone: {
      name: 'Teléfono chico',
      text: 'En el teléfono más chico el panel es una página que se desplaza hacia abajo, nunca de costado.',
    },
  },
}
