import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { WeekCalendar } from './WeekCalendar.tsx'

/** Two days with a slot each, of the given title. */
function Slots({ t, title }: { t: Tell; title: string }) {
  const slot = { title, color: 'red', limit: 15, unconfirmed: 0, unavailable: false } as const
  return (
    <WeekCalendar
      label={t('Turnos del 16 y el 17 de noviembre', 'Slots of 16 and 17 November')}
      days={['2026-11-16', '2026-11-17']}
      slots={[
        { ...slot, id: 1, start: '2026-11-16T18:00:00Z', end: '2026-11-16T19:00:00Z', count: 12 },
        { ...slot, id: 2, start: '2026-11-17T18:30:00Z', end: '2026-11-17T19:30:00Z', count: 15 },
      ]}
      slotHref="#{id}"
    />
  )
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los turnos de unos días por el reloj de la galería, con cuántos reservaron cada uno. Dibuja `<div role="group">`; en un teléfono los días van uno debajo del otro.',
  use: [
    {
      es: 'En el panel, para ver de una vez qué días están llenos y abrir un turno al lado.',
      en: 'In the panel, to see at once which days are full, and open a slot beside it.',
    },
    { es: 'Para una semana, o para un solo día.', en: 'For a week, or for a single day.' },
  ],
  instead: [
    {
      component: 'TimelineGrid',
      when: { es: 'para el calendario público.', en: 'for the public’s calendar.' },
    },
    {
      component: 'SlotList',
      when: { es: 'para los turnos de un día, en el sitio.', en: 'for the slots of a day, on the site.' },
    },
    {
      component: 'NextSlots',
      when: { es: 'para los próximos de un evento.', en: 'for the next ones of an event.' },
    },
    {
      component: 'HoursGrid',
      when: { es: 'para ver a qué horas viene más gente.', en: 'to see at which hours most people come.' },
    },
  ],
  code: (t) => `import { type CalendarSlot, WeekCalendar } from '@gallery/ui/admin'

export function Week({ days, slots }: { days: readonly string[]; slots: readonly CalendarSlot[] }) {
  return (
    <WeekCalendar
      label="${t('Turnos del 16 al 20 de noviembre', 'Slots from 16 to 20 November')}"
      days={days}
      slots={slots}
      slotHref="/admin/calendar?slot={id}"
    />
  )
}
`,
  anatomy: {
    story: 'Week',
    parts: [
      {
        at: '[role="group"] > div[aria-hidden]',
        name: {
          es: 'Las horas: de la primera a la última que hace falta.',
          en: 'The hours: from the first to the last that is needed.',
        },
      },
      {
        at: 'section h2[data-today]',
        name: {
          es: 'La cabeza de un día; la de hoy está marcada.',
          en: 'The head of a day; today’s is marked.',
        },
      },
      { at: 'a[data-state="full"]', name: { es: 'Un turno completo.', en: 'A slot that is full.' } },
      {
        at: 'a[data-state="closed"]',
        name: { es: 'Uno cerrado: no acepta reservas.', en: 'One that is closed: it takes no bookings.' },
      },
      {
        at: 'a[aria-current="true"]',
        name: { es: 'El que está abierto al lado.', en: 'The one that is open beside it.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <Slots t={t} title={t('Visita guiada', 'Guided tour')} />,
        say: {
          es: 'El título nombra el evento; la hora y cuántos reservaron ya están.',
          en: 'The title names the event; the time and how many have booked are there already.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Slots
            t={t}
            title={t('Turno de 1 h: Visita guiada (cupo 15)', '1 h slot: Guided tour (15 places)')}
          />
        ),
        say: {
          es: 'Repite lo que el turno muestra, y el nombre se corta.',
          en: 'It repeats what the slot shows, and the name is cut off.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Va de turno en turno, día por día.', en: 'Goes from slot to slot, day by day.' },
    },
    { keys: ['Enter'], does: { es: 'Abre el turno: es un enlace.', en: 'Opens the slot: it is a link.' } },
  ],
  reads: [
    {
      es: 'El grupo con su nombre, y cada día como una región: «jueves 19 de noviembre, región».',
      en: 'The group with its name, and each day as a region: “Thursday 19 November, region”.',
    },
    {
      es: 'La cabeza de un día cerrado dice por qué, entero aunque se vea cortado: «lun 16 Feriado (Soberanía Nacional), encabezado nivel 2».',
      en: 'The head of a closed day says why, whole though it may be cut: “Mon 16 Public holiday (Soberanía Nacional), heading level 2”.',
    },
    {
      es: 'En el turno: cuándo, de qué, cuántos; después, en palabras, lo que el dibujo muestra, como «completo, 9 en espera».',
      en: 'In a slot: when, of what, how many; then, in words, what the drawing shows, as “full, 9 waiting”.',
    },
    {
      es: 'Mientras llegan, el grupo está ocupado y no dice que un día no tiene turnos.',
      en: 'While they come the group is busy, and no day is said to have no slots.',
    },
  ],
  props: {
    label: 'Qué muestra, para lectores de pantalla: «Turnos del 16 al 20 de noviembre».',
    days: "Los días, 'AAAA-MM-DD', en orden: los de una semana, o uno.",
    slots: 'Los turnos de esos días.',
    closedDays: 'En cuáles está cerrada la galería; lo que se abrió a propósito está igual.',
    today: "El día de hoy en la galería, 'AAAA-MM-DD'.",
    current: 'El turno que está abierto al lado.',
    loading: 'Los turnos de estos días están en camino: no se dice nada de los días que no tienen.',
    slotHref: 'La dirección que abre un turno.',
  },
  stories: {
    Week: {
      name: 'Una semana',
      text: 'Una semana: abierto, completo, cerrado, dos a la vez, y el que está abierto al lado.',
    },
    ClosedDays: {
      name: 'Días cerrados',
      text: 'Un feriado, y un sábado que se abrió a propósito: dice que la galería está cerrada, y tiene sus horas.',
    },
    ClosedDaysOnAPhone: {
      name: 'Días cerrados en un teléfono',
      text: 'En un teléfono, donde los días van uno debajo del otro, cada uno dice en su cabeza por qué está cerrado.',
    },
    ClosedDaysOnATablet: {
      name: 'Días cerrados en una tableta',
      text: 'Las columnas de una tableta son angostas: un motivo largo se lee entero igual.',
    },
    NarrowTiles: {
      name: 'Fichas angostas',
      text: 'Dos a la vez, como al lado de un panel o en una tableta: un título termina en puntos suspensivos, los números van debajo.',
    },
    ThreeAtOnce: {
      name: 'Tres a la vez',
      text: 'Tres a la vez todos los días, al lado de un panel: cada uno dice igual cuándo empieza, de qué es y cuántos vienen.',
    },
    FourAtOnce: {
      name: 'Cuatro a la vez',
      text: 'Cuatro a la vez todos los días, al lado de un panel: cuándo empieza cada uno está entero, en dos líneas, o no está.',
    },
    OneBusyDay: { name: 'Un día cargado', text: 'Tres a la vez en un día: ocupa más ancho que los demás.' },
    Day: { name: 'Un día', text: 'Un día.' },
    Loading: { name: 'Cargando', text: 'Sus turnos están en camino.' },
    Empty: { name: 'Vacía', text: 'Una semana en la que no pasa nada.' },
  },
}
