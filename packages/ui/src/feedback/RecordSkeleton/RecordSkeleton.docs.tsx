import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Guarda el lugar de una obra o un documento hasta que llega: el escenario, tres imágenes chicas, «Cargando…» donde irá el título, cinco renglones con línea. Dibuja `<div>`.',
  use: [
    {
      es: 'Donde está por estar la ficha de una obra o de un documento (`RecordSheet`).',
      en: 'Where the sheet of a work or a document (`RecordSheet`) is about to stand.',
    },
  ],
  instead: [
    { component: 'Skeleton', when: { es: 'para una ficha o un renglón.', en: 'for a tile or a line.' } },
    {
      component: 'LoadingBar',
      when: {
        es: 'si lo que hay en la página puede quedar mientras tanto.',
        en: 'when what is on the page can stay meanwhile.',
      },
    },
    { component: 'public/RecordSheet', when: { es: 'cuando ya llegó.', en: 'once it has come.' } },
  ],
  code: (t) => `import { RecordSkeleton } from '@gallery/ui'

export function WorkToCome() {
  return (
    <RecordSkeleton
      kind="work"
      breadcrumb={[{ label: '${t('Artistas', 'Artists')}', href: '/artists' }, { label: 'Elsa Brandariz' }]}
    />
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: 'Donde irá el título: «Cargando…, encabezado de nivel 1». Las cajas no se leen.',
      en: 'Where the title will be: “Loading…, heading level 1”. The boxes are not read.',
    },
  ],
  props: {},
  stories: {
    Work: { name: 'Obra', text: 'Una obra está en camino: sus cajas están donde van a estar.' },
    Document: { name: 'Documento', text: 'Un documento del archivo, que deja más lugar para las palabras.' },
  },
}
