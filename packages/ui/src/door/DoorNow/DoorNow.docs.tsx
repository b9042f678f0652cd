import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un turno en la puerta: cuándo es, cuántos están adentro, y una celda por lugar: llena para quien está adentro, clara para quien está por llegar, una línea para lo libre. Dibuja `<section>`.',
  use: [
    {
      es: 'Sobre un `DoorList`, para saber de una mirada cuántos faltan.',
      en: 'Above a `DoorList`, to know at a glance how many are still to come.',
    },
  ],
  instead: [
    { component: 'SlotHead', when: { es: 'en el calendario del panel.', en: 'in the panel’s calendar.' } },
    {
      component: 'SlotCells',
      when: { es: 'para los lugares según su confirmación.', en: 'for the places by their confirmation.' },
    },
  ],
  code: (t) => `import { DoorNow } from '@gallery/ui/admin'

export function Now({ people, inside }: { people: number; inside: number }) {
  return (
    <DoorNow
      start="2026-11-17T15:00:00-03:00"
      end="2026-11-17T15:45:00-03:00"
      what="${t('La línea que corta la esquina, Sala 1', 'The Line that Cuts the Corner, Room 1')}"
      color="red"
      people={people}
      inside={inside}
      limit={12}
    />
  )
}
`,
  anatomy: {
    story: 'Afternoon',
    parts: [
      { at: 'section > h2', name: { es: 'De cuándo a cuándo.', en: 'From when to when.' } },
      {
        at: 'section > h2 + p',
        name: {
          es: 'Cuántos están adentro, de cuántos vienen.',
          en: 'How many are inside, of how many come.',
        },
      },
      {
        at: '[role="img"]',
        name: {
          es: 'Una celda por lugar; si son muchos, siguen en otra fila.',
          en: 'A cell for each place; many go on in rows.',
        },
      },
      { at: '[role="img"] + p', name: { es: 'De qué evento, y dónde.', en: 'Of which event, and where.' } },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: '«15:00 a 15:45, encabezado de nivel 2. 5 de 10 adentro».',
      en: '“15:00 to 15:45, heading level 2. 5 of 10 inside”.',
    },
    {
      es: 'Las celdas, como una imagen: «5 adentro, 5 por llegar, 2 de 12 libres».',
      en: 'The cells, as one picture: “5 inside, 5 still to come, 2 of 12 free”.',
    },
  ],
  props: {
    start: 'Cuándo empieza, un instante (ISO).',
    end: 'Cuándo termina, un instante (ISO).',
    what: 'De qué evento, y dónde: «La línea que corta la esquina, Sala 1».',
    color: 'El color del evento.',
    people: 'Cuántos vienen.',
    inside: 'Cuántos de ellos están adentro.',
    limit: 'Cuántos lugares tiene.',
  },
  stories: {
    Afternoon: { name: 'Una tarde', text: 'Unos están adentro, otros por llegar, y quedan lugares libres.' },
    Many: { name: 'Muchos', text: 'Muchos lugares siguen en filas.' },
    LongWord: {
      name: 'Palabra larga',
      text: 'Una palabra larga de un título se parte; nada se sale de la pantalla.',
    },
  },
}
