import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Quién viene a un turno, una fila por reserva. Un toque en su número hace entrar a todos; uno en el nombre abre lo que los cuenta de a uno. Dibuja `<ul>`.',
  use: [
    {
      es: 'En la puerta, con el teléfono en una mano y gente adelante.',
      en: 'At the door, with the phone in one hand and people in front.',
    },
  ],
  instead: [
    {
      component: 'GuestList',
      when: {
        es: 'en el panel, donde se cambian las reservas.',
        en: 'in the panel, where bookings are changed.',
      },
    },
    {
      component: 'ScanWindow',
      when: { es: 'para hacerlos entrar por su código.', en: 'to let them in by their code.' },
    },
  ],
  code: () => `import { DoorList, type DoorVisit } from '@gallery/ui/admin'

interface TimeProps {
  visits: readonly DoorVisit[]
  onCount: (visit: DoorVisit, people: number) => void
}

export function Time({ visits, onCount }: TimeProps) {
  return <DoorList visits={visits} onCount={onCount} />
}
`,
  anatomy: {
    story: 'Letting',
    parts: [
      {
        at: 'li:first-child > button[aria-expanded]',
        name: {
          es: 'El nombre, con el apellido primero; abre la cuenta.',
          en: 'The name, surname first; it opens the count.',
        },
      },
      {
        at: 'li:first-child > button + button',
        name: {
          es: 'La caja: un toque, y entraron todos los que faltan.',
          en: 'The box: one tap, and all who are missing are in.',
        },
      },
      {
        at: 'li:first-child > div',
        name: {
          es: 'La cuenta: uno menos, cuántos hay adentro, uno más. Quien entró en parte la tiene abierta.',
          en: 'The count: one fewer, how many are inside, one more. Who is in in part has it open.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Nombre, caja y, si está abierta, la cuenta.',
        en: 'Name, box and, where it is open, the count.',
      },
    },
    { keys: ['Enter', 'Space'], does: { es: 'Lo mismo que un toque.', en: 'The same as a tap.' } },
  ],
  reads: [
    {
      es: '«Sosa, Martina Entraron 2 de 3, botón, expandido»; la caja: «Entró Sandoval, Susana, 2, botón».',
      en: '“Sosa, Martina 2 of 3 are in, button, expanded”; the box: “Sandoval, Susana is in, 2, button”.',
    },
    {
      es: 'La cuenta, cuando cambia: «Adentro, Sosa, Martina: 2».',
      en: 'The count, when it changes: “Inside, Sosa, Martina: 2”.',
    },
    {
      es: 'Al llegar al tope, el botón dice «no disponible» y conserva el foco.',
      en: 'At the end the button says “unavailable” and keeps the focus.',
    },
  ],
  props: {
    visits: 'Quién viene, en el orden en que están.',
    onCount: 'Entran tantos, o por debajo de cero vuelven a salir porque se contaron por error.',
  },
  stories: {
    Letting: {
      name: 'Hacer entrar',
      text: 'Un toque hace entrar a toda una reserva; la que está en parte queda abierta, para contar de a uno.',
    },
    Counting: {
      name: 'Contar',
      text: 'Un toque en el nombre abre lo que cuenta, y entran más mientras haya lugares.',
    },
  },
}
