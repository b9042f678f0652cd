import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { PreviousNext } from './PreviousNext.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El camino a lo que está antes y después en una serie. Dibuja `<nav>`, o nada si no hay vecinos.',
  use: [
    {
      es: 'Al pie de una obra, para seguir mirando sin volver a la lista.',
      en: 'At the foot of one work, to go on looking without returning to the list.',
    },
  ],
  instead: [
    {
      component: 'Pagination',
      when: { es: 'para las páginas de una lista.', en: 'for the pages of a list.' },
    },
    {
      component: 'RelatedList',
      when: {
        es: 'para lo que tiene que ver y no está en ningún orden.',
        en: 'for what is related and in no order.',
      },
    },
    { component: 'Breadcrumb', when: { es: 'para volver hacia arriba.', en: 'to go back up.' } },
  ],
  code: (t) => `import { type Neighbour, PreviousNext } from '@gallery/ui'

export function WorkFoot({ previous, next }: { previous?: Neighbour; next?: Neighbour }) {
  return (
    <PreviousNext
      label="${t('Obras de Elsa Brandariz', 'Works by Elsa Brandariz')}"
      previous={previous}
      next={next}
    />
  )
}
`,
  anatomy: {
    story: 'Between',
    parts: [
      {
        at: 'a[rel="prev"]',
        name: {
          es: 'Lo de antes, al comienzo del renglón; sin esto su lado queda vacío.',
          en: 'What is before, at the start of the line; without it its side stays empty.',
        },
      },
      { at: 'a[rel="next"]', name: { es: 'Lo de después, al final.', en: 'What is after, at its end.' } },
      {
        at: 'a[rel="next"] em',
        name: {
          es: 'Cómo se llama: si es largo, sigue abajo.',
          en: 'What it is called: a long title goes on below.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <PreviousNext
            label={t('Obras', 'Works')}
            next={{ href: '#33', title: t('Vértice nº 33', 'Vertex no. 33') }}
          />
        ),
        say: {
          es: 'El título de la obra dice si vale la pena seguir.',
          en: 'The work’s title says whether to go on.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <PreviousNext
            label={t('Obras', 'Works')}
            next={{ href: '#33', title: t('La que sigue', 'The next one') }}
          />
        ),
        say: {
          es: 'Dice dos veces lo mismo, y nada de la obra.',
          en: 'It says the same twice, and nothing of the work.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        es: 'Sigue el enlace. Las flechas no hacen nada: son de la página.',
        en: 'Follows the link. The arrows do nothing: they belong to the page.',
      },
    },
  ],
  reads: [
    {
      es: '«Obras de Elsa Brandariz, navegación. Anterior Estructura abierta nº 9, enlace».',
      en: '“Works by Elsa Brandariz, navigation. Previous Open structure no. 9, link”.',
    },
  ],
  props: {
    previous: 'Lo que viene antes; sin esto su lado queda vacío.',
    next: 'Lo que viene después; sin esto su lado queda vacío.',
    label: 'Lo que se recorre: «Obras de Elsa Brandariz». Le da su nombre a la navegación.',
  },
  stories: {
    Between: { name: 'Entre dos', text: 'En el medio de una serie.' },
    First: { name: 'La primera', text: 'La primera de una serie.' },
    Last: { name: 'La última', text: 'La última, con un título que necesita dos renglones.' },
    Alone: { name: 'Sola', text: 'Sola: no hay adónde ir.' },
  },
}
