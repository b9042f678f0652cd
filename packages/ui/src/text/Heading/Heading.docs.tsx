import { Stack } from '../../layout/Stack/Stack.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../Text/Text.tsx'
import { Heading } from './Heading.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un encabezado en negrita. Dibuja de `<h1>` a `<h4>`.',
  use: [
    {
      es: 'Para el título de una parte, adentro de una `Section` o de una tarjeta.',
      en: 'For the title of a part inside a `Section` or a card.',
    },
  ],
  instead: [
    { component: 'PageTitle', when: { es: 'para el título de una página.', en: 'for the title of a page.' } },
    {
      component: 'Section',
      when: {
        es: 'cuando la parte es una región de la página: trae su título.',
        en: 'when the part is a region of the page: it brings its title.',
      },
    },
    {
      component: 'Text',
      when: {
        es: 'con `weight="bold"`, para palabras fuertes que no encabezan nada.',
        en: 'with `weight="bold"`, for strong words that head nothing.',
      },
    },
  ],
  code: (t) => `import { Heading, Stack, Text } from '@gallery/ui'

export function GettingThere() {
  return (
    <Stack space="s3">
      <Heading level={3}>${t('Cómo llegar', 'Getting there')}</Heading>
      <Text>Pasaje Lucero 418, Buenos Aires</Text>
    </Stack>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Stack space="s2">
            <Heading level={3}>{t('Datos prácticos', 'Before you come')}</Heading>
            <Heading level={4}>{t('Cómo llegar', 'Getting there')}</Heading>
            <Text>Pasaje Lucero 418</Text>
          </Stack>
        ),
        say: {
          es: 'Los niveles en orden: quien escucha recorre la página por ellos.',
          en: 'Levels in order: who listens goes through the page by them.',
        },
      },
      {
        show: (t) => (
          <Heading level={2} size="l">
            {t('Horas del patio', 'Hours of the Courtyard')}
          </Heading>
        ),
        say: {
          es: 'Elegí el nivel por el esquema, y el tamaño con `size`.',
          en: 'Choose the level by the outline, and how large it is with `size`.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Stack space="s2">
            <Text weight="bold" size="l">
              {t('Datos prácticos', 'Before you come')}
            </Text>
            <Text weight="bold">{t('Cómo llegar', 'Getting there')}</Text>
            <Text>Pasaje Lucero 418</Text>
          </Stack>
        ),
        say: {
          es: 'Parece un título, pero nadie que escucha lo encuentra.',
          en: 'It looks like a title, but nobody who listens finds it.',
        },
      },
      {
        show: (t) => <Heading level={4}>{t('Horas del patio', 'Hours of the Courtyard')}</Heading>,
        say: {
          es: 'El nivel 4 porque es más chico: el esquema salta del 1 al 4.',
          en: 'Level 4 because it is smaller: the outline jumps from 1 to 4.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [{ es: '«Horas del patio, encabezado nivel 2».', en: '“Horas del patio, heading level 2”.' }],
  props: {
    level: 'El lugar en el esquema de la página.',
    size: 'De 30 a 48 px (`xxl`), de 24 a 34 (`xl`), de 20 a 25 (`l`) o como el texto (`m`).',
  },
  stories: {
    SecondLevel: { name: 'Segundo nivel', text: 'El título de una parte.' },
    Levels: { name: 'Niveles', text: 'Cada nivel con su tamaño; una página los tiene en orden.' },
    Larger: {
      name: 'Más grande',
      text: 'Nivel y tamaño son dos cosas: un segundo encabezado tan grande como un primero.',
    },
    LongWords: { name: 'Palabras largas', text: 'Palabras más largas que el renglón.' },
  },
}
