import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Saca muchos turnos: cuáles, qué pasa con sus reservas, y un botón que dice cuántos turnos y personas. Dibuja `<div>`; su barra queda pegada al pie de la pantalla.',
  use: [
    {
      es: 'Cuando un evento se muda o termina antes.',
      en: 'When an event moves or ends early.',
    },
  ],
  instead: [
    { component: 'SlotPlanner', when: { es: 'para crear turnos.', en: 'to create slots.' } },
    { component: 'ConfirmDialog', when: { es: 'para borrar uno solo.', en: 'to delete a single one.' } },
  ],
  code: () => `import { type RemovableSlot, type SlotRange, type SlotRemoval, SlotRemover } from '@gallery/ui/admin'

interface EarlyEndProps {
  range: SlotRange
  setRange: (range: SlotRange) => void
  slots: readonly RemovableSlot[]
  remove: (removal: SlotRemoval) => void
}

export function EarlyEnd({ range, setRange, slots, remove }: EarlyEndProps) {
  return <SlotRemover range={range} onRangeChange={setRange} slots={slots} onRemove={remove} />
}
`,
  anatomy: {
    story: 'Keeping',
    parts: [
      {
        at: 'input[name="from"]',
        name: { es: 'De qué días y horas.', en: 'Of which days and hours.' },
      },
      {
        at: 'fieldset input[type="radio"]',
        name: {
          es: 'Qué pasa con los que tienen reservas; sin reservas no se pregunta.',
          en: 'What becomes of those with bookings; without any it is not asked.',
        },
      },
      {
        at: 'li[data-booked]',
        name: {
          es: 'Un turno con reservas; su tilde lo incluye.',
          en: 'A slot with bookings; its tick takes it in.',
        },
      },
      {
        at: 'button[data-variant="danger"]',
        name: { es: 'Lo que borra, con los números.', en: 'What deletes, with its numbers.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Space'],
      does: {
        es: 'Tilda o destilda un turno; destildado, no se toca.',
        en: 'Ticks a slot or not; one that is not ticked is left alone.',
      },
    },
    {
      keys: ['↑', '↓'],
      does: {
        es: 'Eligen qué pasa con las reservas.',
        en: 'Choose what becomes of the bookings.',
      },
    },
  ],
  reads: [
    {
      es: 'Cada día es un título de segundo nivel; cada tilde dice su día y su hora.',
      en: 'Each day is a heading of the second level; each tick box says its day and hour.',
    },
    {
      es: 'La oración de la barra se anuncia cuando cambia, y describe el botón: «Ningún turno elegido».',
      en: 'The sentence of the bar is announced when it changes, and describes the button: “No time slots chosen”.',
    },
  ],
  props: {
    eventField: 'El campo que dice de qué evento: un `EntityPicker` o un `Select`.',
    range: 'De qué turnos se trata.',
    onRangeChange:
      'Se llama con el rango como tiene que quedar; si cambian sus días hacen falta otros `slots`.',
    slots: 'Los turnos de los días del rango; los de otros días y horas se dejan afuera.',
    languages: 'Los idiomas en que se escribe el motivo, cuantos sean.',
    mailMinutes: 'Cuánto esperan los mails, en minutos: durante ese tiempo se puede deshacer.',
    mailHref: 'Dónde se puede leer el mail antes de que se mande.',
    onRemove: 'Se llama con lo que hay que hacer.',
    onCancel: 'La salida.',
    busy: 'Mientras se borran.',
    loading: '`slots` todavía no responde por el rango.',
  },
  stories: {
    Keeping: {
      name: 'Se conservan',
      text: 'Lo que tiene reservas queda, cerrado; se van solo los vacíos.',
    },
    Telling: {
      name: 'Se avisa',
      text: 'También se van, y a cada persona se le dice por qué: los dos números están en el botón.',
    },
    OtherLanguages: {
      name: 'En otros idiomas',
      text: 'El motivo se escribe en los idiomas de la casa, en un campo para cada uno.',
    },
    OnlyBooked: { name: 'Solo con reservas', text: 'Solo lo que alguien reservó, para revisarlo.' },
    NoBookings: { name: 'Sin reservas', text: 'Nadie reservó nada: no hay nada que preguntar.' },
    Nothing: { name: 'Ninguno', text: 'No hay turnos en el rango.' },
    Loading: { name: 'Cargando', text: 'Los turnos están en camino.' },
    Busy: { name: 'Ocupado', text: 'Se están borrando.' },
  },
}
