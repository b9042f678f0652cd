import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { PriceChangeField } from './PriceChangeField.tsx'

/** What a field that is only looked at does: nothing. */
const nothing = () => {}
const roundings = [0, 1, 10, 50, 100, 500, 1000]

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Cómo cambian los precios de muchas obras: nada, un porcentaje que se redondea, o uno nuevo. Dibuja `<fieldset>`.',
  use: [
    {
      es: 'En un `BulkReview`, para subir o bajar los precios de las obras elegidas.',
      en: 'In a `BulkReview`, to raise or lower the prices of the chosen works.',
    },
  ],
  instead: [
    {
      component: 'TextField',
      when: {
        es: 'para el precio de una obra, en su formulario.',
        en: 'for the price of one work, in its form.',
      },
    },
    {
      component: 'PriceInPlace',
      when: {
        es: 'para uno que se cambia al lado de su ficha.',
        en: 'for one that is changed beside its record.',
      },
    },
    {
      component: 'KeepField',
      when: { es: 'para lo demás que cambia en muchas.', en: 'for what else changes in many.' },
    },
  ],
  code: () => `import { PriceChangeField, type PriceChangeFieldProps } from '@gallery/ui/admin'

export function PricesOfAll({ value, onValueChange }: Pick<PriceChangeFieldProps, 'value' | 'onValueChange'>) {
  return <PriceChangeField roundings={[0, 50, 100, 500]} value={value} onValueChange={onValueChange} />
}
`,
  anatomy: {
    story: 'ByPercent',
    parts: [
      { at: 'fieldset legend', name: { es: 'De qué se trata.', en: 'What it is about.' } },
      {
        at: 'fieldset label',
        name: {
          es: 'Las tres maneras; la primera no cambia nada.',
          en: 'The three ways; the first changes nothing.',
        },
      },
      {
        at: 'fieldset input[type="text"]',
        name: {
          es: 'Cuánto: con + sube, con - baja.',
          en: 'How much: + raises, - lowers.',
        },
      },
      {
        at: 'fieldset select',
        name: {
          es: 'A cuánto se redondea cada precio.',
          en: 'To what each price is rounded.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: () => (
          <PriceChangeField
            roundings={roundings}
            value={{ way: 'percent', percent: '+8', round: 100, amount: '' }}
            onValueChange={nothing}
          />
        ),
        say: {
          es: 'Redondeado a 100: los precios siguen pareciendo de galería.',
          en: 'Rounded to 100: the prices still look like a gallery’s.',
        },
      },
    ],
    dont: [
      {
        show: () => (
          <PriceChangeField
            roundings={[0]}
            value={{ way: 'percent', percent: '+8', round: 0, amount: '' }}
            onValueChange={nothing}
          />
        ),
        say: {
          es: 'Sin nada a qué redondear, 12.345 pasa a 13.332,60.',
          en: 'With nothing to round to, 12,345 becomes 13,332.60.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'La manera elegida, y después lo que se escribe para ella.',
        en: 'The chosen way, and then what is written for it.',
      },
    },
    {
      keys: ['↑', '↓', '←', '→'],
      does: { es: 'Eligen otra manera.', en: 'Choose another way.' },
    },
  ],
  reads: [
    {
      es: '«Precio, grupo; Sin cambiar, botón de opción, marcado, 1 de 3».',
      en: '“Price, group; No change, radio button, checked, 1 of 3”.',
    },
    {
      es: '«Cuánto por ciento: +8 sube, -8 baja, campo de texto»; «Redondeo, cuadro combinado, Redondeado a 100».',
      en: '“By how many per cent: +8 raises, -8 lowers, edit text”; “Rounding, combo box, Rounded to 100”.',
    },
    {
      es: 'El error se dice en cuanto aparece, y se lee con el campo.',
      en: 'The error is said as it appears, and is read out with the field.',
    },
  ],
  props: {
    value: 'Cómo cambian, y lo que está escrito.',
    onValueChange: 'Se llama con cómo tienen que cambiar.',
    roundings: 'A cuánto se puede redondear.',
    error: 'Qué tiene de malo el porcentaje o el monto.',
  },
  stories: {
    Default: {
      name: 'De todos los días',
      text: 'Ningún precio cambia hasta que se elige otra de las maneras.',
    },
    ByPercent: { name: 'Por ciento', text: 'Un porcentaje, y a cuánto se redondea.' },
    NewPrice: { name: 'Uno nuevo', text: 'Un precio nuevo para todas.' },
    Wrong: { name: 'Mal escrito', text: 'Lo que no es un número lo dice.' },
  },
}
