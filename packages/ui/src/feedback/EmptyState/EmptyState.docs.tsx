import { Button } from '../../controls/Button/Button.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { EmptyState } from './EmptyState.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Está donde estaría una lista, cuando no hay nada que listar. Dibuja `<div>`.',
  use: [
    {
      es: 'Donde no se encontró nada, o todavía no se hizo nada, con la salida.',
      en: 'Where nothing was found or nothing has been made yet, with the way out.',
    },
  ],
  instead: [
    {
      component: 'Message',
      when: {
        es: 'cuando toda la página dice una sola cosa.',
        en: 'when the whole page has one thing to say.',
      },
    },
    {
      component: 'Wall',
      when: { es: 'para la página que no existe.', en: 'for the page that is not there.' },
    },
    {
      component: 'Skeleton',
      when: { es: 'mientras la lista está por llegar.', en: 'while the list is on its way.' },
    },
  ],
  code: (t) => `import { EmptyState, Link } from '@gallery/ui'

export function NoWorks() {
  return (
    <EmptyState
      title="${t('Ninguna obra de esa década', 'No works of that decade')}"
      action={<Link href="/works">${t('Ver todas', 'See all')}</Link>}
    />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <EmptyState
            title={t('Todavía no hay obras', 'No works yet')}
            action={<Button variant="tertiary">{t('Agregar una obra', 'Add a work')}</Button>}
          />
        ),
        say: {
          es: 'Qué falta y cómo seguir, en una oración y una salida.',
          en: 'What is missing and how to go on: one sentence, one way out.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <EmptyState
            title={t(
              '¡Ups! Parece que acá no hay nada por ahora…',
              'Oops! Looks like there is nothing here…'
            )}
          />
        ),
        say: {
          es: 'Se disculpa, y deja a la persona donde estaba.',
          en: 'It excuses itself, and leaves the reader where they were.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'La oración y la salida, en su lugar: «No hay resultados para mostrar. Restablecer búsqueda, botón».',
      en: 'The sentence and the way out, in their place: “Nothing to show. Reset search, button”.',
    },
    {
      es: 'No se anuncia solo: lo que cambió lo dice la lista que está alrededor, como `PaginatedList`.',
      en: 'It does not announce itself: the list around it, as `PaginatedList`, says what has changed.',
    },
  ],
  props: {
    title: 'Una oración corta: «No hay resultados para mostrar».',
    action: 'La salida, un `Link` o un `Button` terciario: «Restablecer búsqueda».',
  },
  stories: {
    WithAction: { name: 'Con salida', text: 'Nada que listar, y una salida.' },
    Plain: { name: 'Sola', text: 'Nada que listar, y nada que hacer.' },
    LongWords: { name: 'Palabras largas', text: 'Una oración de varios renglones.' },
  },
}
