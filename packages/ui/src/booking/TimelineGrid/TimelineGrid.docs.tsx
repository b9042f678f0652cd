import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { TimelineGrid } from './TimelineGrid.tsx'
import type { TimelineEvent } from './timelineEvent.ts'

const cellHref = (event: TimelineEvent['id'], day: string) => `#${event}-${day}`

const exhibition = (t: Tell): TimelineEvent => ({
  id: 1,
  title: t('La línea que corta la esquina', 'The Line that Cuts the Corner'),
  active: true,
  color: 'red',
  from: '2026-11-12',
  to: '2027-01-30',
  requiresRegistration: true,
  fullDays: ['2026-11-18'],
})

const courtyard = (t: Tell): TimelineEvent => ({
  id: 2,
  title: t('Horas del patio', 'Hours of the Courtyard'),
  active: true,
  color: 'yellow',
  from: '2026-09-01',
  to: '2026-11-20',
  requiresRegistration: false,
  fullDays: [],
})

/** A few days of the sample's November. */
function Days({ events, days = 5 }: { events: readonly TimelineEvent[]; days?: number }) {
  return (
    <TimelineGrid
      from="2026-11-17"
      today="2026-11-17"
      days={days}
      events={events}
      cellHref={cellHref}
      headingLevel={3}
    />
  )
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que hay en los próximos días: una fila por evento, una barra sobre cada día en que se lo puede visitar. Dibuja `<div>` alrededor del título y de un `role="grid"` con una sola parada de tabulación, que se mueve con las flechas.',
  use: [
    {
      es: 'Para lo que se puede visitar en los próximos diez días, con un turno o sin él.',
      en: 'For what can be visited in the next ten days, with a booking or without.',
    },
    {
      es: 'Cuando la pregunta es «¿qué hay el sábado?»: los eventos se comparan por su día.',
      en: 'When the question is “what is on on Saturday?”: events are compared by their day.',
    },
  ],
  instead: [
    {
      component: 'EventList',
      when: {
        es: 'cuando las imágenes y las palabras importan más que los días.',
        en: 'when pictures and words matter more than days.',
      },
    },
    {
      component: 'MonthGrid',
      when: {
        es: 'para elegir un día de un solo evento, semanas adelante.',
        en: 'to choose a day of one event, weeks ahead.',
      },
    },
    {
      component: 'SlotList',
      when: {
        es: 'para las horas de un día ya elegido.',
        en: 'for the hours of a day that is chosen already.',
      },
    },
    {
      component: 'WeekCalendar',
      when: { es: 'en el panel, para armar los turnos.', en: 'in the panel, to plan the slots.' },
    },
  ],
  code: (t) => `import { TimelineGrid } from '@gallery/ui'

export function Agenda() {
  return (
    <TimelineGrid
      from="2026-11-17"
      today="2026-11-17"
      events={[
        {
          id: 1,
          title: '${t('La línea que corta la esquina', 'The Line that Cuts the Corner')}',
          href: '/events/1',
          active: true,
          color: 'red',
          from: '2026-11-12',
          to: '2027-01-30',
          requiresRegistration: true,
          fullDays: ['2026-11-18'],
        },
      ]}
      cellHref={(event, day) => \`/?event=\${event}&day=\${day}\`}
      nextHref="/?from=2026-11-27"
    />
  )
}
`,
  anatomy: {
    story: 'Today',
    parts: [
      {
        at: 'h2',
        name: {
          es: 'El título: los días que se ven, con el mes y el año que hagan falta.',
          en: 'The heading: the days in sight, with the month and the year as far as they are needed.',
        },
      },
      {
        at: 'nav',
        name: {
          es: 'Los diez días que siguen; los anteriores, solo si hoy quedó atrás.',
          en: 'The ten days that follow; those before only if today lies behind.',
        },
      },
      {
        at: '[role="columnheader"][aria-current="date"]',
        name: {
          es: 'Un día. Hoy se llama hoy; los días cerrados van sobre un fondo.',
          en: 'A day. Today is called today; days on which the gallery is closed have a ground.',
        },
      },
      {
        at: '[role="rowheader"]',
        name: {
          es: 'El evento: su título lleva a su página, debajo quién muestra y si hay que registrarse.',
          en: 'The event: its title leads to its page, beneath it who shows and whether one has to register.',
        },
      },
      {
        at: 'a[data-state="available"]',
        name: {
          es: 'Un día con lugar: la barra llena con un punto, que se aprieta para elegir la hora.',
          en: 'A day with places: a full bar with a dot, which is pressed to choose the hour.',
        },
      },
      {
        at: 'a[data-state="full"]',
        name: {
          es: 'Un día completo: rayado. También se abre: dice cuándo hay lugar.',
          en: 'A full day: hatched. It opens too: it says when there are places.',
        },
      },
      {
        at: '[role="grid"] ~ [aria-hidden="true"]',
        name: {
          es: 'La clave, para el ojo: cada celda lo dice además con palabras.',
          en: 'The key, for the eye: every cell says it in words as well.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <Days events={[exhibition(t), courtyard(t)]} />,
        say: {
          es: 'Un color por evento, el mismo en toda la página: la agenda, el turno, el cartel.',
          en: 'One colour for each event, the same all over the page: the agenda, the booking, the poster.',
        },
      },
      {
        show: (t) => <Days events={[{ ...exhibition(t), fewDays: { '2026-11-19': 3 } }]} />,
        say: {
          es: 'Decí dónde quedan pocos lugares y cuántos: la barra se acorta y la celda lo cuenta.',
          en: 'Say where few places are left, and how many: the bar gets short and the cell tells it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Days events={[exhibition(t), { ...courtyard(t), color: 'red' }]} />,
        say: {
          es: 'Dos eventos del mismo color parecen uno que sigue.',
          en: 'Two events of one colour look like one that goes on.',
        },
      },
      {
        show: (t) => (
          <Days
            events={[
              {
                ...exhibition(t),
                title: t(
                  'MUESTRA: La línea que corta la esquina, de Elsa Brandariz',
                  'EXHIBITION: The Line that Cuts the Corner, by Elsa Brandariz'
                ),
              },
            ]}
          />
        ),
        say: {
          es: 'En el título va el título: quién muestra es `note`, y las mayúsculas gritan.',
          en: 'The title is the title: who shows is `note`, and capitals shout.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Entra a la grilla por una sola celda, la última visitada, y sale de ella.',
        en: 'Goes into the grid by a single cell, the one visited last, and out of it.',
      },
    },
    {
      keys: ['←', '→'],
      does: {
        es: 'Al día anterior o siguiente del mismo evento; saltan los que no tienen nada. Antes del primero está el título.',
        en: 'To the day before or after of the same event; days with nothing are skipped. Before the first is the title.',
      },
    },
    {
      keys: ['↑', '↓'],
      does: {
        es: 'Al evento de arriba o de abajo, en el día más cercano; de un título, a otro título.',
        en: 'To the event above or below, on the nearest day; from a title to a title.',
      },
    },
    {
      keys: ['Home', 'End'],
      does: {
        es: 'Al título o al último día del evento; con Ctrl, de toda la grilla.',
        en: 'To the title or the last day of the event; with Ctrl, of the whole grid.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: { es: 'Abre el día o la página del evento.', en: 'Opens the day, or the page of the event.' },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Saca la palabra que flota sobre la barra.',
        en: 'Puts away the word that floats over the bar.',
      },
    },
  ],
  reads: [
    { es: '«Del 17 al 26 de noviembre, grilla».', en: '“17 to 26 November, grid”.' },
    {
      es: 'Una celda: «jue 19 de noviembre, La línea que corta la esquina: Registrarse, enlace»; con `onSelect`, además «abre un diálogo».',
      en: 'A cell: “Thu 19 November, The Line that Cuts the Corner: Register, link”; with `onSelect` also “opens a dialog”.',
    },
    {
      es: 'Un día completo termina en «: completo»; con pocos lugares agrega «Quedan 3».',
      en: 'A full day ends with “: full”; one with few places adds “3 left”.',
    },
    {
      es: 'La cabeza de un día: «sábado 21 de noviembre, cerrado».',
      en: 'The head of a day: “Saturday 21 November, closed”.',
    },
    {
      es: 'Al pasar a otros días se dice el título nuevo: «Del 27 de noviembre al 6 de diciembre».',
      en: 'As the days change, the new heading is said: “27 November to 6 December”.',
    },
  ],
  props: {
    from: 'El primer día que se ve, «AAAA-MM-DD».',
    today: 'Hoy por el reloj de la galería, «AAAA-MM-DD».',
    events: 'Las filas, en orden.',
    cellHref: 'La dirección que abre una celda, también sin scripts: la página con su `event` y su `day`.',
    onSelect: 'Lo llama una celda que se aprieta sin más, en lugar de seguir su enlace.',
    selected: 'La celda cuyo diálogo está abierto.',
    days: 'Cuántos días se ven.',
    closedDays:
      'Los días en que la galería está cerrada, en orden; también los que siguen, hasta donde un evento pueda terminar en ellos.',
    previousHref:
      'La página que empieza otros tantos días antes; se muestra solo cuando hoy queda más atrás.',
    nextHref: 'La página que empieza otros tantos días después.',
    loading: 'Los eventos están llegando: filas sin contenido.',
    headingLevel:
      'El nivel de su título, que nombra los días: 3 adentro de una `Section`, donde además es más chico.',
  },
  stories: {
    Today: {
      name: 'Hoy',
      text: 'Diez días desde hoy: la agenda de la portada. «Anterior» no está, porque no hay nada antes de hoy.',
    },
    Keyboard: {
      name: 'Teclado',
      text: 'Las flechas mueven una sola parada por los títulos y los días con algo, salteando fines de semana y días vacíos; el espacio abre.',
    },
    Selected: {
      name: 'Elegida',
      text: 'La celda cuyo diálogo está abierto tiene un aro de tinta; ahí empieza el teclado.',
    },
    ByTemplate: {
      name: 'Por plantilla',
      text: 'Las direcciones vienen como plantilla: un componente del servidor las puede dar, una función no.',
    },
    FewPlaces: {
      name: 'Pocos lugares',
      text: 'Un día con pocos lugares es un tercio de barra, y dice cuántos quedan.',
    },
    MonthChange: {
      name: 'Cambio de mes',
      text: 'La página que sigue: «Anterior» lleva de vuelta, y el título nombra los dos meses.',
    },
    Turned: {
      name: 'De vuelta',
      text: 'De vuelta en los primeros días, donde el enlace para volver ya no está: los días nuevos se dicen, y el foco queda junto a los enlaces.',
    },
    YearChange: { name: 'Cambio de año', text: 'En Año Nuevo las dos puntas dicen su año.' },
    TodayInTheMiddle: {
      name: 'Hoy en el medio',
      text: 'Una ventana que empezó antes de hoy: sus días pasados quedan, hoy está en su columna.',
    },
    One: { name: 'Uno', text: 'Un solo evento.' },
    AllFull: {
      name: 'Todo completo',
      text: 'Hay que registrarse y no queda ningún turno, hasta el día del cierre.',
    },
    NothingToBook: {
      name: 'Sin turnos',
      text: 'Hay que registrarse, y algunos días no tienen turnos: una barra tenue, que la clave explica.',
    },
    Colours: {
      name: 'Colores',
      text: 'Los seis colores, con registro y sin él; lo que termina un domingo se corta el viernes anterior.',
    },
    Inactive: {
      name: 'Inactivo',
      text: 'Un evento que no está activo: su título es texto, sus celdas igual se abren.',
    },
    LongWords: { name: 'Palabras largas', text: 'Las palabras más largas que su columna se parten.' },
    Empty: { name: 'Vacía', text: 'Ningún evento en estos días.' },
    Loading: { name: 'Cargando', text: 'Los eventos están llegando.' },
    ClosedDays: {
      name: 'Días cerrados',
      text: 'Un feriado, días en que la galería cierra por su cuenta, y por qué; los fines de semana no piden explicación.',
    },
    OpenSaturday: {
      name: 'Sábado abierto',
      text: 'Un sábado que se abrió a propósito para un evento: su columna está abierta, solo para ese evento.',
    },
    Many: { name: 'Muchos', text: 'Muchas filas: los días quedan arriba mientras se desplazan.' },
    SmallPhone: {
      name: 'Teléfono chico',
      text: 'Un teléfono de 320px: diez días, uno al lado del otro, y nada que se desplace de costado.',
    },
  },
}
