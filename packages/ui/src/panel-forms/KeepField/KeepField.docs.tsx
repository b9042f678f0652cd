import { Select } from '../../forms/Select/Select.tsx'
import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { KeepField } from './KeepField.tsx'

/** What a field that is only looked at does: nothing. */
const nothing = () => {}

const statuses = (t: Tell) => [
  { value: 'lent', label: t('Prestada', 'On loan') },
  { value: 'sold', label: t('Vendida', 'Sold') },
]

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un campo de un cambio de muchos registros, que empieza en «Sin cambiar». Dibuja `<div>` alrededor de un `<select>` nativo.',
  use: [
    {
      es: 'En un `BulkReview`, donde un campo que nadie tocó no cambia nada.',
      en: 'In a `BulkReview`, where a field that nobody touched must change nothing.',
    },
  ],
  instead: [
    {
      component: 'Select',
      when: { es: 'en el formulario de un solo registro.', en: 'in the form of one record.' },
    },
    {
      component: 'PriceChangeField',
      when: { es: 'para los precios de muchas obras.', en: 'for the prices of many works.' },
    },
  ],
  code: (t) => `import { KeepField, type KeepFieldProps } from '@gallery/ui/admin'

export function StatusOfAll({ value, onValueChange }: Pick<KeepFieldProps, 'value' | 'onValueChange'>) {
  return (
    <KeepField
      label="${t('Estado', 'Status')}"
      options={[
        { value: 'lent', label: '${t('Prestada', 'On loan')}' },
        { value: 'sold', label: '${t('Vendida', 'Sold')}' },
      ]}
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
          <KeepField
            label={t('Estado', 'Status')}
            options={statuses(t)}
            value={null}
            onValueChange={nothing}
          />
        ),
        say: {
          es: 'Dice que no cambia nada hasta que alguien elige.',
          en: 'It says that nothing changes until somebody chooses.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Select
            name="dont-status"
            label={t('Estado', 'Status')}
            options={statuses(t)}
            defaultValue="lent"
          />
        ),
        say: {
          es: 'Empieza en el estado de la primera obra: guardar otra cosa se lo pone a todas.',
          en: 'It begins at the status of the first work: saving something else gives it to all of them.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['↑', '↓'],
      does: { es: 'Eligen, como en todo `<select>`.', en: 'Choose, as in every `<select>`.' },
    },
    {
      keys: ['Tab'],
      does: {
        es: 'Después de «Cambiar por…»: va al texto nuevo, que aparece al lado.',
        en: 'After “Change to…”: goes to the new text, which appears beside it.',
      },
    },
  ],
  reads: [
    {
      es: '«Estado, cuadro combinado, Sin cambiar».',
      en: '“Status, combo box, No change”.',
    },
    {
      es: 'El texto nuevo: «Propietario, el nuevo, campo de texto, Sin texto queda vacío».',
      en: 'The new text: “Owner, the new one, edit text, Without text it becomes empty”.',
    },
  ],
  props: {
    label: 'De qué se trata: «Estado».',
    value: 'Lo que recibe cada registro; null deja a cada uno como está.',
    onValueChange: 'Se llama con lo que va a recibir cada registro, o con null para dejarlos como están.',
    options:
      'Lo que se puede elegir. Sin esto se puede escribir cualquier texto, y también ninguno, hasta `maxLength`.',
    maxLength: 'Cuántos caracteres puede tener un texto como máximo.',
  },
  stories: {
    Default: {
      name: 'De todos los días',
      text: 'Nada cambia hasta que se elige algo, y se puede volver a eso.',
    },
    Chosen: { name: 'Elegido', text: 'El que está puesto va en negrita y con su borde.' },
    AnyText: {
      name: 'Cualquier texto',
      text: 'Cualquier texto que no sea más largo que lo que admite el campo, y también ninguno: ese vacía el campo.',
    },
  },
}
