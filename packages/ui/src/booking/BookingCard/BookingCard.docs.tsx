import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { BookingCard } from './BookingCard.tsx'

const start = '2026-11-19T18:00:00Z'
const end = '2026-11-19T18:45:00Z'
const line = (t: Tell) => t('La línea que corta la esquina', 'The Line that Cuts the Corner')
const room = (t: Tell) => t('Sala 1, planta baja', 'Room 1, ground floor')

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una reserva de un vistazo, como la muestran los mails: día, hora, evento, lugar, nombre. Dibuja `<div>`.',
  use: [
    {
      es: 'Para decir de nuevo qué se reservó: en la página que confirma o cancela, en un agradecimiento.',
      en: 'To say back what was booked: on the page that confirms or cancels, in a thank-you.',
    },
  ],
  instead: [
    {
      component: 'AppointmentList',
      when: {
        es: 'para las reservas de una persona, con lo que puede hacer con ellas.',
        en: 'for the bookings of a visitor, with what can be done about them.',
      },
    },
    {
      component: 'EventCard',
      when: { es: 'para invitar a un evento.', en: 'to invite to an event.' },
    },
  ],
  code: (t) => `import { BookingCard } from '@gallery/ui'

export function Booked() {
  return (
    <BookingCard
      color="red"
      start="2026-11-19T18:00:00Z"
      end="2026-11-19T18:45:00Z"
      title="${t('La línea que corta la esquina', 'The Line that Cuts the Corner')}"
      href="/events/1"
      place="${t('Sala 1, planta baja', 'Room 1, ground floor')}"
      name="Martina Sosa"
      people={3}
    />
  )
}
`,
  anatomy: {
    story: 'Party',
    parts: [
      {
        at: '[data-event-color] > time',
        name: {
          es: 'El día, como la hoja de un almanaque, del color del evento.',
          en: 'The day, as a calendar’s leaf, in the colour of the event.',
        },
      },
      { at: 'time + div > time', name: { es: 'La hora.', en: 'The time.' } },
      {
        at: 'time + p',
        name: {
          es: 'El evento; con `href`, un enlace a su página.',
          en: 'The event; with `href` a link to its page.',
        },
      },
      {
        at: 'time + p + div',
        name: {
          es: 'Adónde ir, y otra línea para lo que haga falta saber.',
          en: 'Where to go, and another line for what there is to know.',
        },
      },
      {
        at: 'div + p',
        name: {
          es: 'A nombre de quién, y cuántos si son más de uno.',
          en: 'Who booked, and how many come when it is more than one.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <BookingCard
            color="red"
            start={start}
            end={end}
            title={line(t)}
            place={room(t)}
            name="Martina Sosa"
            cancelled
          />
        ),
        say: {
          es: 'Lo cancelado se muestra tachado: se ve qué se canceló, y se puede volver a reservar.',
          en: 'What was cancelled is shown struck through: one sees what it was, and can book again.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <BookingCard
            color="gray"
            start={start}
            end={end}
            title={`${t('CANCELADO', 'CANCELLED')}: ${line(t)}`}
            place={room(t)}
            name="Martina Sosa"
          />
        ),
        say: {
          es: 'Escrito en el título parece parte del nombre, y el gris es el color de otro evento.',
          en: 'Written into the title it looks like part of the name, and grey is another event’s colour.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Jueves 19 noviembre. 15:00 - 15:45. La línea que corta la esquina. Sala 1, planta baja. A nombre de Martina Sosa, 3 personas».',
      en: '“Thursday 19 November. 15:00 - 15:45. The Line that Cuts the Corner. Room 1, ground floor. Booked for Martina Sosa, 3 people”.',
    },
    {
      es: 'Cancelada, antes de la hora: «Turno cancelado».',
      en: 'Cancelled, before the time: “Booking cancelled”.',
    },
  ],
  props: {
    color: 'El color del evento.',
    start: 'Cuándo empieza, un instante (ISO).',
    end: 'Cuándo termina, un instante (ISO).',
    title: 'El título del evento.',
    titleLang: 'El idioma del título, si no es el de la página.',
    href: 'La página del evento.',
    place: 'Adónde ir: «Sala 1, planta baja», y una línea para cada cosa más que haya que decir.',
    name: 'Quién reservó: «Martina Sosa».',
    people: 'Cuántos vienen; se dice detrás del nombre si son más de uno.',
    cancelled: 'Tachada y sin color.',
  },
  stories: {
    Booked: { name: 'Reservada', text: 'Como en el mail, y por el reloj de la galería.' },
    Party: { name: 'Grupo', text: 'Quien reservó no viene solo.' },
    Cancelled: { name: 'Cancelada', text: 'Después de que quien visita devolvió el lugar.' },
    Linked: { name: 'Con enlace', text: 'El título lleva a la página del evento.' },
    LongTitle: {
      name: 'Título largo',
      text: 'Un título en otro idioma que el de la página, más largo que una línea.',
    },
  },
}
