import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que sigue a anotarse en la lista de espera: cuántos hay antes, qué pasa después, adónde fue el mail. Dibuja `<div>`; su título recibe el foco cuando aparece.',
  use: [
    {
      es: 'Como `done` de `BookingPanel`, en el lugar del formulario que se mandó.',
      en: 'As `done` of `BookingPanel`, in the place of the form that was sent.',
    },
  ],
  instead: [
    { component: 'BookingDone', when: { es: 'cuando se reservó un lugar.', en: 'when a place was booked.' } },
    {
      component: 'AppointmentList',
      when: {
        es: 'más tarde, en la página de reservas de quien espera.',
        en: 'later, on the page of bookings of whoever waits.',
      },
    },
  ],
  code: () => `import { WaitingDone } from '@gallery/ui'

export function Joined({ ahead, backToTimes }: { ahead: number; backToTimes: () => void }) {
  return (
    <WaitingDone
      email="martina.sosa@example.org"
      ahead={ahead}
      offerHours={2}
      bookingsHref="/account/bookings"
      onBack={backToTimes}
    />
  )
}
`,
  anatomy: {
    story: 'Joined',
    parts: [
      { at: 'h3', name: { es: 'Qué pasó. Recibe el foco.', en: 'What happened. It takes the focus.' } },
      {
        at: 'h3 + p',
        name: {
          es: 'Cuántos hay antes, y qué pasa cuando se libera lugar.',
          en: 'How many come before, and what happens when a place is freed.',
        },
      },
      {
        at: 'p strong',
        name: {
          es: 'Adónde fue el mail: ahí se ve si se escribió mal.',
          en: 'Where the mail went: a typing mistake shows here.',
        },
      },
      {
        at: 'button',
        name: { es: 'De vuelta a los turnos del día.', en: 'Back to the times of the day.' },
      },
      {
        at: 'a',
        name: {
          es: 'La página donde también está lo que se espera.',
          en: 'The page where what is waited for stands too.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Del título, que ya tiene el foco, al botón y al enlace.',
        en: 'From the heading, which has the focus already, to the button and the link.',
      },
    },
  ],
  reads: [
    {
      es: 'Al aparecer: «Estás en la lista de espera, encabezado de nivel 3».',
      en: 'As it appears: “You are on the waiting list, heading level 3”.',
    },
    {
      es: 'Después: «Un grupo antes. Si se libera lugar para todos, te escribimos y te lo guardamos 2 horas».',
      en: 'Then: “One group before you. If there are places for all of you, we write to you and keep it for 2 hours”.',
    },
  ],
  props: {
    email: 'Adónde fue el mail.',
    ahead: 'Cuántas reservas esperan antes que esta.',
    offerHours: 'Cuántas horas se guarda un lugar que se libera.',
    bookingsHref: 'La página de reservas de quien visita, donde está también lo que espera.',
    onBack: 'El camino de vuelta a los turnos del día.',
  },
  stories: {
    Joined: {
      name: 'En la lista',
      text: 'Un grupo espera antes: qué se promete, adónde fue el mail y cómo seguir.',
    },
    First: { name: 'Primero', text: 'Nadie espera antes, y hay una hora para contestar.' },
    LongAddress: { name: 'Dirección larga', text: 'Una dirección larga, y muchos antes.' },
  },
}
