import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los turnos de un día, uno de los cuales se ve debajo; siguen hacia el costado. Dibuja `<nav>`.',
  use: [
    {
      es: 'En la puerta, para pasar de un turno a otro.',
      en: 'At the door, to go from one time to another.',
    },
  ],
  instead: [
    {
      component: 'Tabs',
      when: {
        es: 'para las partes de una pantalla del panel.',
        en: 'for the parts of a screen of the panel.',
      },
    },
    {
      component: 'SlotList',
      when: { es: 'en el sitio, para elegir un turno.', en: 'on the site, to choose a time.' },
    },
    { component: 'NextSlots', when: { es: 'al lado de un evento.', en: 'beside an event.' } },
  ],
  code: () => `import { DoorSlots, type DoorSlotTab } from '@gallery/ui/admin'
import { useState } from 'react'

export function Times({ slots, first }: { slots: readonly DoorSlotTab[]; first: number }) {
  const [current, setCurrent] = useState(first)
  return <DoorSlots slots={slots} current={current} onCurrentChange={setCurrent} />
}
`,
  anatomy: {
    story: 'Day',
    parts: [
      {
        at: 'button[aria-current] > span',
        name: {
          es: 'Cuándo empieza el turno que se ve; llega solo al medio.',
          en: 'When the time that is shown begins; it comes to the middle by itself.',
        },
      },
      {
        at: 'button[aria-current] > small',
        name: {
          es: 'Cuántos están adentro, de cuántos; antes de empezar, cuántos vienen.',
          en: 'How many are inside, of how many; before it begins, how many come.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Va de turno en turno.', en: 'Goes from time to time.' } },
    { keys: ['Enter', 'Space'], does: { es: 'Muestra ese turno.', en: 'Shows that time.' } },
  ],
  reads: [
    {
      es: '«Turnos del día, navegación. 15:00 5 de 10, botón, actual».',
      en: '“Time slots of the day, navigation. 15:00 5 of 10, button, current”.',
    },
  ],
  props: {
    slots: 'Los turnos, en orden.',
    current: 'El que se ve.',
    onCurrentChange: 'Se llama con el turno que se quiere ver.',
  },
  stories: {
    Day: { name: 'Un día', text: 'Los turnos de un día, de los que uno se ve debajo.' },
    Together: {
      name: 'A la misma hora',
      text: 'Dos muestras reciben gente a la misma hora: cada turno dice de cuál es, y ningún otro lo necesita.',
    },
  },
}
