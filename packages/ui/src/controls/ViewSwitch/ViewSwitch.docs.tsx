import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Palabras entre las que lo mismo se ve de otra manera: «Grilla», «En la pared». Dibuja `<nav>`.',
  use: [
    {
      es: 'Arriba de una sola lista que se puede ver de dos o tres maneras, cada una con su dirección.',
      en: 'Over one list that has two or three ways to be seen, each with an address.',
    },
  ],
  instead: [
    {
      component: 'Tabs',
      when: { es: 'para las partes de una ficha.', en: 'for the parts of one record.' },
    },
    {
      component: 'FilterLinks',
      when: {
        es: 'para ver una parte de la lista, y no la misma de otra manera.',
        en: 'to see a part of the list, not the same one in another way.',
      },
    },
    {
      component: 'LanguageMenu',
      when: { es: 'para los idiomas.', en: 'for languages.' },
    },
  ],
  code: (t) => `import { ViewSwitch } from '@gallery/ui'

export function Views({ wall }: { wall: boolean }) {
  return (
    <ViewSwitch
      views={[
        { href: '/works', label: '${t('Grilla', 'Grid')}', current: !wall },
        { href: '/works?view=wall', label: '${t('En la pared', 'On the wall')}', current: wall },
      ]}
    />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <ViewSwitch
            views={[
              { href: '#grid', label: t('Grilla', 'Grid'), current: true },
              { href: '#wall', label: t('En la pared', 'On the wall') },
            ]}
          />
        ),
        say: {
          es: 'Las mismas obras, vistas de otro modo; una siempre es la actual.',
          en: 'The same works, seen in another way; one of them is always current.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ViewSwitch
            views={[
              { href: '#works', label: t('Obras', 'Works'), current: true },
              { href: '#artists', label: t('Artistas', 'Artists') },
              { href: '#archive', label: t('Archivo', 'Archive') },
            ]}
          />
        ),
        say: {
          es: 'Son otras cosas, no otra manera de ver las mismas: eso es un menú del sitio.',
          en: 'They are other things, not another way to see the same: that is the site’s navigation.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Va de palabra en palabra.', en: 'Goes from word to word.' } },
    { keys: ['Enter'], does: { es: 'Muestra la lista de esa manera.', en: 'Shows the list in that way.' } },
  ],
  reads: [
    {
      es: '«Ver como, navegación. Grilla, enlace, actual».',
      en: '“See as, navigation. Grid, link, current”.',
    },
  ],
  props: { views: 'Las maneras de ver lo mismo, como enlaces; la que se muestra es `current`.' },
  stories: { OfTwo: { name: 'De dos', text: 'La que se muestra dice que es la actual.' } },
}
