import { Grid } from '../../layout/Grid/Grid.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Skeleton } from './Skeleton.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Guarda el lugar de lo que está en camino, para que nada salte cuando llega. Dibuja `<span>`, que los lectores de pantalla no ven si no lleva palabras.',
  use: [
    {
      es: 'Para una cosa que está por llegar, y de la que se sabe cuánto lugar ocupa.',
      en: 'For one thing on its way, of which it is known how much space it takes.',
    },
  ],
  instead: [
    {
      component: 'LoadingBar',
      when: { es: 'para la espera de toda una página.', en: 'for the wait of a whole page.' },
    },
    {
      component: 'RecordSkeleton',
      when: { es: 'para una obra o un documento enteros.', en: 'for a whole work or document.' },
    },
    {
      component: 'PaginatedList',
      when: { es: 'para una lista: trae los suyos.', en: 'for a list: it brings its own.' },
    },
  ],
  code: () => `import { Grid, Skeleton } from '@gallery/ui'

export function WorksToCome() {
  return (
    <Grid columns={3} phoneColumns={2}>
      <Skeleton shape="square" labelled />
      <Skeleton shape="square" />
      <Skeleton shape="square" />
    </Grid>
  )
}
`,
  examples: {
    do: [
      {
        show: () => (
          <Grid columns={2} phoneColumns={2}>
            <Skeleton shape="square" labelled />
            <Skeleton shape="square" />
          </Grid>
        ),
        say: {
          es: 'Una sola dice qué se espera: se escucha una vez.',
          en: 'Only one says what is awaited: it is heard once.',
        },
      },
    ],
    dont: [
      {
        show: () => (
          <Grid columns={2} phoneColumns={2}>
            <Skeleton shape="square" labelled />
            <Skeleton shape="square" labelled />
          </Grid>
        ),
        say: {
          es: '«Cargando…, Cargando…»: quien escucha la página lo oye tantas veces como fichas hay.',
          en: '“Loading…, Loading…”: who listens to the page hears it as often as there are tiles.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [{ es: 'Nada; con `labelled`, «Cargando…».', en: 'Nothing; with `labelled`, “Loading…”.' }],
  props: {
    shape:
      'El lugar que guarda: la ficha de una obra (`square`), de una colección (`fiveFour`), de un objeto (`fourFive`), una vista (`threeTwo`), o un renglón de texto (`line`), tan alto como el texto que lo rodea.',
    labelled: 'Dice «Cargando…» en su esquina: una vez por grupo, en la primera ficha. No en un `line`.',
  },
  stories: {
    Tile: { name: 'Ficha', text: 'La primera ficha de un grupo dice qué espera.' },
    Shapes: { name: 'Formas', text: 'Todos los lugares que puede guardar.' },
    Lines: { name: 'Renglones', text: 'Texto que va a llegar, un renglón cada uno.' },
  },
}
