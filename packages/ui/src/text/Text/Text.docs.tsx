import { Stack } from '../../layout/Stack/Stack.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from './Text.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un párrafo, o una parte de uno con `as`. Dibuja `<p>`.',
  use: [
    {
      es: 'Para las palabras de la pantalla: una explicación, un epígrafe, un dato.',
      en: 'For the words of the interface: an explanation, a caption, a fact.',
    },
  ],
  instead: [
    {
      component: 'RichText',
      when: {
        es: 'para lo que alguien escribió en el editor.',
        en: 'for what somebody wrote in the editor.',
      },
    },
    { component: 'Heading', when: { es: 'para un título.', en: 'for a title.' } },
    {
      component: 'Message',
      when: {
        es: 'para lo que salió mal o bien, y hay que decir.',
        en: 'for what went wrong or well, and has to be said.',
      },
    },
    { component: 'Price', when: { es: 'para un precio.', en: 'for a price.' } },
  ],
  code: (t) => `import { Stack, Text } from '@gallery/ui'

export function Hours() {
  return (
    <Stack space="s1">
      <Text>Pasaje Lucero 418</Text>
      <Text size="s" tone="ink2" numeric>
        ${t('Lunes a viernes, 14:00 a 19:30', 'Monday to Friday, 14:00 to 19:30')}
      </Text>
    </Stack>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Stack space="s1">
            <Text>{t('Ritmo sobre eje nº 35', 'Rhythm on an Axis No. 35')}</Text>
            <Text size="s" tone="ink2">
              {t('Esmalte sobre tabla, 60 × 80 cm', 'Enamel on panel, 60 × 80 cm')}
            </Text>
          </Stack>
        ),
        say: {
          es: 'Tamaño y tinta dicen qué se lee primero; nunca menos que `ink3`.',
          en: 'Size and ink say what is read first; never weaker than `ink3`.',
        },
      },
      {
        show: (t) => (
          <Text tone="err">
            {t('No se pudo guardar: no hay conexión.', 'It could not be saved: there is no connection.')}
          </Text>
        ),
        say: {
          es: 'El color de un estado repite lo que ya dicen las palabras.',
          en: 'The colour of a state repeats what the words say already.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Stack space="s1">
            <Text weight="bold">{t('Ritmo sobre eje nº 35', 'Rhythm on an Axis No. 35')}</Text>
            <Text weight="bold">{t('Esmalte sobre tabla, 60 × 80 cm', 'Enamel on panel, 60 × 80 cm')}</Text>
          </Stack>
        ),
        say: { es: 'Todo en negrita es todo igual.', en: 'All of it bold is all of it alike.' },
      },
      {
        show: (t) => <Text tone="err">{t('Conexión', 'Connection')}</Text>,
        say: {
          es: '¿Qué le pasa? Sin el rojo no queda nada dicho.',
          en: 'What about it? Without the red nothing has been said.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Las palabras. El tamaño, la tinta y la negrita no se leen.',
      en: 'The words. Size, ink and weight are not read.',
    },
  ],
  props: {
    size: 'De 12 a 14 px (`xs`), de 13 a 15 (`s`), de 16 a 19 (`m`), los 20 a 25 de una bajada (`l`) o de 24 a 34 (`xl`).',
    tone: 'Tinta en tres fuerzas, o el color de un estado, que las palabras tienen que repetir. `ink3` no va sobre `ground2`.',
    weight: 'Negrita para las palabras que sostienen la oración.',
    numeric: 'Cifras de un mismo ancho, para horas, fechas, medidas y precios.',
    align: 'Dónde empiezan sus renglones; al medio, para unas pocas palabras solas en su lugar.',
    measure: 'Renglones de 34em como mucho, para un texto corrido.',
  },
  stories: {
    Medium: { name: 'Mediano', text: 'Texto corrido.' },
    Small: { name: 'Chico', text: 'Epígrafes, nombres, lo que viene detrás de otra cosa.' },
    Lead: { name: 'Bajada', text: 'La primera oración de una página.' },
    Large: { name: 'Grande', text: 'Lo que se lee de lejos: una dirección.' },
    Scale: { name: 'Escala', text: 'Todos los tamaños, del título de una página a la letra chica.' },
    Tones: { name: 'Tonos', text: 'Tinta en tres fuerzas, y los colores de un estado.' },
  },
}
