import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ColorPicker } from './ColorPicker.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Uno de los colores que un evento tiene en la línea de días, cada uno con su nombre: los seis del kit o los tuyos. Dibuja un `<fieldset>` con botones de opción; la ref y todas las demás props van a él.',
  use: [
    {
      es: 'En el formulario de un evento, para el color de sus barras.',
      en: 'In the form of an event, for the colour of its bars.',
    },
  ],
  instead: [
    {
      component: 'Select',
      when: { es: 'para elegir una de otras cosas.', en: 'to choose one of other things.' },
    },
  ],
  code: (t) => `import { ColorPicker, type ColorPickerProps } from '@gallery/ui/admin'

export function EventColor({ value, onValueChange }: Pick<ColorPickerProps, 'value' | 'onValueChange'>) {
  return <ColorPicker name="color" label="Color" hint="${t('El de sus barras en la línea de días.', 'The one of its bars on the timeline.')}" value={value} onValueChange={onValueChange} />
}
`,
  anatomy: {
    story: 'Empty',
    parts: [
      {
        at: '[role="radiogroup"] legend',
        name: { es: 'El nombre del grupo.', en: 'The label of the group.' },
      },
      {
        at: '[role="radiogroup"] [data-event-color]',
        name: {
          es: 'La muestra: el mismo color que las barras, en los dos temas.',
          en: 'The swatch: the same colour as the bars, in both themes.',
        },
      },
      {
        at: '[role="radiogroup"] label span',
        name: {
          es: 'Cómo se llama: quien no distingue los colores elige por el nombre.',
          en: 'Its name: who does not tell the colours apart chooses by the name.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: () => <ColorPicker name="do-color" label="Color" defaultValue="green" />,
        say: {
          es: 'Cada color se llama como se ve: se lo puede decir por teléfono.',
          en: 'Each colour is called what it looks like: it can be said on the telephone.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ColorPicker
            name="dont-color"
            label="Color"
            defaultValue="green"
            colors={[
              { value: 'green', label: t('Opción 1', 'Option 1') },
              { value: 'red', label: t('Opción 2', 'Option 2') },
              { value: 'purple', label: t('Opción 3', 'Option 3') },
            ]}
          />
        ),
        say: {
          es: 'Un número no dice nada a quien no ve el color, ni a quien lo escucha.',
          en: 'A number says nothing to who does not see the colour, nor to who listens.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va al color elegido, o al primero, y sale del grupo.',
        en: 'Goes to the chosen colour, or to the first, and out of the group.',
      },
    },
    {
      keys: ['↑', '↓', '←', '→'],
      does: { es: 'Eligen el anterior o el siguiente.', en: 'Choose the one before or the next.' },
    },
  ],
  reads: [
    {
      es: '«Color, grupo de botones de opción; Verde, botón de opción, marcado, 1 de 6».',
      en: '“Colour, radio group; Green, radio button, checked, 1 of 6”.',
    },
    {
      es: 'Con un error, el grupo recibe el foco y se dice: «Elegí un color».',
      en: 'With an error the group takes the focus, and it is said: “Choose a colour”.',
    },
  ],
  props: {
    value: 'El color elegido, cuando lo guarda quien usa el campo; con `onValueChange`.',
    defaultValue: 'El color elegido al principio. Sin esto no hay ninguno.',
    colors: 'Los colores para elegir, en orden, con sus nombres.',
    onValueChange: 'Se llama con el color que se eligió.',
  },
  stories: {
    Chosen: { name: 'Elegido', text: 'Las flechas eligen, como en todo grupo de botones de opción.' },
    Empty: { name: 'Vacío', text: 'Ninguno elegido todavía, con una oración de ayuda.' },
    Invalid: {
      name: 'Rechazado',
      text: 'La respuesta del formulario lo nombra: el grupo recibe el foco, elegir saca el mensaje, y se manda el nombre.',
    },
    WithError: { name: 'Con error', text: 'Cómo se ve rechazado.' },
    OwnColors: {
      name: 'Colores propios',
      text: 'Otros colores que los seis del kit: cada uno tiene una regla para `data-event-color`, y su nombre en `EventColors`.',
    },
    InColumns: {
      name: 'En columnas',
      text: 'Donde ocupan dos filas, quedan unos debajo de otros.',
    },
    Disabled: { name: 'Deshabilitado', text: 'Ahora no se puede cambiar.' },
    NarrowColumn: {
      name: 'Columna angosta',
      text: 'Con letras tan grandes que un color y su nombre no entran uno al lado del otro, quedan en su columna.',
    },
  },
}
