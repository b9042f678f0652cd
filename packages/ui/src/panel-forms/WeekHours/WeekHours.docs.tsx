import { TextField } from '../../forms/TextField/TextField.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { WeekHours } from './WeekHours.tsx'

/** What a week that is only looked at does: nothing. */
const nothing = () => {}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La semana de una casa: qué días abre, y de qué hora a qué hora. Dibuja `<fieldset>`, una línea por día.',
  use: [
    {
      es: 'Para horarios que son los mismos cada semana: los de la galería.',
      en: 'For hours that are the same every week: the gallery’s.',
    },
  ],
  instead: [
    {
      component: 'WeekCalendar',
      when: { es: 'para mostrar lo que pasa en una semana.', en: 'to show what goes on in one.' },
    },
    {
      component: 'SlotPlanner',
      when: { es: 'para abrir turnos entre dos fechas.', en: 'to open slots between two dates.' },
    },
  ],
  code: (t) => `import { type DayHours, WeekHours } from '@gallery/ui/admin'

interface OpenDaysProps {
  days: readonly DayHours[]
  change: (days: DayHours[]) => void
}

export function OpenDays({ days, change }: OpenDaysProps) {
  return <WeekHours name="openDays" label="${t('Días y horarios', 'Days and hours')}" value={days} onChange={change} />
}
`,
  anatomy: {
    story: 'Week',
    parts: [
      { at: 'fieldset legend', name: { es: 'De qué son los días.', en: 'What the days are of.' } },
      {
        at: 'fieldset input[type="checkbox"]',
        name: {
          es: 'Si abre ese día; el que se suma toma el horario del anterior.',
          en: 'Whether it opens that day; one that is added takes the hours of the day before.',
        },
      },
      {
        at: 'fieldset input[type="time"]',
        name: {
          es: 'Desde y hasta; sin ellos, se dice solo que abre.',
          en: 'From and to; without them it is only said that it opens.',
        },
      },
      {
        at: 'fieldset button',
        name: {
          es: 'Da a todos el horario del primer día.',
          en: 'Gives all of them the hours of the first day.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <WeekHours
            name="do-days"
            label={t('Días y horarios', 'Days and hours')}
            value={[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '14:00', to: '19:30' }))}
            onChange={nothing}
          />
        ),
        say: {
          es: 'Cada día con sus horas: el sitio puede decir si está abierto.',
          en: 'Each day with its hours: the site can say whether it is open.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <TextField
            name="dont-days"
            label={t('Días y horarios', 'Days and hours')}
            defaultValue={t('Lun a vie de 14 a 19.30', 'Mon to Fri, 2 to 7.30 pm')}
          />
        ),
        say: {
          es: 'Una frase no se traduce sola, ni dice si hoy abre.',
          en: 'A phrase does not translate itself, nor say whether it opens today.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Cada día y, si abre, desde y hasta.',
        en: 'Each day and, where it opens, from and to.',
      },
    },
    {
      keys: ['Space'],
      does: { es: 'En un día: lo abre o lo cierra.', en: 'On a day: opens it or closes it.' },
    },
  ],
  reads: [
    {
      es: '«Días y horarios, grupo; Lunes, casilla, marcada»; las horas: «Lunes, desde» y «Lunes, hasta».',
      en: '“Days and hours, group; Monday, check box, checked”; the hours: “Monday, from” and “Monday, to”.',
    },
    {
      es: 'Lo que el servidor rechazó se lee con la hora a la que le toca.',
      en: 'What the server refused is read out with the hour that it is of.',
    },
  ],
  props: {
    name: 'La clave en lo que se envía; los errores son de `{name}.{lugar}.from` y `.to`.',
    label: 'De qué son los días: «Días y horarios».',
    value: 'Los días en que abre, en el orden de la semana.',
    onChange: 'Se llama con los días en que va a abrir.',
  },
  stories: {
    Week: {
      name: 'Una semana',
      text: 'De lunes a viernes; un sábado se abre con el horario del día anterior, y recibe el suyo.',
    },
    WithoutHours: { name: 'Sin horarios', text: 'Días sin horas: la casa dice cuáles abre, y nada más.' },
    SameForAll: { name: 'El mismo para todos', text: 'El horario del primer día se les da a todos.' },
    Refused: {
      name: 'Rechazado',
      text: 'Lo que el servidor rechazó va debajo de su día, hasta que el día tiene otro horario.',
    },
  },
}
