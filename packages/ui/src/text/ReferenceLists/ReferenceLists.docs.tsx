import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ReferenceLists } from './ReferenceLists.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La bibliografía y las exposiciones de una obra, hasta tres listas una al lado de la otra. Dibuja `<div>`.',
  use: [
    { es: 'Debajo de una obra que se publicó o se mostró.', en: 'Under a work that was published or shown.' },
  ],
  instead: [
    { component: 'RichText', when: { es: 'para un texto corrido.', en: 'for running text.' } },
    { component: 'Facts', when: { es: 'para datos de un renglón.', en: 'for facts of one line.' } },
    {
      component: 'RelatedList',
      when: { es: 'para lo que tiene su página en el sitio.', en: 'for what has its page on the site.' },
    },
  ],
  code: (t) => `import { ReferenceLists } from '@gallery/ui'

export function References() {
  return (
    <ReferenceLists
      groups={[
        {
          title: '${t('Reproducida en', 'Reproduced in')}',
          trustedHtml: '<ul><li>M. Larraya, <em>El marco roto</em>, Buenos Aires, 1998.</li></ul>',
        },
        {
          title: '${t('Exhibida en', 'Exhibited in')}',
          trustedHtml: '<ul><li>Salón de Arte Nuevo, Buenos Aires, 1949.</li></ul>',
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Three',
    parts: [
      {
        at: 'section',
        name: {
          es: 'Un grupo: un tercio del ancho, y en un teléfono uno debajo del otro.',
          en: 'A group: a third of the width, and on a phone one under the other.',
        },
      },
      {
        at: 'section h2',
        name: { es: 'Qué se hizo con la obra ahí.', en: 'What was done with the work there.' },
      },
      {
        at: 'section li',
        name: { es: 'Una referencia, como en una bibliografía.', en: 'A reference, as in a bibliography.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <ReferenceLists
            groups={[
              {
                title: t('Exhibida en', 'Exhibited in'),
                trustedHtml:
                  '<ul><li>Salón de Arte Nuevo, Buenos Aires, 1949.</li><li>Museo de la Costa, Rosario, 1987.</li></ul>',
              },
            ]}
          />
        ),
        say: {
          es: 'Una lista de verdad: se oye cuántas hay.',
          en: 'A real list: one hears how many there are.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ReferenceLists
            groups={[
              {
                title: t('Exhibida en', 'Exhibited in'),
                trustedHtml:
                  '<p>- Salón de Arte Nuevo, Buenos Aires, 1949<br>- Museo de la Costa, Rosario, 1987</p>',
              },
            ]}
          />
        ),
        say: {
          es: 'Guiones y saltos parecen una lista solo para el ojo.',
          en: 'Dashes and line breaks are a list for the eye only.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Reproducida en, encabezado nivel 2. Lista, 2 elementos». Un texto sin traducir se lee en su idioma.',
      en: '“Reproducida en, heading level 2. List, 2 items”. A text that was not translated is read in its own language.',
    },
  ],
  props: { groups: 'Los grupos sin texto se dejan afuera; si no queda ninguno, no se muestra nada.' },
  stories: {
    Three: { name: 'Tres', text: 'Todo lo que se sabe de una obra.' },
    One: { name: 'Uno', text: 'Un grupo sin texto se deja afuera.' },
  },
}
