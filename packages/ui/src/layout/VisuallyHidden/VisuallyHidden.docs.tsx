import { Link } from '../../controls/Link/Link.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Palabras solo para quien escucha la página. Dibuja `<span>`.',
  use: [
    {
      es: 'Para lo que el ojo entiende por el lugar y el lector de pantalla no: el encabezado de una lista, la columna de una tabla.',
      en: 'For what the eye sees from the layout and a screen reader cannot: the heading of a list, the column of a table.',
    },
  ],
  instead: [
    {
      component: 'Icon',
      when: {
        es: 'con `aria-label` en su botón, cuando el control no tiene ninguna palabra.',
        en: 'with `aria-label` on its button, when the control has no words at all.',
      },
    },
    {
      component: 'Tooltip',
      when: { es: 'cuando también quien ve lo necesita.', en: 'when those who see need it as well.' },
    },
  ],
  code: (t) => `import { Link, VisuallyHidden } from '@gallery/ui'

export function WorksOf({ title, href }: { title: string; href: string }) {
  return (
    <Link href={href}>
      ${t('Ver las obras', 'See the works')} <VisuallyHidden>${t('de', 'of')} {title}</VisuallyHidden>
    </Link>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Link href="#obras">
            {t('Ver las obras', 'See the works')}{' '}
            <VisuallyHidden>{t('de Horas del patio', 'of Courtyard hours')}</VisuallyHidden>
          </Link>
        ),
        say: {
          es: 'El nombre que se escucha empieza con las palabras que se ven: así lo encuentra quien lo dicta.',
          en: 'The name that is heard begins with the words that are seen: who dictates it finds it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Link href="#obras">
            <VisuallyHidden>
              {t(
                'Apretá acá para abrir la lista con todas las obras',
                'Press here to open the list of all works'
              )}
            </VisuallyHidden>
            {t('Obras', 'Works')}
          </Link>
        ),
        say: {
          es: 'Explicar con la voz lo que ya se entiende cansa a quien escucha.',
          en: 'To explain aloud what is plain already tires those who listen.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Las palabras, en su lugar: «Ver las obras de la muestra Horas del patio».',
      en: 'The words, in their place: “See the works of the exhibition Courtyard hours”.',
    },
  ],
  props: {},
  stories: {
    InALine: {
      name: 'En un renglón',
      text: 'El ojo ve de qué muestra se trata; a quien escucha se le dice.',
    },
    AsHeading: {
      name: 'Como encabezado',
      text: 'Un encabezado para una lista que en pantalla no lo necesita.',
    },
  },
}
