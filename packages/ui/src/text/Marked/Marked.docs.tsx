import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../Text/Text.tsx'
import { Marked } from './Marked.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un texto con las palabras que se buscaron subrayadas, sin mirar acentos ni mayúsculas. Dibuja texto y `<mark>`.',
  use: [
    {
      es: 'En resultados de una búsqueda, para ver por qué está cada uno.',
      en: 'In results of a search, so that one sees why each is there.',
    },
  ],
  instead: [
    {
      component: 'Text',
      when: {
        es: 'con `<strong>`, para destacar algo que importa siempre.',
        en: 'with `<strong>`, to stress what always matters.',
      },
    },
    { component: 'Tag', when: { es: 'para decir un estado.', en: 'to tell a state.' } },
  ],
  code: (t) => `import { Marked, Text } from '@gallery/ui'

export function Found({ words }: { words: string }) {
  return (
    <Text>
      <Marked text="${t('Carta a Irma Szalay sobre el marco', 'Letter to Irma Szalay on the Frame')}" words={words} />
    </Text>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Text>
            <Marked
              text={t('Variación sobre «s», tipografía', 'Variation on “s”, typography')}
              words={t('tipografia', 'typography')}
            />
          </Text>
        ),
        say: {
          es: 'Se subraya lo que se buscó, también si se lo escribió sin acento.',
          en: 'What was searched for is underlined, also when it was typed without its accent.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Text>
            <Marked
              text={t('Variación sobre «s», tipografía', 'Variation on “s”, typography')}
              words={t('variación sobre s tipografía', 'variation on s typography')}
            />
          </Text>
        ),
        say: {
          es: 'Todo subrayado no muestra nada: dale lo que se buscó, no el título.',
          en: 'All of it underlined shows nothing: give it what was searched for, not the title.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'El texto entero, sin cortes. Algunos lectores dicen «resaltado» antes de cada palabra.',
      en: 'The whole text, without breaks. Some screen readers say “highlighted” before each word.',
    },
  ],
  props: {
    text: 'El texto que se encontró.',
    words: 'Lo que se buscó; cada una de sus palabras se subraya donde esté.',
  },
  stories: {
    Words: { name: 'Palabras', text: 'Dos palabras de un título.' },
    WithoutAccents: { name: 'Sin acentos', text: 'Acentos y mayúsculas no importan.' },
  },
}
