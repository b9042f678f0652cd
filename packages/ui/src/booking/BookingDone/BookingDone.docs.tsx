import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { BookingDone } from './BookingDone.tsx'

const now = '2026-11-17T15:37:00-03:00'
const ignore = () => undefined

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que sigue a una reserva: adónde fue el mail, hasta cuándo se guarda el lugar, cómo pedir el mail de nuevo o corregir la dirección. Dibuja `<div>`; su título recibe el foco cuando aparece.',
  use: [
    {
      es: 'Como `done` de `BookingPanel`: la reserva está hecha y falta confirmarla por mail.',
      en: 'As `done` of `BookingPanel`: the booking is made and still has to be confirmed by mail.',
    },
  ],
  instead: [
    {
      component: 'BookingCard',
      when: {
        es: 'para decir de nuevo qué se reservó, una vez confirmado.',
        en: 'to say back what was booked, once it is confirmed.',
      },
    },
    {
      component: 'WaitingDone',
      when: {
        es: 'cuando no había lugar y alguien se anotó para esperar.',
        en: 'when there was no place and somebody joined the list.',
      },
    },
    {
      component: 'Message',
      when: {
        es: 'cuando no queda nada por hacer ni nada que vence.',
        en: 'when nothing is left to do, and nothing runs out.',
      },
    },
  ],
  code: () => `import { BookingDone } from '@gallery/ui'

interface DoneProps {
  email: string
  until: string
  now: string
  resend: () => Promise<void>
  correct: (email: string) => Promise<boolean>
  chooseAgain: () => void
}

export function Done({ email, until, now, resend, correct, chooseAgain }: DoneProps) {
  return (
    <BookingDone
      email={email}
      until={until}
      now={now}
      onResend={resend}
      onCorrect={correct}
      bookingsHref="/account/bookings"
      onAgain={chooseAgain}
    />
  )
}
`,
  anatomy: {
    story: 'Held',
    parts: [
      {
        at: 'h3',
        name: {
          es: 'El título: todavía falta un paso. Recibe el foco.',
          en: 'The heading: one step is left. It takes the focus.',
        },
      },
      {
        at: 'h3 + p strong',
        name: { es: 'Adónde fue el mail.', en: 'Where the mail went.' },
      },
      {
        at: 'time',
        name: {
          es: 'Hasta qué hora se guarda el lugar, y al lado cuánto falta.',
          en: 'Until when the place is held, and beside it how long that still is.',
        },
      },
      {
        at: 'button:not([aria-expanded])',
        name: {
          es: 'Manda el mail otra vez; recién mandado, espera.',
          en: 'Sends the mail again; right after that it waits.',
        },
      },
      {
        at: 'button[aria-expanded]',
        name: {
          es: 'Abre acá mismo el campo para corregir la dirección.',
          en: 'Opens the field that mends the address, in the same place.',
        },
      },
      {
        at: 'a',
        name: {
          es: 'La página de reservas, para ver o cancelar la reserva.',
          en: 'The page of bookings, to see the booking or cancel it.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: () => (
          <BookingDone
            email="martina.sosa@example.org"
            until="2026-11-17T16:05:00-03:00"
            now={now}
            sentAt="2026-11-17T15:36:00-03:00"
            resendOff
            bookingsHref="#"
            onResend={ignore}
            onCorrect={ignore}
            onAgain={ignore}
          />
        ),
        say: {
          es: 'Después de mandarlo de nuevo decí a qué hora, con `sentAt`: se sabe que pasó algo.',
          en: 'After sending it again say when, with `sentAt`: it shows that something happened.',
        },
      },
    ],
    dont: [
      {
        show: () => (
          <BookingDone
            email="martina.sosa@example.org"
            until="2026-11-17T16:05:00-03:00"
            now={now}
            resendOff
            bookingsHref="#"
            onResend={ignore}
            onCorrect={ignore}
            onAgain={ignore}
          />
        ),
        say: {
          es: 'Un botón que se apaga sin decir por qué parece roto, y quien espera lo aprieta igual.',
          en: 'A button that goes out without a word seems broken, and who waits keeps pressing it.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Del título, que ya tiene el foco, a «Mandarlo otra vez», «Corregirla» y el enlace a las reservas.',
        en: 'From the heading, which has the focus already, to “Send it again”, “Correct it” and the link to the bookings.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Sobre «Corregirla» abre el campo y pone el foco en él; en el campo, Enter lo manda.',
        en: 'On “Correct it” opens the field and moves the focus to it; in the field, Enter sends it.',
      },
    },
  ],
  reads: [
    {
      es: 'Al aparecer: «Falta confirmarlo, encabezado de nivel 3».',
      en: 'As it appears: “One step left, heading level 3”.',
    },
    {
      es: 'Si la dirección cambia, se dice sola: «Te mandamos un mail a martina.sosa@example.org».',
      en: 'If the address changes it is said by itself: “We sent an e-mail to martina.sosa@example.org”.',
    },
    {
      es: 'Cuando faltan cinco minutos, una sola vez: «quedan 5 minutos».',
      en: 'When five minutes are left, once: “5 minutes left”.',
    },
    {
      es: '«Corregirla, botón, contraído». Lo que no se pudo hacer se dice enseguida, como alerta.',
      en: '“Correct it, button, collapsed”. What could not be done is said at once, as an alert.',
    },
  ],
  props: {
    email: 'Adónde fue el mail.',
    until: 'Hasta cuándo se guarda el lugar, un instante (ISO).',
    now: 'La hora por el reloj del servidor, un instante (ISO): desde `until` el lugar vuelve a estar libre.',
    sentAt: 'Cuándo se mandó el mail otra vez, un instante (ISO).',
    resendOff: 'Se mandó hace un momento, y no se manda de nuevo tan pronto.',
    onResend: 'Manda el mail otra vez.',
    onCorrect: 'Lo manda a otra dirección; si se rechaza, resuelve con `false` y el campo queda abierto.',
    errors: 'La respuesta del servidor a la última corrección, por campo.',
    refusal: 'Por qué no se pudo cumplir lo último que se pidió.',
    bookingsHref: 'La página de reservas de quien visita.',
    onAgain: 'El camino de vuelta a los turnos del día, cuando el lugar ya no se guarda.',
  },
  stories: {
    Held: {
      name: 'Guardado',
      text: 'El mail está en camino: su dirección, hasta cuándo se guarda el lugar y qué se puede hacer mientras tanto.',
    },
    Correcting: { name: 'Corregir', text: 'Una dirección mal escrita se corrige donde está.' },
    SentAgain: { name: 'Mandado otra vez', text: 'Se mandó hace un momento: no otra vez tan pronto.' },
    Refused: { name: 'Rechazado', text: 'Algo no se pudo hacer.' },
    LongAddress: { name: 'Dirección larga', text: 'Una dirección larga, y falta más de una hora.' },
    Over: { name: 'Vencido', text: 'Se pasó la hora: el camino de vuelta a los turnos del día.' },
  },
}
