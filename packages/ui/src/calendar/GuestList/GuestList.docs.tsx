import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { type Guest, GuestList } from './GuestList.tsx'

/** One booking, with what is told about it. */
function Booking({ told }: { told: Partial<Guest> }) {
  return (
    <GuestList
      guests={[{ id: 1, name: 'Julia Nievas', people: 4, state: 'confirmed', ...told }]}
      menu={() => []}
      onRemove={() => {}}
    />
  )
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Quién reservó un turno, cuántos vienen con cada uno, de qué escuela y qué necesitan, cómo encontrarlos, y si confirmaron. Dibuja `<ul>`.',
  use: [
    {
      es: 'En el panel, al lado de un calendario, para ver y cambiar las reservas de un turno.',
      en: 'In the panel, beside a calendar, to see and change the bookings of a slot.',
    },
  ],
  instead: [
    {
      component: 'AppointmentList',
      when: { es: 'para los turnos propios de quien visita.', en: 'for visitors’ own bookings.' },
    },
    {
      component: 'DoorList',
      when: { es: 'en la puerta, para hacerlos entrar.', en: 'at the door, to let them in.' },
    },
    {
      component: 'WaitingList',
      when: { es: 'para quien todavía espera un lugar.', en: 'for those who still wait for a place.' },
    },
  ],
  code: (t) => `import { type Guest, GuestList } from '@gallery/ui/admin'

interface BookingsProps {
  guests: readonly Guest[]
  confirm: (guest: Guest) => void
  remove: (guest: Guest) => void
}

export function Bookings({ guests, confirm, remove }: BookingsProps) {
  return (
    <GuestList
      guests={guests}
      menu={(guest) => [{ kind: 'action', label: '${t('Confirmar', 'Confirm')}', onSelect: () => confirm(guest) }]}
      onRemove={remove}
    />
  )
}
`,
  anatomy: {
    story: 'States',
    parts: [
      {
        at: 'li:first-child > div > p',
        name: {
          es: 'Quién reservó, cuántos vienen, y cómo encontrarlos.',
          en: 'Who booked, how many come, and how to reach them.',
        },
      },
      { at: 'li:first-child > div + span', name: { es: 'Si confirmó.', en: 'Whether they confirmed.' } },
      {
        at: 'li:first-child > button[aria-label]',
        name: {
          es: 'El tacho: borra la reserva. Solo donde ocupa un lugar.',
          en: 'The bin: it deletes the booking. Only where that takes a place.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Booking
            told={{
              needs: t('Silla de ruedas', 'Wheelchair'),
              comments: t('Llegamos sobre la hora.', 'We will be just in time.'),
            }}
          />
        ),
        say: {
          es: 'Lo que necesitan va en `needs`, solo: se ve al pasar la lista.',
          en: 'What they need stands in `needs`, by itself: it is seen in passing.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Booking
            told={{
              comments: t(
                'Llegamos sobre la hora. Uno de nosotros viene en silla de ruedas.',
                'We will be just in time. One of us comes in a wheelchair.'
              ),
            }}
          />
        ),
        say: {
          es: 'Entre los comentarios, en gris, nadie lo encuentra a tiempo.',
          en: 'Among the comments, in grey, nobody finds it in time.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va al tacho y al menú de cada reserva.',
        en: 'Goes to the bin and the menu of each booking.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: { es: 'Borra, o abre el menú.', en: 'Deletes, or opens the menu.' },
    },
  ],
  reads: [
    {
      es: '«Martina Sosa 3 personas, martina.sosa@correo.example, Confirmado. Borrar la reserva de Martina Sosa, botón».',
      en: '“Martina Sosa 3 people, martina.sosa@correo.example, Confirmed. Delete Martina Sosa’s booking, button”.',
    },
  ],
  props: {
    guests: 'Quién reservó, en el orden en que están.',
    menu: 'Lo que se puede hacer con una reserva; se pregunta cuando se abre su menú.',
    onRemove: 'Borra una reserva que ocupa un lugar.',
  },
  stories: {
    States: {
      name: 'Estados',
      text: 'Quién reservó, en todos los estados; lo que ya no ocupa un lugar no se puede borrar.',
    },
    Leaving: {
      name: 'Que se va',
      text: 'Quien se va de la lista deja el foco a quien sube a su lugar, si no a quien está antes, y al final a la lista.',
    },
    Access: {
      name: 'Accesos',
      text: 'El grupo de una escuela, y lo que las personas necesitan, van debajo del nombre.',
    },
  },
}
