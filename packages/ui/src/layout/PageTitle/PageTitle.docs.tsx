import { Button } from '../../controls/Button/Button.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { PageTitle } from './PageTitle.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El bloque con el que empieza toda página: el camino, el título, la bajada. Dibuja `<div>`.',
  use: [
    {
      es: 'Lo primero de cada página: tiene su único `h1`.',
      en: 'First on every page: it holds its one `h1`.',
    },
  ],
  instead: [
    { component: 'Heading', when: { es: 'para el título de una parte.', en: 'for the title of a part.' } },
    {
      component: 'Display',
      when: {
        es: 'para palabras grandes que no son el título de la página.',
        en: 'for large words that are not the title of the page.',
      },
    },
  ],
  code: (t) => `import { PageTitle } from '@gallery/ui'

export function ExhibitionTitle() {
  return (
    <PageTitle
      breadcrumb={[
        { label: '${t('Inicio', 'Home')}', href: '/' },
        { label: '${t('Estructura abierta', 'Open structure')}' },
      ]}
      title="${t('Estructura abierta', 'Open structure')}"
      byline="Elsa Brandariz"
      lead="${t('Catorce pinturas y un mural.', 'Fourteen paintings and a mural.')}"
    />
  )
}
`,
  anatomy: {
    story: 'Inner',
    parts: [
      {
        at: 'nav',
        name: {
          es: 'El camino hasta acá; la portada no lo tiene.',
          en: 'The way here; the home page has none.',
        },
      },
      {
        at: 'h1',
        name: {
          es: 'El título, a la misma altura en todas las páginas.',
          en: 'The title, at one height on every page.',
        },
      },
      {
        at: 'h1 + *',
        name: {
          es: 'De quién es: los artistas de la muestra.',
          en: 'Whose it is: the artists of the exhibition.',
        },
      },
      {
        at: '[data-page-title] > :last-child',
        name: { es: 'La bajada: una o dos oraciones.', en: 'The lead: one or two sentences.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <PageTitle
            breadcrumb={[
              { label: t('Inicio', 'Home'), href: '#inicio' },
              { label: t('Contacto', 'Contact') },
            ]}
            title={t('Contacto', 'Contact')}
            action={<Button>{t('Reservar visita', 'Book a visit')}</Button>}
          />
        ),
        say: {
          es: 'Lo que la página ofrece hacer, junto a su nombre.',
          en: 'What the page offers to do, next to its name.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <PageTitle
            breadcrumb={[
              { label: t('Inicio', 'Home'), href: '#inicio' },
              { label: t('Contacto', 'Contact') },
            ]}
            title={t('¡Bienvenidos a la página de contacto!', 'Welcome to our contact page!')}
          />
        ),
        say: {
          es: 'El título nombra lo que hay; no saluda ni repite que es una página.',
          en: 'A title names what is there; it neither greets nor says that it is a page.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Estructura abierta, encabezado de nivel 1», después del camino, que es una navegación con nombre.',
      en: '“Open structure, heading level 1”, after the way here, which is a navigation with a name.',
    },
    {
      es: 'Mientras carga, el título dice «Cargando…» y no se anuncia dos veces.',
      en: 'While it is loaded the title says “Loading…”, which is not announced twice.',
    },
  ],
  props: {
    title: 'El único `h1` de la página.',
    pending: 'Si el título todavía se está cargando y `title` lo dice («Cargando…»).',
    breadcrumb: 'El camino hasta acá; la portada no lo tiene, y queda un poco más abajo.',
    breadcrumbEnd: 'Al final del camino: el «Editar» de quien administra.',
    byline:
      'Debajo del título, que está a la misma altura en todas las páginas: los artistas de quienes es la muestra.',
    lead: 'Una o dos oraciones debajo del título.',
    action: 'Al final del renglón del título.',
    aside: 'Palabras que presentan lo que sigue: junto al título desde 1088px, debajo si hay menos.',
  },
  stories: {
    Home: { name: 'Portada', text: 'La portada: palabras grandes y nada antes.' },
    Inner: { name: 'Interior', text: 'Una página interior: el camino, el título, una oración.' },
    WithAction: { name: 'Con algo para hacer', text: 'Con algo para hacer al final del título.' },
    WithAside: { name: 'Con una presentación', text: 'Una presentación junto al título.' },
    Pending: { name: 'Cargando', text: 'El título está en camino.' },
    LongWords: { name: 'Palabras largas', text: 'Un título que ocupa varios renglones.' },
  },
}
