import { Link } from '../../controls/Link/Link.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { AppointmentList } from './AppointmentList.tsx'
import type { Appointment } from './appointment.ts'

const unconfirmed = (t: Tell): Appointment => ({
  id: 1,
  title: t('La línea que corta la esquina', 'The Line that Cuts the Corner'),
  href: '#linea',
  color: 'red',
  place: t('Sala 1, planta baja', 'Room 1, ground floor'),
  people: 3,
  start: '2026-11-19T18:00:00Z',
  end: '2026-11-19T18:45:00Z',
  confirmed: false,
})

const ignore = () => undefined

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Las reservas de quien visita y lo que espera, cada una con su día, su estado y lo que se puede hacer con ella. Dibuja `<div>`. Pregunta por su cuenta antes de borrar una reserva o dejar pasar una oferta; después el foco viene a la lista, porque su botón ya no está.',
  use: [
    {
      es: 'En la página propia de quien visita, con sus reservas por venir.',
      en: 'On the visitor’s own page, with their bookings to come.',
    },
  ],
  instead: [
    {
      component: 'BookingCard',
      when: {
        es: 'para una sola reserva con la que no hay nada que hacer.',
        en: 'when there is one booking and nothing to do with it.',
      },
    },
    {
      component: 'GuestList',
      when: {
        es: 'en el panel, para quienes vienen a un turno.',
        en: 'in the panel, for who comes to a time.',
      },
    },
  ],
  code: () => `import { type Appointment, AppointmentList } from '@gallery/ui'

interface BookingsProps {
  bookings: readonly Appointment[]
  confirm: (id: Appointment['id']) => void
  remove: (id: Appointment['id']) => Promise<void>
}

export function Bookings({ bookings, confirm, remove }: BookingsProps) {
  return (
    <AppointmentList
      appointments={bookings}
      onConfirm={confirm}
      onDelete={remove}
      calendarHref="/bookings/{id}.ics"
      moveHref="/bookings/{id}/move"
    />
  )
}
`,
  anatomy: {
    story: 'Several',
    parts: [
      {
        at: 'li > time',
        name: {
          es: 'El día, del color del evento; lo que se espera va en contorno.',
          en: 'The day, in the colour of the event; what is waited for is outlined.',
        },
      },
      {
        at: 'li > time + div time',
        name: { es: 'La hora, y al lado cómo está.', en: 'The time, and beside it how it stands.' },
      },
      {
        at: 'li[data-state="unconfirmed"] time + span + time',
        name: {
          es: 'Hasta cuándo se guarda, si falta confirmarla.',
          en: 'Until when it is held, while it waits to be confirmed.',
        },
      },
      {
        at: 'li button',
        name: {
          es: 'Lo que su estado pide, primero y en tinta: confirmarla.',
          en: 'What its state asks for, first and in ink: to confirm it.',
        },
      },
      {
        at: 'li[data-state="confirmed"] a[download]',
        name: {
          es: 'El archivo para el calendario, de una confirmada.',
          en: 'The file for the calendar, of a confirmed one.',
        },
      },
      {
        at: 'li[data-state="confirmed"] > div:nth-child(3)',
        name: {
          es: 'Lo que se muestra en la puerta.',
          en: 'What is shown at the door.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <AppointmentList
            appointments={[{ ...unconfirmed(t), confirmable: true, heldUntil: '2026-11-17T19:05:00Z' }]}
            onConfirm={ignore}
            onResend={ignore}
            onDelete={ignore}
          />
        ),
        say: {
          es: 'Lo que falta confirmar dice hasta cuándo se guarda, y se confirma ahí mismo si se puede.',
          en: 'What waits to be confirmed says until when it is held, and is confirmed right there where that can be.',
        },
      },
      {
        show: (t) => (
          <AppointmentList
            appointments={[]}
            empty={
              <EmptyState
                title={t('Todavía no reservaste ningún turno', 'You have no bookings yet')}
                action={<Link href="#days">{t('Ver los próximos días', 'See the next days')}</Link>}
              />
            }
          />
        ),
        say: {
          es: 'Vacía, muestra por dónde se empieza.',
          en: 'When empty, it shows where to begin.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <AppointmentList appointments={[unconfirmed(t)]} onDelete={ignore} />,
        say: {
          es: '«Sin confirmar» sin plazo ni manera de hacerlo deja una sola cosa para apretar: «Borrar».',
          en: '“Unconfirmed” without a term or a way to do it leaves one thing to press: “Delete”.',
        },
      },
      {
        show: () => <AppointmentList appointments={[]} />,
        say: {
          es: 'La oración sola es el final del camino.',
          en: 'The sentence alone is the end of the road.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Por fila: el título, si lleva a alguna parte, y cada acción.',
        en: 'Row by row: the title, where it leads anywhere, and each action.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Confirmar deja el foco en la fila. «Borrar» pregunta antes; después de un sí, el foco viene a la lista.',
        en: 'To confirm leaves the focus on the row. “Delete” asks first; after a yes, the focus comes to the list.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra la pregunta sin borrar; el foco vuelve a «Borrar».',
        en: 'Closes the question without deleting; the focus goes back to “Delete”.',
      },
    },
  ],
  reads: [
    {
      es: 'Cada acción dice de cuál es, también leída sola: «Cambiar el turno: Taller de serigrafía, viernes 20 de noviembre de 2026, 15:30, enlace».',
      en: 'Each action says whose it is, also when read alone: “Change the time: Screenprinting Workshop, Friday 20 November 2026, 15:30, link”.',
    },
    {
      es: 'La pregunta: «¿Seguro querés borrar este turno?, diálogo de alerta», y de cuál se trata.',
      en: 'The question: “Delete this booking?, alert dialog”, and which one it is.',
    },
    {
      es: 'Un lugar ofrecido: «Se liberó un lugar para 2, guardado hasta las 12:40».',
      en: 'A place that is offered: “There is a place for 2, held until 12:40”.',
    },
  ],
  props: {
    appointments: 'Las reservas de quien visita. Se muestran por cuándo empiezan, junto con lo que espera.',
    waiting: 'Lo que quien visita espera.',
    empty:
      'Lo que hay cuando no tiene ninguna de las dos cosas: un `EmptyState` con el camino para reservar.',
    onConfirm: 'Confirma una reserva, o toma el lugar de una oferta, que sea `confirmable`.',
    onResend: 'Manda otra vez el mail con el enlace; se ofrece donde falta confirmar.',
    calendarHref: 'La dirección del archivo de calendario (.ics); se ofrece en lo confirmado.',
    moveHref: 'Dónde se elige otro turno para una reserva; `undefined` para la que no se puede mover.',
    partyHref: 'Dónde se cambia quiénes vienen; `undefined` para la que no se puede cambiar.',
    onLeave: 'Saca a quien visita de una lista de espera, sin preguntar.',
    otherTimesHref: 'Dónde se ven los otros turnos de un día que se espera.',
    onDelete:
      'Borra una reserva, o deja pasar una oferta, después de un sí. Una promesa que devuelva deja la pregunta abierta hasta que termine; si falla, la pregunta queda.',
  },
  stories: {
    Several: {
      name: 'Varias',
      text: 'Una que espera a quien la hizo, y dos confirmadas: cada una ofrece lo que su estado pide.',
    },
    Waiting: {
      name: 'Esperas',
      text: 'Lo que se espera está entre las reservas, por su día. Salir no pregunta nada; el foco queda en la lista.',
    },
    OfferTaken: {
      name: 'Oferta aceptada',
      text: 'El lugar ofrecido se toma donde está; el foco queda con él.',
    },
    OfferPassed: {
      name: 'Oferta que se deja pasar',
      text: 'Pregunta antes de que el lugar pase a otra persona.',
    },
    Asked: { name: 'Pregunta', text: 'Pregunta antes de borrar; la primera respuesta es no.' },
    Deleted: {
      name: 'Borrada',
      text: 'Se borra la última: el foco queda en la lista, que dice que está vacía.',
    },
    Empty: { name: 'Vacía', text: 'Todavía no se reservó nada.' },
    EmptyWithWay: { name: 'Vacía, con camino', text: 'Todavía no se reservó nada, y por dónde se empieza.' },
    WithoutActions: {
      name: 'Sin acciones',
      text: 'Solo para mirarlas: no hay nada que hacer con ellas.',
    },
  },
}
