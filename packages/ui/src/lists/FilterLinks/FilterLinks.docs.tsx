import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { FilterLinks } from './FilterLinks.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una manera de achicar una lista, cada valor un simple enlace. Dibuja `<nav>`.',
  use: [
    {
      es: 'Sobre una lista del sitio, para décadas, series o iniciales.',
      en: 'Above a list of the site, for decades, series or initials.',
    },
    {
      es: 'Cuando cada vista de la lista tiene dirección: se manda, se guarda, y anda sin scripts.',
      en: 'When each view of the list has an address: it can be sent and kept, and works without scripts.',
    },
  ],
  instead: [
    {
      component: 'FilterBar',
      when: { es: 'donde se escriben palabras.', en: 'where words are typed.' },
    },
    {
      component: 'NarrowedList',
      when: {
        es: 'cuando son varias maneras: las pone al lado de la lista.',
        en: 'when there are several ways: it puts them beside the list.',
      },
    },
    {
      component: 'TagLinks',
      when: { es: 'para ir a otras páginas por tema.', en: 'to go to other pages by subject.' },
    },
  ],
  code: (t) => `import { FilterLinks } from '@gallery/ui'

export function Decades({ decade }: { decade?: number }) {
  return (
    <FilterLinks
      label="${t('Década', 'Decade')}"
      items={[
        { label: '${t('Todas', 'All')}', href: '/works', current: decade === undefined },
        { label: '1950', href: '/works?decade=1950', count: 412, current: decade === 1950 },
        { label: '1960', href: '/works?decade=1960', count: 318, current: decade === 1960 },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Decades',
    parts: [
      {
        at: 'nav > span[aria-hidden]',
        name: {
          es: 'Por qué se achica; también le da su nombre a la navegación.',
          en: 'What it narrows by; it names the navigation too.',
        },
      },
      {
        at: 'a[aria-current]',
        name: {
          es: 'El valor de ahora. La lista entera va primera.',
          en: 'The value of now. The whole list comes first.',
        },
      },
      {
        at: 'li:nth-child(2) a span + span',
        name: {
          es: 'Cuántas hay: se sabe antes de apretar.',
          en: 'How many there are: known before pressing.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <FilterLinks
            label={t('Década', 'Decade')}
            items={[
              { label: t('Todas', 'All'), href: '#todas' },
              { label: '1950', href: '#1950', count: 412, current: true },
              { label: '1960', href: '#1960', count: 318 },
            ]}
          />
        ),
        say: {
          es: 'La lista entera va primera: siempre se ve por dónde se vuelve.',
          en: 'The whole list comes first: the way back is always in sight.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <FilterLinks
            label={t('Década', 'Decade')}
            items={[
              { label: '1950', href: '#1950', count: 412, current: true },
              { label: '1960', href: '#1960', count: 318 },
              { label: '1970', href: '#1970', count: 0 },
            ]}
          />
        ),
        say: {
          es: 'Sin salida, y con un enlace que lleva a nada: donde no hay, dejá solo la palabra, sin `href`.',
          en: 'No way out, and a link that leads to nothing: where there is none leave only the word, without `href`.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de valor en valor; lo que no tiene `href` se saltea.',
        en: 'Goes from value to value; what has no `href` is passed over.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'Sigue el enlace; en el nombre de los plegados, los abre o los guarda.',
        en: 'Follows the link; on the label of folded ones, opens them or puts them away.',
      },
    },
    {
      keys: ['Space'],
      does: {
        es: 'En el nombre de los plegados, los abre o los guarda.',
        en: 'On the label of folded ones, opens or closes them.',
      },
    },
  ],
  reads: [
    {
      es: '«Década, navegación, lista, 6 elementos. Todas, enlace, actual. 1930 824, enlace».',
      en: '“Decade, navigation, list, 6 items. All, link, current. 1930 824, link”.',
    },
    {
      es: 'Con `folded`: «Serie 30, contraído».',
      en: 'With `folded`: “Series 30, collapsed”.',
    },
  ],
  props: {
    label: 'Por qué se achica: «Década». Va sobre los valores; con letras, solo para lectores de pantalla.',
    items: 'Los valores en orden, la lista entera primero: «Todas».',
    shape:
      'Palabras con sus cuentas una al lado de la otra (`words`), una debajo de la otra al lado de la lista (`rows`), o letras sueltas en cuadrados (`letters`).',
    folded:
      'Guarda las palabras detrás de su nombre hasta que se piden, también sin scripts; no mientras una de ellas achica la lista.',
  },
  stories: {
    Decades: {
      name: 'Décadas',
      text: 'Las décadas de las obras de un artista, con cuántas hay de cada una.',
    },
    Chosen: { name: 'Elegida', text: 'Una de muchas achica la lista: están abiertas.' },
    Folded: { name: 'Plegadas', text: 'Muchas quedan detrás de su nombre hasta que se piden.' },
    Rows: {
      name: 'En filas',
      text: 'Al lado de una lista, una debajo de la otra, como las tiene un `NarrowedList`.',
    },
    LongRows: {
      name: 'Filas largas',
      text: 'Un valor de dos renglones queda separado del siguiente; uno de un solo renglón queda bajo.',
    },
    Letters: {
      name: 'Letras',
      text: 'Las iniciales de los artistas de una galería grande; bajo algunas no hay nadie.',
    },
    SmallPhone: { name: 'Teléfono chico', text: 'A 320px siguen unas debajo de otras.' },
  },
}
