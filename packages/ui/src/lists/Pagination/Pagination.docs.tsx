import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Pagination } from './Pagination.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El camino por una lista larga: los números como cuadrados, el de ahora con la esquina cortada, los vecinos como palabras. Dibuja `<nav>`, o nada si hay una sola página.',
  use: [
    {
      es: 'Debajo de una lista tuya que llega de página en página.',
      en: 'Under a list of your own that comes by pages.',
    },
  ],
  instead: [
    {
      component: 'PaginatedList',
      when: {
        es: 'cuando buscador, lista y lista vacía van juntos.',
        en: 'when search box, list and empty list belong together.',
      },
    },
    {
      component: 'PreviousNext',
      when: { es: 'de una obra a la que sigue.', en: 'from one work to the next.' },
    },
    {
      component: 'StepTabs',
      when: { es: 'para los pasos de una tarea.', en: 'for the steps of a task.' },
    },
  ],
  code: () => `import { Pagination } from '@gallery/ui'

export function Pages({ page, total }: { page: number; total: number }) {
  return <Pagination page={page} lastPage={Math.ceil(total / 20)} pageHref="/works?page={page}" />
}
`,
  anatomy: {
    story: 'Middle',
    parts: [
      {
        at: 'a[rel="prev"]',
        name: {
          es: 'El vecino de antes: en la primera página no está.',
          en: 'The neighbour before: on the first page it is not there.',
        },
      },
      { at: 'a[aria-current="page"]', name: { es: 'La página de ahora.', en: 'The page of now.' } },
      {
        at: 'li[aria-hidden]',
        name: {
          es: 'Lo que se saltea: los extremos y los vecinos quedan siempre.',
          en: 'What is left out: the ends and the neighbours always stay.',
        },
      },
      { at: 'a[rel="next"]', name: { es: 'El vecino de después.', en: 'The neighbour after.' } },
    ],
  },
  examples: {
    do: [
      {
        show: () => <Pagination page={3} lastPage={9} pageHref="#{page}" />,
        say: {
          es: 'Cuarenta por página dan nueve: ninguna queda lejos.',
          en: 'Forty on a page make nine: none of them is far.',
        },
      },
    ],
    dont: [
      {
        show: () => <Pagination page={3} lastPage={72} pageHref="#{page}" />,
        say: {
          es: 'Cinco por página dan setenta y dos: a las del medio se llega de a una.',
          en: 'Five on a page make seventy-two: those in the middle are reached one by one.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de enlace en enlace, en el orden en que se ven.',
        en: 'Goes from link to link, in the order in which they are seen.',
      },
    },
    { keys: ['Enter'], does: { es: 'Lleva a esa página.', en: 'Leads to that page.' } },
  ],
  reads: [
    {
      es: '«Páginas, navegación, lista. Anterior, enlace. Página 1, enlace»; la de ahora: «12, enlace, página actual».',
      en: '“Pages, navigation, list. Previous, link. Page 1, link”; that of now: “12, link, current page”.',
    },
    { es: 'Los puntos suspensivos no se leen.', en: 'The dots between are not read.' },
  ],
  props: {
    page: 'La página que se ve, desde 1.',
    lastPage: 'Cuántas páginas hay. Con una no se dibuja nada.',
    pageHref: 'La dirección de una página, `page`.',
  },
  stories: {
    First: { name: 'La primera', text: 'La primera de unas pocas: no hay vuelta atrás.' },
    Middle: {
      name: 'En el medio',
      text: 'En el medio de muchas: los extremos y los vecinos, con huecos entre ellos.',
    },
    Last: { name: 'La última', text: 'La última página.' },
    PastTheEnd: {
      name: 'Pasado el final',
      text: 'Pasado el final, por una dirección vieja: la vuelta lleva a la última página.',
    },
    ByTemplate: {
      name: 'Por plantilla',
      text: 'Su dirección como plantilla, que un componente del servidor puede pasar donde no podría pasar una función.',
    },
    OnePage: { name: 'Una página', text: 'Una sola página no necesita camino: no se dibuja nada.' },
    TwoPages: { name: 'Dos páginas', text: 'Dos páginas: no se saltea nada.' },
  },
}
