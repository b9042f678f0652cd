import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { MonthGrid } from './MonthGrid.tsx'
import type { MonthDay, MonthDayState } from './monthDay.ts'

/** Two weeks of the sample's November; days with places are links unless they are said not to be. */
function fortnight(states: readonly MonthDayState[], linked: readonly MonthDayState[]): MonthDay[] {
  return states.map((state, index) => ({
    day: `2026-11-${16 + index}`,
    state,
    ...(state === 'few' ? { free: 2 } : {}),
    ...(linked.includes(state) ? { href: `#${16 + index}` } : {}),
  }))
}

const weeks = [
  ...(['past', 'few', 'full', 'free', 'free', 'closed', 'closed'] as const),
  ...(['free', 'full', 'free', 'none', 'free', 'closed', 'closed'] as const),
]

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Las semanas de un mes con sus días libres, casi llenos, completos y cerrados, cada uno un enlace a lo que se puede reservar en él. Dibuja `<div>`. Las teclas de un calendario se mueven por los días; Re Pág y Av Pág van a los meses de antes y de después.',
  use: [
    {
      es: 'En la página de un evento, para elegir un día semanas adelante.',
      en: 'On the page of one event, to choose a day weeks ahead.',
    },
    {
      es: 'Cuando importa para cuántos hay lugar, y no solo si hay.',
      en: 'When it matters for how many there are places, not only whether there are.',
    },
  ],
  instead: [
    {
      component: 'TimelineGrid',
      when: { es: 'para los próximos días de varios eventos.', en: 'for the next days of several events.' },
    },
    {
      component: 'TimeList',
      when: {
        es: 'cuando son pocos turnos: se leen de una vez, sin buscar el día.',
        en: 'when there are few times: they are read at once, without looking for the day.',
      },
    },
    {
      component: 'DateField',
      when: { es: 'en un formulario, para un día cualquiera.', en: 'in a form, for any day at all.' },
    },
    {
      component: 'WeekCalendar',
      when: { es: 'en el panel, para armar los turnos.', en: 'in the panel, to plan the times.' },
    },
  ],
  code: () => `import { MonthGrid, type MonthDay } from '@gallery/ui'

interface NovemberProps {
  days: readonly MonthDay[]
  people: number
}

export function November({ days, people }: NovemberProps) {
  return (
    <MonthGrid
      days={days}
      today="2026-11-17"
      people={people}
      chosen="2026-11-24"
      color="red"
      nextHref="/events/1?month=2026-12"
    />
  )
}
`,
  anatomy: {
    story: 'FourWeeks',
    parts: [
      {
        at: 'h3',
        name: {
          es: 'Los meses que se ven; el año, solo si no es este.',
          en: 'The months in sight; the year only if it is not this one.',
        },
      },
      {
        at: 'nav',
        name: {
          es: 'El mes de antes y el de después; donde no hay, el signo queda gris y no se aprieta.',
          en: 'The month before and the one after; where there is none the sign stays, grey, and is not pressed.',
        },
      },
      {
        at: '[role="columnheader"]',
        name: {
          es: 'El día de la semana, entero para quien lo escucha.',
          en: 'The day of the week, in full for who listens.',
        },
      },
      {
        at: '[role="gridcell"][data-state="free"] a',
        name: {
          es: 'Un día con lugar para todos los que vienen: la barra llena.',
          en: 'A day with places for all who come: a full bar.',
        },
      },
      {
        at: '[role="gridcell"][data-state="few"]:not([aria-current]) a',
        name: {
          es: 'Un día con pocos lugares: dice cuántos.',
          en: 'A day with few places: it says how many.',
        },
      },
      {
        at: '[role="gridcell"] a[data-chosen]',
        name: {
          es: 'El día elegido, con un aro; el que está completo también se elige, para esperar.',
          en: 'The chosen day, with a ring; a full one can be chosen too, to wait.',
        },
      },
      {
        at: '[role="grid"] + [aria-hidden="true"]',
        name: {
          es: 'La clave, para el ojo: cada día lo dice además con palabras.',
          en: 'The key, for the eye: every day says it in words as well.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: () => (
          <MonthGrid
            days={fortnight(weeks, ['free', 'few', 'full'])}
            today="2026-11-17"
            people={3}
            color="red"
          />
        ),
        say: {
          es: 'Dale dirección a los días completos: ahí se espera un lugar.',
          en: 'Give full days an address: there one waits for a place.',
        },
      },
    ],
    dont: [
      {
        show: () => (
          <MonthGrid days={fortnight(weeks, ['free', 'few'])} today="2026-11-17" people={3} color="red" />
        ),
        say: {
          es: 'Un día completo que no se abre no dice si se puede esperar, ni cuándo hay lugar.',
          en: 'A full day that does not open says neither whether one can wait nor when there are places.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va por los meses de antes y de después, y entra a la grilla por un solo día.',
        en: 'Goes by the months before and after, and into the grid by a single day.',
      },
    },
    {
      keys: ['←', '→'],
      does: {
        es: 'Al día anterior o siguiente que se puede abrir, también de otra semana; en la punta, al otro mes.',
        en: 'To the day before or after that can be opened, of another week too; at the end, to the other month.',
      },
    },
    {
      keys: ['↑', '↓'],
      does: {
        es: 'Al mismo día de la semana de antes o de después.',
        en: 'To the same day of the week before or after.',
      },
    },
    {
      keys: ['Home', 'End'],
      does: {
        es: 'Al primer o al último día de la semana; con Ctrl, de todo lo que se ve.',
        en: 'To the first or the last day of the week; with Ctrl, of all that is in sight.',
      },
    },
    {
      keys: ['Page Up', 'Page Down'],
      does: {
        es: 'Al mes de antes o de después, sobre el día más cercano.',
        en: 'To the month before or after, onto the nearest day.',
      },
    },
    { keys: ['Enter'], does: { es: 'Abre el día.', en: 'Opens the day.' } },
  ],
  reads: [
    {
      es: '«Días con lugar para 3 personas, grilla».',
      en: '“Days with places for 3 people, grid”.',
    },
    {
      es: 'Un día: «jueves 19 de noviembre, con lugar para 3, enlace»; uno con pocos, «queda 1» o «quedan 2».',
      en: 'A day: “Thursday 19 November, places for 3, link”; one with few, “1 left” or “2 left”.',
    },
    {
      es: 'El elegido agrega «seleccionado»; hoy, «fecha actual».',
      en: 'The chosen one adds “selected”; today, “current date”.',
    },
    {
      es: 'Los que no se abren también se leen: «sábado 21 de noviembre, cerrado».',
      en: 'Those that do not open are read too: “Saturday 21 November, closed”.',
    },
    {
      es: 'Al cambiar de mes se dice el título nuevo: «diciembre y enero de 2027».',
      en: 'As the month changes, the new heading is said: “December and January 2027”.',
    },
  ],
  props: {
    days: 'Semanas enteras, cada una desde el día en que acá empiezan: el lunes, o lo que diga el `weekStart` del idioma. Qué es cada día lo sabe quien lo muestra.',
    today: 'El día de la galería, «AAAA-MM-DD».',
    people: 'Cuántos vienen juntos: para ellos los días están libres o completos.',
    chosen: 'El día que se muestra al lado del mes, «AAAA-MM-DD».',
    previousHref: 'La dirección del mes anterior; sin esto no hay ninguno que ver.',
    nextHref: 'La dirección del mes siguiente.',
    loading: 'Los números están; lo que son los días está llegando.',
    color: 'El color del evento; sin esto, el de un elemento que lo envuelva y lleve `data-event-color`.',
    headingLevel: 'El nivel del título que nombra los meses.',
  },
  stories: {
    FourWeeks: {
      name: 'Cuatro semanas',
      text: 'Cuatro semanas para tres personas: cada día dice lo que es para ellas; los cerrados y los que ya pasaron no son enlaces.',
    },
    Keyboard: {
      name: 'Teclado',
      text: 'Una sola parada; las flechas van de día en día, por encima de los cerrados y del fin de la semana.',
    },
    NextMonth: {
      name: 'Mes siguiente',
      text: 'Av Pág va al mes siguiente, al día más cercano; también lo hace una flecha en la punta.',
    },
    NextMonthLater: {
      name: 'Mes siguiente, más tarde',
      text: 'Un mes cuyos días llegan después: el foco los espera.',
    },
    Loading: { name: 'Cargando', text: 'Mientras nadie sabe qué son los días, están sus números.' },
    Phone: {
      name: 'Teléfono',
      text: 'Un teléfono no tiene lugar para palabras en las celdas; los nombres las dicen igual.',
    },
    ToTheLeft: {
      name: 'Hacia la izquierda',
      text: 'Donde se lee hacia la izquierda, la flecha izquierda va al día siguiente.',
    },
  },
}
