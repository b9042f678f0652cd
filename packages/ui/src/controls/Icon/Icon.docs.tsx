import { Inline } from '../../layout/Inline/Inline.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from './Icon.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un dibujo al lado de las palabras, o en su lugar. Dibuja `<svg>`, escondido para la tecnología de asistencia: lo que quiere decir lo dicen las palabras, o el `aria-label` del botón que lo lleva.',
  use: [
    {
      es: 'Al lado de una palabra, para encontrarla antes.',
      en: 'Beside a word, to find it sooner.',
    },
    {
      es: 'Solo, donde no hay lugar y todos lo conocen: la lupa, la cruz.',
      en: 'Alone, where there is no space and everybody knows it: the glass, the cross.',
    },
  ],
  instead: [
    { component: 'Logo', when: { es: 'para la marca de la galería.', en: 'for the gallery’s mark.' } },
    {
      component: 'Tag',
      when: {
        es: 'para decir cómo está algo: una palabra se entiende sin aprenderla.',
        en: 'to say how something stands: a word is understood without learning it.',
      },
    },
    {
      component: 'Picture',
      when: { es: 'para una imagen que se mira.', en: 'for an image that is looked at.' },
    },
  ],
  code: (t) => `import { Button, Icon } from '@gallery/ui'

export function Tools({ print }: { print: () => void }) {
  return (
    <>
      <Button variant="tertiary" href="/catalogue.pdf">
        <Icon name="download" /> ${t('Bajar el catálogo', 'Download the catalogue')}
      </Button>
      <Button variant="tertiary" aria-label="${t('Imprimir', 'Print')}" onClick={print}>
        <Icon name="print" size="m" />
      </Button>
    </>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Button variant="secondary">
            <Icon name="download" /> {t('Bajar el catálogo', 'Download the catalogue')}
          </Button>
        ),
        say: {
          es: 'La palabra dice qué pasa; el dibujo ayuda a encontrarla.',
          en: 'The word says what happens; the drawing helps to find it.',
        },
      },
      {
        show: (t) => (
          <Inline space="s4">
            <Icon name="mail" />
            <span>hola@ochava.example</span>
            <Icon name="door" />
            <span>{t('Pasaje Lucero 418', '418 Pasaje Lucero')}</span>
          </Inline>
        ),
        say: {
          es: 'Un dibujo por cosa, siempre el mismo.',
          en: 'One drawing for each thing, always the same.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Button variant="secondary" aria-label={t('Bajar el catálogo', 'Download the catalogue')}>
            <Icon name="file" />
          </Button>
        ),
        say: {
          es: 'Había lugar para la palabra, y el dibujo solo puede querer decir cinco cosas.',
          en: 'There was space for the word, and alone the drawing may mean five things.',
        },
      },
      {
        show: (t) => (
          <Inline space="s4">
            <Icon name="link" />
            <span>hola@ochava.example</span>
            <Icon name="link" />
            <span>{t('Pasaje Lucero 418', '418 Pasaje Lucero')}</span>
          </Inline>
        ),
        say: {
          es: 'El mismo dibujo para todo no distingue nada: es adorno.',
          en: 'The same drawing for everything tells nothing apart: it is decoration.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Nada: está escondido. Un botón que no lleva más que un ícono se llama como su `aria-label`: «Imprimir, botón».',
      en: 'Nothing: it is hidden. A button that holds nothing but an icon is called by its `aria-label`: “Print, button”.',
    },
  ],
  props: {
    name: 'Qué dibujo: uno del kit por su nombre, o uno propio.',
    size: 'Tan alto como el texto que lo rodea, 1.15rem (`m`) o 1.4rem (`l`).',
  },
  stories: {
    All: {
      name: 'Todos',
      text: 'El juego entero. Primero va el texto: un ícono está solo únicamente donde no hay lugar para una palabra.',
    },
    Sizes: { name: 'Tamaños', text: 'Tan alto como el texto, 1.15rem y 1.4rem.' },
    OwnDrawing: {
      name: 'Dibujo propio',
      text: 'Un dibujo que el kit no tiene, en la misma cuadrícula: veinte unidades de ancho y de alto, un trazo de 1.6.',
    },
  },
}
