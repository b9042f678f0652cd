import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Transcription } from './Transcription.tsx'

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Lo que está escrito en una hoja, renglón por renglón como está ahí, con lo que se buscó subrayado. Dibuja `<div>`.',
  use: [
    {
      es: 'Al lado de la imagen de una carta o de una página.',
      en: 'Beside the picture of a letter or a page.',
    },
  ],
  instead: [
    {
      component: 'RichText',
      when: {
        es: 'para un texto que se escribió para el sitio, con negritas y enlaces.',
        en: 'for a text that was written for the site, with bold words and links.',
      },
    },
    {
      component: 'AudioPlayer',
      when: {
        es: 'para lo que se dice en una grabación, que se puede recorrer.',
        en: 'for what is said in a recording, which one can go through.',
      },
    },
  ],
  code: (t) => `import { Transcription } from '@gallery/ui'

export function Letter({ text, words }: { text: string; words: string }) {
  return <Transcription lang="es" text={text} words={words} aria-label="${t('Transcripción', 'Transcription')}" />
}
`,
  examples: {
    do: [
      {
        show: () => <Transcription lang="es" text={'Querida Irma:\n\nTe mando el corte que me pediste.'} />,
        say: {
          es: 'Los renglones se cortan donde se cortan en la hoja; `lang` dice en qué idioma está.',
          en: 'Lines break where they break on the leaf; `lang` says in which language it is.',
        },
      },
    ],
    dont: [
      {
        show: () => (
          <Transcription lang="es" text={'Querida Irma: [saludo] Te mando el corte [que había pedido].'} />
        ),
        say: {
          es: 'Las aclaraciones van aparte: la transcripción es lo que dice la hoja.',
          en: 'Remarks stand apart: the transcription is what the leaf says.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'El texto, en su idioma. Algunos lectores dicen «resaltado» antes de lo que se buscó.',
      en: 'The text, in its language. Some screen readers say “highlighted” before what was searched for.',
    },
  ],
  props: {
    text: 'Texto llano, con los cortes de renglón de la hoja.',
    words: 'Lo que se buscó; cada una de sus palabras se subraya.',
  },
  stories: {
    Letter: { name: 'Carta', text: 'Una carta, con sus cortes.' },
    Found: { name: 'Encontrada', text: 'Lo que se buscó está subrayado.' },
    LongWords: {
      name: 'Palabras largas',
      text: 'Las palabras sin fin se parten y nada se sale de la página.',
    },
  },
}
