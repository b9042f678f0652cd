import { TextField } from '../../forms/TextField/TextField.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { PriceInPlace } from './PriceInPlace.tsx'

/** What a price that is only looked at does: nothing. */
const nothing = async () => undefined

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un precio que se cambia donde está: apretarlo, el nuevo, Enter; Escape devuelve el anterior. Por unos segundos se dicen los dos. Dibuja `<div>`.',
  use: [
    {
      es: 'Cuando un precio se cambia por su cuenta, al lado de una ficha.',
      en: 'Where a price is changed by itself, beside a record.',
    },
  ],
  instead: [
    { component: 'Price', when: { es: 'donde solo se lee.', en: 'where it is only read.' } },
    {
      component: 'PriceChangeField',
      when: { es: 'para muchos a la vez.', en: 'for many at once.' },
    },
  ],
  code: (t) => `import { PriceInPlace, type PriceInPlaceProps } from '@gallery/ui/admin'

export function WorkPrice({ amount, onSave }: Pick<PriceInPlaceProps, 'amount' | 'onSave'>) {
  return <PriceInPlace amount={amount} currency="USD" note="${t('Desde el 10 jul 2026.', 'Since 10 Jul 2026.')}" onSave={onSave} />
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <PriceInPlace
            amount={38_000}
            currency="USD"
            note={t('Desde el 10 jul 2026. Antes, 32.000.', 'Since 10 Jul 2026. Before, 32,000.')}
            onSave={nothing}
          />
        ),
        say: {
          es: 'Se lee como precio hasta que alguien lo aprieta, y dice desde cuándo vale.',
          en: 'It reads as a price until somebody presses it, and says since when it holds.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <TextField name="dont-price" label={t('Precio (USD)', 'Price (USD)')} defaultValue="38000" />
        ),
        say: {
          es: 'Un campo siempre abierto se cambia sin querer, y nadie ve cuál era el anterior.',
          en: 'A field that is always open is changed by a slip, and nobody sees what it was before.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'En el precio: lo abre, con lo que había seleccionado.',
        en: 'On the price: opens it, with what stood there selected.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'En el campo: guarda; si nada cambió, solo cierra.',
        en: 'In the field: saves; where nothing changed it only closes.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Deja el precio como estaba; el foco vuelve a él.',
        en: 'Leaves the price as it was; the focus goes back to it.',
      },
    },
    {
      keys: ['Tab'],
      does: {
        es: 'Del campo a «Guardar» y «Cancelar». Salir sin haber escrito lo cierra.',
        en: 'From the field to “Save” and “Cancel”. Leaving with nothing written closes it.',
      },
    },
  ],
  reads: [
    {
      es: '«Cambiar el precio: USD 38.000, botón».',
      en: '“Change the price: USD 38,000, button”.',
    },
    {
      es: 'Guardado: «Antes USD 38.000, ahora USD 41.500». Rechazado, se dice por qué, y se lee con el campo.',
      en: 'Saved: “Before USD 38,000, now USD 41,500”. Refused, it is said why, and read out with the field.',
    },
  ],
  props: {
    amount: 'En unidades de la moneda; `null` dice «sin precio».',
    currency: 'Un código ISO: «USD».',
    onSave:
      'Se llama con lo que se escribió, «38.000», o nada para que no tenga precio. Se resuelve cuando `amount` es el nuevo, o con por qué se rechazó. Si la promesa falla, lo escrito queda abierto para guardarlo otra vez, y contar el error es de la página.',
    note: 'Lo que se sabe del precio: desde cuándo vale.',
  },
  stories: {
    Default: {
      name: 'De todos los días',
      text: 'Apretar, el precio nuevo, Enter: por unos segundos se dicen los dos. Escape lo deja como estaba.',
    },
    Refused: {
      name: 'Rechazado',
      text: 'Lo que no es un precio se dice debajo, y se queda para corregirlo.',
    },
    Failed: {
      name: 'Sin respuesta',
      text: 'Nadie sabe si se guardó, y eso lo cuenta la página: lo escrito se queda para guardarlo otra vez.',
    },
    None: { name: 'Sin precio', text: 'Todavía no se pide nada por ella.' },
  },
}
