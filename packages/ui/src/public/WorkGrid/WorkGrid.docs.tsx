import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { languageOf } from '../../stories/docs/docsWords.ts'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { WorkGrid } from './WorkGrid.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Obras con su cartel, de a tres, de a dos por debajo de 1088px. Dibuja `<div>` alrededor de una `<ul>`.',
  use: [
    {
      es: 'Para obras, también mientras llegan y cuando no hay ninguna.',
      en: 'For works, also while they are on their way and when there are none.',
    },
    {
      es: 'Con `arrangement="room"`, para una sala que se recorre; sin eso, para una lista en la que se busca.',
      en: 'With `arrangement="room"` for a room that is walked through; without it for a list that is searched.',
    },
  ],
  instead: [
    {
      component: 'WallView',
      when: { es: 'cuando el tamaño real importa.', en: 'when the true size matters.' },
    },
    {
      component: 'ItemGrid',
      when: { es: 'para documentos del archivo.', en: 'for documents of the archive.' },
    },
    { component: 'Plates', when: { es: 'para fotos de una sala.', en: 'for views of a hall.' } },
    {
      component: 'WorkThumb',
      when: { es: 'para una sola obra, entre otras cosas.', en: 'for a single work, among other things.' },
    },
  ],
  code: (t) => `import { EmptyState, WorkGrid, type WorkItem } from '@gallery/ui'

export function WorksOf({ works }: { works: readonly WorkItem[] | undefined }) {
  return (
    <WorkGrid
      works={works ?? []}
      loading={works === undefined}
      empty={<EmptyState title="${t('Todavía no hay obras a la vista', 'No works on show yet')}" />}
    />
  )
}
`,
  anatomy: {
    story: 'SuperUser',
    parts: [
      {
        at: 'li a[aria-hidden]',
        name: {
          es: 'La obra, entera en un cuadrado, tenga la forma que tenga.',
          en: 'The work, whole in a square, whatever its shape.',
        },
      },
      {
        at: 'li fieldset',
        name: {
          es: 'Lo que puede quien administra: si se ve, su link secreto.',
          en: 'What the super user may do: whether it is seen, its secret link.',
        },
      },
      {
        at: 'li a:last-child',
        name: {
          es: 'El cartel, que es el enlace que se lee.',
          en: 'The wall label, which is the link that is read out.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <WorkGrid
            works={sampleWorks(languageOf(t))
              .slice(0, 2)
              .map((work) => ({ ...work, artist: undefined }))}
          />
        ),
        say: {
          es: 'En la página de una artista, sin su nombre: está en el título.',
          en: 'On the page of an artist, without the name: the title has it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <WorkGrid
            works={sampleWorks(languageOf(t))
              .slice(0, 2)
              .map((work) => ({ ...work, artist: 'Elsa Brandariz' }))}
          />
        ),
        say: {
          es: 'El mismo nombre en cada cartel: quien escucha lo oye cuarenta veces antes de cada título.',
          en: 'The same name on every label: who listens hears it forty times, before each title.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Una parada por obra; para quien administra, además su interruptor, su link y «Renovar».',
        en: 'One stop for each work; for a super user its switch, its link and “Renew” as well.',
      },
    },
  ],
  reads: [
    {
      es: '«Lista, 7 elementos. Elsa Brandariz, Estructura abierta nº 26, 1949, Esmalte sobre tabla, 81 × 55 × 3 cm, enlace».',
      en: '“List, 7 items. Elsa Brandariz, Open Structure No. 26, 1949, Enamel on panel, 81 × 55 × 3 cm, link”.',
    },
    {
      es: 'Mientras llegan: «Cargando…», una vez, y la lista está ocupada.',
      en: 'While they come: “Loading…”, once, and the list is busy.',
    },
  ],
  props: {
    works: 'Las obras, en orden.',
    arrangement:
      'Columnas iguales (`even`), o el ritmo de una sala, ancho y angosto por turno: 4 + 2, 2 + 2 + 2, 3 + 3, 2 + 2 + 2 sextos de la pared, con todas las filas llenas (`room`).',
    columns: 'Cuántas columnas iguales desde 1088px: tres, o cuatro si las obras son un extracto.',
    share:
      'Cuánto del ancho de la página tiene la lista en ventanas anchas, para que el navegador elija con eso las imágenes.',
    loading: 'Guarda el lugar de las obras que están por llegar; lo que ya hay queda.',
    empty: 'Lo que hay cuando no hay ninguna.',
  },
  stories: {
    Several: {
      name: 'Varias',
      text: 'Tengan la forma que tengan, las obras están enteras en cuadrados iguales.',
    },
    OfOneArtist: {
      name: 'De una artista',
      text: 'En la página de una artista: sin nombre, y una obra sin imagen.',
    },
    SuperUser: { name: 'Quien administra', text: 'Como las ve quien administra.' },
    Room: { name: 'Sala', text: 'Una colección de la trastienda, colgada como en una pared.' },
    One: { name: 'Una', text: 'Una sola conserva su columna.' },
    Many: { name: 'Muchas', text: 'Cuarenta: no cambia más que el largo de la página.' },
    LongWords: {
      name: 'Palabras largas',
      text: 'Las palabras largas se parten; las de al lado conservan su ancho.',
    },
    Loading: { name: 'Cargando', text: 'El lugar de lo que está por llegar.' },
    Empty: { name: 'Vacía', text: 'Ninguna.' },
    SmallPhone: { name: 'Teléfono chico', text: 'De a dos, también a 320px.' },
  },
}
