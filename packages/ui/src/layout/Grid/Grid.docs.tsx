import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Grid } from './Grid.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Columnas iguales para cosas de una misma clase: obras, nombres, colecciones. Dibuja `<div>`, o una lista por `as`.',
  use: [
    {
      es: 'Para cosas que pesan lo mismo y que se recorren con la vista: ninguna va primero.',
      en: 'For things that weigh the same and are looked over: none of them comes first.',
    },
  ],
  instead: [
    { component: 'Columns', when: { es: 'para dos partes desiguales.', en: 'for two unequal parts.' } },
    {
      component: 'WorkGrid',
      when: {
        es: 'para obras; para piezas de archivo, `ItemGrid`; para colecciones, `CollectionGrid`; para artistas, `ArtistGrid`.',
        en: 'for works; for items of an archive `ItemGrid`, for collections `CollectionGrid`, for artists `ArtistGrid`.',
      },
    },
  ],
  code: (t) => `import { Grid, Link } from '@gallery/ui'

const names = ['Elsa Brandariz', 'Tomás Verardi', 'Mabel Otaegui']

export function Guides() {
  return (
    <Grid as="ul" columns={3} aria-label="${t('Guías', 'Guides')}">
      {names.map((name) => (
        <li key={name}>
          <Link href={\`/guides/\${name}\`}>{name}</Link>
        </li>
      ))}
    </Grid>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Grid as="ul" columns={3} phoneColumns={2}>
            {[t('Pintura', 'Painting'), t('Escultura', 'Sculpture'), t('Papel', 'Paper')].map((name) => (
              <Text key={name} as="li">
                {name}
              </Text>
            ))}
          </Grid>
        ),
        say: {
          es: 'Una lista es una lista también para quien la escucha: `as="ul"`.',
          en: 'A list is one for who listens too: `as="ul"`.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Grid columns={3}>
            <Text>
              {t(
                'Todo el texto de la muestra, que es lo que hay que leer.',
                'All the text of the exhibition, which is what is to be read.'
              )}
            </Text>
            <Text>{t('Sala 1', 'Room 1')}</Text>
            <Text>2026</Text>
          </Grid>
        ),
        say: {
          es: 'Cosas de distinto peso en columnas iguales: lo principal no se distingue.',
          en: 'Things of different weight in equal columns: what matters does not stand out.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Nada por sí mismo; con `as="ul"`, «lista, 3 elementos».',
      en: 'Nothing by itself; with `as="ul"`, “list, 3 items”.',
    },
  ],
  props: {
    columns: 'Cuántas columnas desde 1088px de ancho; por debajo son dos.',
    phoneColumns: 'Cuántas columnas por debajo de 480px.',
  },
  stories: {
    Three: { name: 'Tres', text: 'Colecciones y artistas: una, dos, tres.' },
    TwoOnPhone: { name: 'Dos en el teléfono', text: 'Obras: dos también en el teléfono.' },
    Four: { name: 'Cuatro', text: 'Piezas del archivo.' },
  },
}
