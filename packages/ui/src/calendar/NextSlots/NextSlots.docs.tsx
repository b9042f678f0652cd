import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los próximos turnos de un evento y qué tan lleno está cada uno; lo que espera una confirmación es la mitad de alto. Dibuja `<ol>`.',
  use: [
    {
      es: 'Al lado de la ficha de un evento, para ir a un turno sin buscarlo en el calendario.',
      en: 'Beside the record of an event, to get to a slot without looking for it in the calendar.',
    },
  ],
  instead: [
    {
      component: 'WeekCalendar',
      when: { es: 'para todos los turnos de una semana.', en: 'for all slots of a week.' },
    },
    { component: 'SlotList', when: { es: 'en el sitio, para reservar.', en: 'on the site, to book.' } },
    { component: 'DoorSlots', when: { es: 'en la puerta.', en: 'at the door.' } },
  ],
  code: (t) => `import { type NextSlot, NextSlots } from '@gallery/ui/admin'

export function Upcoming({ slots, today }: { slots: readonly NextSlot[]; today: string }) {
  return <NextSlots label="${t('Próximos turnos', 'Next slots')}" slots={slots} color="red" today={today} />
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'li:first-child a > span',
        name: { es: 'Cuándo: la hora, y «hoy» o el día.', en: 'When: the time, and “today” or the day.' },
      },
      {
        at: 'li:first-child a > span + span',
        name: {
          es: 'Cuántos lugares están ocupados, o «Completo».',
          en: 'How many places are taken, or “Full”.',
        },
      },
      {
        at: 'li:first-child svg',
        name: {
          es: 'Lo mismo, dibujado: lo que falta confirmar es la mitad de alto.',
          en: 'The same, drawn: what is unconfirmed is half as high.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Enter'],
      does: { es: 'Abre el turno en el calendario.', en: 'Opens the slot in the calendar.' },
    },
  ],
  reads: [
    {
      es: '«Próximos turnos, lista, 3 elementos. 15:00 hoy 10 de 12, enlace». La barra no se lee.',
      en: '“Next slots, list, 3 items. 15:00 today 10 of 12, link”. The bar is not read.',
    },
  ],
  props: {
    label: 'Qué son, para lectores de pantalla: «Próximos turnos».',
    slots: 'El más cercano primero.',
    color: 'El color del evento.',
    today: "El día de la galería, 'AAAA-MM-DD', al que se llama hoy.",
  },
  stories: {
    Default: {
      name: 'De todos los días',
      text: 'Cada uno lleva a su lugar en el calendario, y dice qué tan lleno está.',
    },
  },
}
