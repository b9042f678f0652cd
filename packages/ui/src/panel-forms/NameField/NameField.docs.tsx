import { InPlaceContext } from '../../private/inPlace.ts'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { NameField } from './NameField.tsx'

/** What a field that is only looked at does: nothing. */
const nothing = () => {}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un nombre que es el mismo en todos los idiomas. En los `names` de una `RecordSheet` se lee entero: ocupa los renglones que necesita, y Enter envía el formulario. Dibuja `<div>` alrededor de `<textarea>`, y en otro lado alrededor de `<input>`.',
  use: [
    {
      es: 'Para cómo se llama un registro que no se traduce: un artista.',
      en: 'For what a record is called where that is not translated: an artist.',
    },
  ],
  instead: [
    {
      component: 'BilingualField',
      when: { es: 'para un título, que tiene idiomas.', en: 'for a title, which has languages.' },
    },
    {
      component: 'TextField',
      when: { es: 'para cualquier otra línea.', en: 'for any other line.' },
    },
  ],
  code: (t) => `import { NameField, type NameFieldProps } from '@gallery/ui/admin'

export function ArtistName({ value, onValueChange }: Pick<NameFieldProps, 'value' | 'onValueChange'>) {
  return (
    <NameField
      name="display"
      label="${t('Nombre', 'Name')}"
      value={value}
      onValueChange={onValueChange}
    />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <InPlaceContext value="name">
            <NameField
              name="do-name"
              label={t('Nombre', 'Name')}
              value="María Mercedes Fernández-Villanueva y Ruiz"
              onValueChange={nothing}
            />
          </InPlaceContext>
        ),
        say: {
          es: 'El nombre entero, por largo que sea.',
          en: 'The whole name, however long it is.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <InPlaceContext value="name">
            <NameField
              name="dont-name"
              label={t('Nombre', 'Name')}
              value={t('Sin título (Patio), 1966', 'Untitled (Courtyard), 1966')}
              onValueChange={nothing}
            />
          </InPlaceContext>
        ),
        say: {
          es: 'Un título que en inglés es otro: va en un `BilingualField`.',
          en: 'A title that is another one in Spanish: that is for a `BilingualField`.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        es: 'En una `RecordSheet`, envía el formulario. No entra un salto de línea.',
        en: 'In a `RecordSheet`, sends the form. No line break comes in.',
      },
    },
  ],
  reads: [{ es: '«Nombre, campo de texto» y el nombre.', en: '“Name, edit text”, and the name.' }],
  props: {
    value: 'El nombre como está escrito ahora.',
    onValueChange:
      'Se llama con el nombre entero, sin saltos de línea: los de uno pegado pasan a ser espacios.',
  },
  stories: {
    InPlace: {
      name: 'En su lugar',
      text: 'Como nombre de una ficha: se lee entero; lo que se pega entra en una línea, y Enter envía.',
    },
    Boxed: { name: 'En una caja', text: 'En otro lado es un campo de una línea.' },
  },
}
