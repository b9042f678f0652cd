import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Heading } from '../../text/Heading/Heading.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Stack } from './Stack.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Hijos uno debajo del otro, a una misma distancia. Dibuja `<div>`, o lo que diga `as`.',
  use: [
    {
      es: 'Para varios bloques dentro de una misma parte: nada en el kit tiene márgenes propios.',
      en: 'For several blocks in one part: nothing in the kit has margins of its own.',
    },
  ],
  instead: [
    { component: 'Inline', when: { es: 'para una fila.', en: 'for a row.' } },
    { component: 'Grid', when: { es: 'para fichas en columnas.', en: 'for tiles in columns.' } },
    {
      component: 'Page',
      when: {
        es: 'para las partes de una página, que ella misma separa.',
        en: 'for the parts of a page, which it spaces itself.',
      },
    },
  ],
  code: (t) => `import { Button, Stack, Text } from '@gallery/ui'

export function Invitation() {
  return (
    <Stack space="s5" align="start">
      <Text>${t('Entrada libre, con turno.', 'Free entry, by appointment.')}</Text>
      <Button>${t('Reservar lugar', 'Book a place')}</Button>
    </Stack>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Stack space="s6">
            <Stack space="s2">
              <Heading level={3}>{t('Cuándo', 'When')}</Heading>
              <Text>{t('Lunes a viernes.', 'Monday to Friday.')}</Text>
            </Stack>
            <Stack space="s2">
              <Heading level={3}>{t('Dónde', 'Where')}</Heading>
              <Text>Pasaje Lucero 418</Text>
            </Stack>
          </Stack>
        ),
        say: {
          es: 'Lo que va junto está cerca; lo demás, más lejos. Para eso, uno dentro de otro.',
          en: 'What belongs together is near, the rest farther: one inside another does that.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Stack space="s5">
            <Heading level={3}>{t('Cuándo', 'When')}</Heading>
            <Text>{t('Lunes a viernes.', 'Monday to Friday.')}</Text>
            <Heading level={3}>{t('Dónde', 'Where')}</Heading>
            <Text>Pasaje Lucero 418</Text>
          </Stack>
        ),
        say: {
          es: 'Todo a la misma distancia: no se ve qué texto es de qué título.',
          en: 'All at one distance: which text belongs to which heading is not seen.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    { es: 'Nada por sí mismo; con `as="ul"`, una lista.', en: 'Nothing by itself; with `as="ul"`, a list.' },
  ],
  props: {
    space: 'La distancia entre los hijos; `section` es la que hay entre las partes de una página.',
    align: 'Cómo quedan los hijos a lo ancho; `center` centra también su texto.',
    justify:
      'Dónde quedan los hijos cuando la caja es más alta que ellos; `between` manda el primero arriba y el último abajo.',
  },
  stories: {
    Stretched: {
      name: 'A todo el ancho',
      text: 'Uno debajo del otro, tan anchos como la caja: así van los campos de un formulario.',
    },
    AtTheStart: { name: 'Al comienzo', text: 'Cada uno del ancho que necesita.' },
    Centred: { name: 'Centrados', text: 'En el medio, y su texto también.' },
    AsList: { name: 'Como lista', text: 'Como lista: el elemento se puede elegir.' },
  },
}
