import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Display } from './Display.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Las palabras más grandes de una página, sin negrita; más de ochenta caracteres, y palabras que pueden ser más largas que un renglón, van más chicos. Dibuja `<h1>`.',
  use: [
    {
      es: 'Una vez por página, para lo que se lee primero y de lejos.',
      en: 'Once on a page, for what is read first and from afar.',
    },
    {
      es: 'Con `as="p"`, para un titular que no encabeza nada: una frase en la portada.',
      en: 'With `as="p"` for a headline that heads nothing: a sentence on the front page.',
    },
  ],
  instead: [
    {
      component: 'PageTitle',
      when: {
        es: 'para un título con camino y bajada: casi todas las páginas.',
        en: 'for a title with breadcrumb and lead: nearly every page.',
      },
    },
    { component: 'Heading', when: { es: 'para el título de una parte.', en: 'for the title of a part.' } },
    {
      component: 'Text',
      when: {
        es: 'con `size="xl"`, para un dato que se lee de lejos.',
        en: 'with `size="xl"`, for a fact that is read from afar.',
      },
    },
  ],
  code: (t) => `import { Display, Page } from '@gallery/ui'

export function Home() {
  return (
    <Page>
      <Display>${t('Arte concreto en una esquina de Almagro', 'Concrete art on a corner of Almagro')}</Display>
    </Page>
  )
}
`,
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <Display as="p">{t('Estructura abierta', 'Open structure')}</Display>,
        say: {
          es: 'Pocas palabras, sin punto: el tamaño ya las dice fuerte.',
          en: 'Few words, no full stop: the size says them loudly already.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Display as="p">{t('¡BIENVENIDOS!', 'WELCOME!')}</Display>,
        say: {
          es: 'Mayúsculas y signos gritan, y no dicen qué hay acá.',
          en: 'Capitals and signs shout, and don’t say what is here.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Estructura abierta, encabezado nivel 1»; con `as="p"`, solo las palabras.',
      en: '“Estructura abierta, heading level 1”; with `as="p"`, the words only.',
    },
  ],
  props: {
    as: 'El elemento: el único `h1` de la página, o `p` para un titular que no es encabezado.',
    pending: 'Si las palabras están en lugar de un título que todavía llega («Cargando…»).',
  },
  stories: {
    Title: { name: 'Título', text: 'Las palabras más grandes de una página.' },
    Pending: { name: 'Por llegar', text: 'Está en lugar de un título que no llegó.' },
    LongWords: { name: 'Palabras largas', text: 'Varios renglones quedan juntos, y de largo parecido.' },
    LongWord: {
      name: 'Palabra larga',
      text: 'Una palabra más larga que un renglón va más chica y queda entera, también en el teléfono más chico.',
    },
    LongTitle: {
      name: 'Título largo',
      text: 'Un título de doscientos caracteres le deja lugar a lo que nombra.',
    },
    AsParagraph: { name: 'Como párrafo', text: 'Un titular que no es encabezado.' },
  },
}
