import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

const nothing = () => undefined

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Una elección en la que cada opción merece una oración, en recuadros uno debajo del otro. Dibuja `<fieldset>`.',
  use: [
    {
      es: 'Donde cada opción tiene un sentido que hay que leer antes de elegir.',
      en: 'Where each way has a meaning that must be read before choosing.',
    },
  ],
  instead: [
    { component: 'Select', when: { es: 'para palabras sueltas.', en: 'for plain words.' } },
    { component: 'Switch', when: { es: 'para prender o apagar.', en: 'for on or off.' } },
  ],
  code: (t) => `import { ChoiceCards } from '@gallery/ui/admin'

export function Prices({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <ChoiceCards
      legend="${t('Precio', 'Price')}"
      value={value}
      onValueChange={onChange}
      choices={[
        { value: 'now', label: '${t('De hoy', 'Today’s')}', hint: '${t('Cambia cuando cambia acá', 'Changes when it changes here')}' },
        { value: 'none', label: '${t('Sin precio', 'No price')}' },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Chosen',
    parts: [
      { at: 'legend', name: { es: 'Qué se elige.', en: 'What is chosen.' } },
      { at: 'label > span', name: { es: 'Una opción, en pocas palabras.', en: 'One way, in a few words.' } },
      { at: 'label + div', name: { es: 'Qué significa.', en: 'What it means.' } },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <ChoiceCards
            legend={t('Precio', 'Price')}
            value="now"
            onValueChange={nothing}
            choices={[
              {
                value: 'now',
                label: t('De hoy', 'Today’s'),
                hint: t('Cambia cuando cambia acá', 'Changes when it changes here'),
              },
              { value: 'none', label: t('Sin precio', 'No price') },
            ]}
          />
        ),
        say: {
          es: 'La oración dice qué pasa después de elegir.',
          en: 'The sentence says what happens after choosing.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ChoiceCards
            legend={t('Idioma', 'Language')}
            value="es"
            onValueChange={nothing}
            choices={[
              { value: 'es', label: t('Español', 'Spanish') },
              { value: 'en', label: t('Inglés', 'English') },
            ]}
          />
        ),
        say: {
          es: 'Sin nada que explicar, un `Select` ocupa un renglón.',
          en: 'With nothing to explain, a `Select` takes one line.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Va a la opción elegida.', en: 'Goes to the chosen way.' } },
    {
      keys: ['↑', '↓'],
      does: { es: 'Eligen la que sigue o la anterior.', en: 'Choose the next or the one before.' },
    },
  ],
  reads: [
    {
      es: '«Precio, grupo. De hoy, botón de opción, marcado, 1 de 3. Cambia en la sala cuando cambia acá».',
      en: '“Price, group. Today’s, radio button, checked, 1 of 3. Changes in the room when it changes here”.',
    },
  ],
  props: {
    legend: 'Qué se elige: «Precio».',
    choices: 'De dos a cuatro.',
    value: 'El valor de la elegida.',
    onValueChange: 'Recibe el valor de la que se elige ahora.',
  },
  stories: {
    Chosen: { name: 'Elegida', text: 'Una está elegida; las flechas eligen otra.' },
    LongWords: { name: 'Palabras largas', text: 'Las palabras largas se parten en su recuadro.' },
  },
}
