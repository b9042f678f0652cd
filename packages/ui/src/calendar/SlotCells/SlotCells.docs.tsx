import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los lugares de un turno, una celda cada uno: llena para quien confirmó, media para quien está retenido, un contorno para quien recibió una oferta, una línea para lo libre; debajo, cuántos hay de cada uno. De un turno con más de sesenta lugares, una barra. Dibuja `<div>`.',
  use: [
    {
      es: 'En el panel, debajo de un `SlotHead`, para ver cuánto lugar queda de verdad.',
      en: 'In the panel, under a `SlotHead`, to see how many places are really left.',
    },
  ],
  instead: [
    {
      component: 'WeekCalendar',
      when: { es: 'para muchos turnos a la vez.', en: 'for many slots at a time.' },
    },
    {
      component: 'DoorNow',
      when: {
        es: 'en la puerta, donde importa quién entró.',
        en: 'at the door, where it matters who is in.',
      },
    },
  ],
  code: () => `import { SlotCells } from '@gallery/ui/admin'

export function Places({ confirmed, held }: { confirmed: number; held: number }) {
  return <SlotCells confirmed={confirmed} held={held} offered={0} limit={12} color="red" />
}
`,
  anatomy: {
    story: 'Full',
    parts: [
      {
        at: '[role="img"]',
        name: { es: 'Las celdas, en el color del evento.', en: 'The cells, in the event’s colour.' },
      },
      {
        at: '[role="img"] + p',
        name: {
          es: 'La clave: cuántos hay de cada uno, solo de los que hay.',
          en: 'The key: how many of each, only of those there are.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: 'Una sola imagen: «De 12 lugares: 8 confirmados, 2 retenidos, 2 ofrecidos, 0 libres». La clave no se repite.',
      en: 'One picture: “Of 12 places: 8 confirmed, 2 held, 2 offered, 0 free”. The key is not repeated.',
    },
  ],
  props: {
    confirmed: 'Cuántas personas vienen seguro.',
    held: 'Cuántas tienen un lugar guardado hasta que confirmen.',
    offered: 'Cuántas tienen guardado uno que se les ofreció desde la lista de espera.',
    limit: 'Cuántas personas entran en el turno.',
    color: 'El color del evento.',
  },
  stories: {
    Full: {
      name: 'Completo',
      text: 'Completo: vienen ocho, dos pueden confirmar todavía, a dos se les ofreció desde la lista de espera.',
    },
    Open: { name: 'Abierto', text: 'La mitad está libre.' },
    Empty: { name: 'Vacío', text: 'Todavía nadie.' },
    Hall: { name: 'Un salón', text: 'Tantos lugares como un salón: una barra en lugar de celdas.' },
  },
}
