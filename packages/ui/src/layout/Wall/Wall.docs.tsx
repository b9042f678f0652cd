import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La imagen de las páginas que no tienen ninguna: una pared de la galería. Dibuja `<div>`, oculto para quien escucha.',
  use: [
    {
      es: 'En la página de lo que no se encuentra y en la de lo que falló, junto a las palabras que lo dicen.',
      en: 'On the page of what is not found and on that of what failed, beside the words that say so.',
    },
  ],
  instead: [
    {
      component: 'EmptyState',
      when: { es: 'para una lista en la que no hay nada.', en: 'for a list with nothing in it.' },
    },
    {
      component: 'Message',
      when: {
        es: 'cuando hay una sola cosa que decir y algo que hacer.',
        en: 'when there is one thing to say and something to do.',
      },
    },
  ],
  code: (t) => `import { Columns, Display, Wall } from '@gallery/ui'

export function NotFound() {
  return (
    <Columns split="7/5" space="wide">
      <Wall kind="empty" />
      <Display>${t('Acá no hay nada colgado', 'Nothing hangs here')}</Display>
    </Columns>
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: 'Nada: lo que pasó lo dicen las palabras de al lado.',
      en: 'Nothing: what happened is said by the words beside it.',
    },
  ],
  props: {
    kind: '`empty`: donde colgaba una obra (no se encontró nada). `crooked`: un marco torcido (algo falló).',
  },
  stories: {
    Empty: { name: 'Vacía', text: 'No se encontró nada: acá colgaba una obra.' },
    Crooked: { name: 'Torcida', text: 'Algo falló: un marco cuelga torcido.' },
  },
}
