import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../Text/Text.tsx'
import { Price } from './Price.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que algo cuesta: «USD 38.000». Dibuja `<span>`; sus cifras quedan una debajo de otra en una columna.',
  use: [
    {
      es: 'Donde haya plata: así se escribe igual en todas las pantallas, y en cada idioma como corresponde.',
      en: 'Wherever money is shown: so it is written alike on every screen, and in each language as it should be.',
    },
  ],
  instead: [
    { component: 'Tag', when: { es: 'para un estado como «Vendida».', en: 'for a state such as “Sold”.' } },
    {
      component: 'PriceInPlace',
      when: {
        es: 'en una lista del panel, donde el precio se cambia.',
        en: 'in a list of the panel, where the price is changed.',
      },
    },
    {
      component: 'PriceChangeField',
      when: { es: 'para cambiar muchos precios a la vez.', en: 'to change many prices at once.' },
    },
  ],
  code: () => `import { Price } from '@gallery/ui'

export function WorkPrice({ amount }: { amount: number | null }) {
  return <Price amount={amount} currency="USD" />
}
`,
  examples: {
    do: [
      {
        show: () => <Price amount={38_000} currency="USD" />,
        say: {
          es: 'La moneda con su código: «$» son pesos acá y dólares allá.',
          en: 'The currency by its code: “$” is pesos here and dollars there.',
        },
      },
      {
        show: () => <Price amount={null} />,
        say: {
          es: 'Sin precio, `null` lo dice con palabras.',
          en: 'Without a price, `null` says so in words.',
        },
      },
    ],
    dont: [
      {
        show: () => <Text numeric>$38000,00</Text>,
        say: {
          es: 'Escrito a mano: sin moneda, sin puntos, con centavos que nadie cobra.',
          en: 'Written by hand: no currency, no separators, cents that nobody charges.',
        },
      },
      {
        show: () => <Price amount={0} currency="USD" />,
        say: {
          es: 'Cero es un precio: dice que se regala.',
          en: 'Zero is a price: it says that it is given away.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    { es: '«USD 38.000», como está escrito.', en: '“USD 38,000”, as it is written.' },
    { es: 'Sin precio: «sin precio».', en: 'Without one: “no price”.' },
  ],
  props: {
    amount: 'En unidades de la moneda, sin decimales; `null` dice «sin precio».',
    currency: 'Un código ISO, antes del monto: «USD», «ARS».',
    exact:
      'Al centavo, donde se hacen cuentas con los precios: al lado de su diferencia o su suma, redondeados no darían.',
  },
  stories: {
    Dollars: { name: 'Dólares', text: 'Sin decimales; los miles separados como en el idioma.' },
    Pesos: { name: 'Pesos', text: 'Uno largo no se corta.' },
    FourDigits: { name: 'Cuatro cifras', text: 'Cuatro cifras se separan también.' },
    Exact: { name: 'Al centavo', text: 'Con los decimales que tenga, dos a lo sumo.' },
    None: { name: 'Sin precio', text: 'Nadie le puso uno.' },
  },
}
