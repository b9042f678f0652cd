import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El camino desde lo más alto del sitio hasta esta página. Dibuja `<nav>`. Un teléfono dobla el medio de un camino largo detrás de «…», que se abre ahí mismo; sin scripts está el camino entero.',
  use: [
    {
      es: 'En una página que no tiene `PageTitle`, que trae el suyo, y está a dos pasos o más de la entrada.',
      en: 'On a page without `PageTitle`, which brings its own, that is two steps or more from the entrance.',
    },
    {
      es: 'Para quien llega por un enlace y quiere saber dónde está.',
      en: 'For those who come by a link and want to know where they are.',
    },
  ],
  instead: [
    {
      component: 'PageTitle',
      when: {
        es: 'al comienzo de una página: camino, título y bajada juntos.',
        en: 'at the beginning of a page: the way, the title and the lead together.',
      },
    },
    {
      component: 'Pagination',
      when: { es: 'para el camino por una lista.', en: 'for the way through a list.' },
    },
    {
      component: 'PreviousNext',
      when: { es: 'para ir a lo de al lado.', en: 'to go to what is next to it.' },
    },
    {
      component: 'RecordSteps',
      when: { es: 'en el panel, para recorrer fichas.', en: 'in the panel, to go from record to record.' },
    },
  ],
  code: (t) => `import { Breadcrumb } from '@gallery/ui'

export function WhereYouAre() {
  return (
    <Breadcrumb
      items={[
        { label: '${t('Inicio', 'Home')}', href: '/' },
        { label: '${t('Muestras', 'Exhibitions')}', href: '/exhibitions' },
        { label: '${t('Horas del patio', 'Hours of the Courtyard')}' },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'WithEnd',
    parts: [
      {
        at: 'nav ol',
        name: {
          es: 'El camino. En un teléfono, si tiene más de tres pasos, el medio se dobla detrás de «…».',
          en: 'The way. On a phone, where it has more than three steps, the middle folds behind “…”.',
        },
      },
      {
        at: 'nav li a',
        name: { es: 'Un paso, que lleva a su página.', en: 'A step, which leads to its page.' },
      },
      {
        at: 'nav [aria-current="page"]',
        name: { es: 'Esta página: no lleva a ningún lado.', en: 'This page: it leads nowhere.' },
      },
      {
        at: 'nav ol + div',
        name: { es: 'Lo que ve además quien administra.', en: 'What a super user sees beside it.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Breadcrumb
            items={[
              { label: t('Archivo', 'Archive'), href: '#a' },
              { label: t('Fondo Brandariz', 'Brandariz Papers'), href: '#b' },
              { label: t('Carta a Irma Szalay', 'Letter to Irma Szalay') },
            ]}
          />
        ),
        say: {
          es: 'Cada paso se llama como el título de su página: se reconoce al llegar.',
          en: 'Each step is called what its page is titled: one recognises it on arriving.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Breadcrumb
            items={[
              { label: t('Volver', 'Back'), href: '#a' },
              { label: t('Fondo', 'Papers'), href: '#b' },
              { label: t('Carta a Irma Szalay', 'Letter to Irma Szalay'), href: '#c' },
            ]}
          />
        ),
        say: {
          es: '«Volver» depende de dónde se vino; y un enlace a esta página no lleva a ningún lado.',
          en: '“Back” depends on where one came from; and a link to this page leads nowhere.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de paso en paso; el último no es un enlace.',
        en: 'Goes from step to step; the last one is no link.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'En «…», abre el camino entero; el foco pasa al segundo paso.',
        en: 'On “…”, opens the whole way; the focus goes on to the second step.',
      },
    },
  ],
  reads: [
    {
      es: '«Dónde estás, navegación, lista, 3 elementos. Inicio, enlace».',
      en: '“Where you are, navigation, list, 3 items. Home, link”.',
    },
    {
      es: 'El último: «La línea que corta la esquina, página actual».',
      en: 'The last: “La línea que corta la esquina, current page”.',
    },
    {
      es: 'En un teléfono: «Mostrar todo el camino, botón, contraído».',
      en: 'On a phone: “Show the whole way here, button, collapsed”.',
    },
  ],
  props: {
    items: 'Desde lo más alto del sitio hasta esta página.',
    end: 'A la derecha: el «Editar» de quien administra.',
  },
  stories: {
    Default: { name: 'De todos los días', text: 'El último paso es esta página.' },
    WithEnd: { name: 'Con algo al final', text: 'Lo que ve además quien administra.' },
    LongWords: { name: 'Palabras largas', text: 'Un título largo sigue en el renglón de abajo.' },
    InAnotherLanguage: {
      name: 'En otro idioma',
      text: 'Un título que no está en el idioma de la página se lee en el suyo.',
    },
    Short: { name: 'Corto', text: 'Un paso debajo de lo más alto.' },
    Deep: { name: 'Hondo', text: 'Desde el tercer nivel, donde hay lugar para el camino entero.' },
    DeepOnAPhone: {
      name: 'Hondo, en un teléfono',
      text: 'Un teléfono dobla el medio; el signo lo abre y pasa el foco.',
    },
  },
}
