import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { TagLinks } from './TagLinks.tsx'

const tags = (...words: string[]) => words.map((label) => ({ href: `#${label}`, label }))

const found = (t: Tell) =>
  tags(t('marco recortado', 'shaped frame'), t('tipografía', 'typography'), 'Rosario')

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Las palabras por las que algo se encuentra, cada una un enlace a lo que la comparte. Dibuja `<ul>`.',
  use: [
    {
      es: 'Debajo de un ítem del archivo: una técnica, un lugar, un tema que lleva a los demás.',
      en: 'Under an item of the archive: a technique, a place, a subject that leads to the others.',
    },
  ],
  instead: [
    {
      component: 'Tag',
      when: {
        es: 'para un estado como «Oculto», que no lleva a ningún lado.',
        en: 'for a state such as “Hidden”, which leads nowhere.',
      },
    },
    {
      component: 'FilterLinks',
      when: {
        es: 'para achicar la lista que se está viendo.',
        en: 'to narrow the list that one is looking at.',
      },
    },
    {
      component: 'RelatedList',
      when: { es: 'para cosas parecidas, con su imagen.', en: 'for things alike, with their pictures.' },
    },
  ],
  code: (t) => `import { TagLinks } from '@gallery/ui'

export function Words() {
  return (
    <TagLinks
      aria-label="${t('Palabras clave', 'Keywords')}"
      tags={[
        { href: '/archive?word=rosario', label: 'Rosario' },
        { href: '/archive?word=frame', label: '${t('marco recortado', 'shaped frame')}' },
      ]}
    />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => <TagLinks tags={found(t)} />,
        say: {
          es: 'Palabras que otros ítems también tienen: cada una lleva a varios.',
          en: 'Words that other items have too: each leads to several.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <TagLinks
            tags={tags(
              t('carta del 12 de marzo a Irma', 'letter of 12 March to Irma'),
              t('varios', 'miscellaneous'),
              t('importante', 'important')
            )}
          />
        ),
        say: {
          es: 'Lo que es de uno solo no lleva a nada; «varios» lleva a cualquier cosa.',
          en: 'What belongs to one only leads to nothing; “miscellaneous” leads to anything.',
        },
      },
    ],
  },
  keyboard: [{ keys: ['Tab'], does: { es: 'Va de palabra en palabra.', en: 'Goes from word to word.' } }],
  reads: [
    {
      es: '«Lista, 4 elementos. marco recortado, enlace». Con `aria-label`, antes se oye qué son.',
      en: '“List, 4 items. marco recortado, link”. With `aria-label` one hears first what they are.',
    },
  ],
  props: { tags: 'Cada palabra, con la lista de lo que la lleva.' },
  stories: {
    Several: { name: 'Varias', text: 'Al final de un ítem del archivo.' },
    Many: { name: 'Muchas', text: 'Más de las que entran en un renglón.' },
  },
}
