import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Container } from './Container.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La columna centrada en la que está el contenido. Dibuja `<div>`, o lo que diga `as`.',
  use: [
    {
      es: 'Para un bloque sin encabezado propio que va directamente en una `Page`.',
      en: 'For a block without a heading of its own that stands directly in a `Page`.',
    },
    {
      es: 'Con `width="text"`, para un texto corrido; con `width="form"`, para un formulario.',
      en: 'With `width="text"` for running text, with `width="form"` for a form.',
    },
  ],
  instead: [
    {
      component: 'Section',
      when: {
        es: 'cuando el bloque tiene un encabezado: trae su propia columna.',
        en: 'when the block has a heading: it brings its own column.',
      },
    },
    {
      component: 'PageTitle',
      when: {
        es: 'para el título de la página, que ya está en su columna.',
        en: 'for the title of the page, which stands in its column already.',
      },
    },
  ],
  code: (t) => `import { Container, Text } from '@gallery/ui'

export function Introduction() {
  return (
    <Container width="text">
      <Text>${t('La galería abre de lunes a viernes.', 'The gallery is open from Monday to Friday.')}</Text>
    </Container>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Container width="text">
            <Text>
              {t(
                'Un renglón de treinta y cuatro letras y algo más se lee sin perder el hilo.',
                'A line of thirty-four ems is read without losing the thread.'
              )}
            </Text>
          </Container>
        ),
        say: {
          es: 'Un texto corrido tiene su medida de renglón.',
          en: 'Running text has its measure of line.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Container>
            <Container>
              <Text>{t('Dos columnas, una dentro de la otra.', 'Two columns, one inside the other.')}</Text>
            </Container>
          </Container>
        ),
        say: {
          es: 'Dentro de otro, o de una `Section`, los márgenes se suman y nada queda alineado.',
          en: 'Inside another, or inside a `Section`, the gutters add up and nothing stays in line.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'No agrega nada; con `as` se lee como el elemento que digas.',
      en: 'It adds nothing; with `as` it is read as the element that you name.',
    },
  ],
  props: {
    width:
      '`page` mide como mucho 1364px, `text` un renglón de 34em, `form` 600px; siempre con los márgenes a los lados.',
  },
  stories: {
    OfAPage: {
      name: 'De una página',
      text: 'Tan ancho como una página: 1364px como mucho, con los márgenes a los lados.',
    },
    OfText: { name: 'De un texto', text: 'Un renglón de texto corrido, 34em.' },
    OfAForm: { name: 'De un formulario', text: 'Un formulario, 600px.' },
  },
}
