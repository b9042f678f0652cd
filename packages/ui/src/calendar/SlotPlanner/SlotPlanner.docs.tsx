import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Arma una temporada de turnos: una regla, una vista previa de lo que da con sus conflictos, y un botón que dice cuántos. Dibuja `<div>`; su barra queda pegada al pie de la pantalla.',
  use: [{ es: 'Para abrir una temporada de visitas.', en: 'To open a season of visits.' }],
  instead: [
    { component: 'SlotRemover', when: { es: 'para sacar turnos.', en: 'to take slots away.' } },
    {
      component: 'DateTimeField',
      when: { es: 'dos en un formulario, para un solo turno.', en: 'two in a form, for one slot.' },
    },
  ],
  code: () => `import type { ClosedDay } from '@gallery/ui'
import { type ExistingSlot, type NewSlot, SlotPlanner, type SlotRule } from '@gallery/ui/admin'

interface SeasonProps {
  rule: SlotRule
  setRule: (rule: SlotRule) => void
  existing: readonly ExistingSlot[]
  closedDays: readonly ClosedDay[]
  create: (slots: NewSlot[]) => void
}

export function Season({ rule, setRule, existing, closedDays, create }: SeasonProps) {
  return (
    <SlotPlanner
      color="red"
      rule={rule}
      onRuleChange={setRule}
      existing={existing}
      openWeekdays={[2, 3, 4, 5]}
      closedDays={closedDays}
      onCreate={create}
    />
  )
}
`,
  anatomy: {
    story: 'Season',
    parts: [
      {
        at: '[data-event-color] fieldset',
        name: {
          es: 'La regla: en qué días y a qué horas.',
          en: 'The rule: on which days and at what hours.',
        },
      },
      {
        at: '[data-event-color] table',
        name: {
          es: 'La vista previa, por semana: cada turno se saca o se pone apretándolo.',
          en: 'The preview, by week: a press takes a slot out or in.',
        },
      },
      {
        at: '[data-event-color] section h2',
        name: {
          es: 'Lo que no se crea, por qué, y qué se puede hacer: con cada uno, o con todos los de un motivo.',
          en: 'What is not created, why, and what can be done about it: about each, or about all of one reason.',
        },
      },
      {
        at: '[data-event-color] [role="status"]',
        name: {
          es: 'Lo que va a pasar, o por qué no puede pasar nada.',
          en: 'What will happen, or why nothing can.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Llega una sola vez a los turnos de la vista previa.',
        en: 'Reaches the slots of the preview once.',
      },
    },
    {
      keys: ['↑', '↓', '←', '→'],
      does: { es: 'Van de un turno a otro.', en: 'Go from slot to slot.' },
    },
    {
      keys: ['Enter', 'Space'],
      does: { es: 'Sacan el turno o lo ponen de nuevo.', en: 'Take the slot out or in again.' },
    },
  ],
  reads: [
    {
      es: 'Una tabla, «Vista previa, por semana»; en ella cada turno dice hora, día y lugares: «botón, presionado» si se crea.',
      en: 'A table, “Preview, by week”; in it each slot says hour, day and places: “button, pressed” if it is created.',
    },
    {
      es: 'La oración de la barra se anuncia cuando cambia, y describe el botón: «Revisá los campos marcados».',
      en: 'The sentence of the bar is announced when it changes, and describes the button: “Check the marked fields”.',
    },
  ],
  props: {
    eventField: 'El campo que dice para qué evento: un `EntityPicker` o un `Select`.',
    color: 'El color del evento.',
    rule: 'La regla como está.',
    onRuleChange:
      'Se llama con la regla como tiene que quedar; si cambian sus días hacen falta otros `existing`.',
    existing: 'Lo que ya hay en los días de la regla: turnos del evento, y de otros en su sala.',
    openWeekdays:
      'Los días de la semana en que abre la galería, de 1 lunes a 7 domingo: los que la vista previa muestra además de los de la regla.',
    closedDays:
      'En cuáles de los días de la regla la galería está cerrada: en ellos no se crea nada, salvo que se abran a propósito.',
    onCreate: 'Se llama con los turnos que hay que crear, en orden.',
    onCancel: 'La salida.',
    busy: 'Mientras se crean.',
    loading: '`existing` todavía no responde por los días de la regla: no se puede crear nada a ciegas.',
  },
  stories: {
    Season: {
      name: 'Temporada',
      text: 'Una temporada con tres conflictos y un feriado, en el que la galería está cerrada: el botón dice cuántos, y los entrega.',
    },
    ByHand: {
      name: 'A mano',
      text: 'Se sacan y se ponen turnos, se resuelve un conflicto, se abre un feriado a propósito.',
    },
    Together: {
      name: 'Todos juntos',
      text: 'Varios que se pisan con un mismo evento: un toque los crea igual, otro reemplaza los que ya existen.',
    },
    NarrowDays: {
      name: 'Días angostos',
      text: 'Donde un día tiene poco lugar, un conflicto lleva solo su marca: la palabra está entera, o no está.',
    },
    OpenSaturday: {
      name: 'Un sábado abierto',
      text: 'Un sábado aparte: la galería cierra los sábados, y uno se abre a propósito.',
    },
    ByKeys: {
      name: 'Con el teclado',
      text: 'Tab llega una vez a la vista previa, las flechas van de turno en turno, la barra espaciadora saca uno.',
    },
    ChangingTheRule: { name: 'Cambia la regla', text: 'La regla cambia, y con ella la vista previa.' },
    Wrong: { name: 'Con errores', text: 'Lo que está mal está debajo de su campo, y el botón espera.' },
    Nothing: { name: 'Nada que crear', text: 'No queda nada para crear: el botón dice por qué espera.' },
    Loading: { name: 'Cargando', text: 'Se está preguntando qué hay ya.' },
    Busy: { name: 'Ocupado', text: 'Se están creando.' },
    Many: { name: 'Muchos', text: 'Muchas horas en un día.' },
  },
}
