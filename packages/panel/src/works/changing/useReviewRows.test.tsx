import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../../language/es.json' with { type: 'json' }
import { useReviewRows } from './useReviewRows.tsx'

const state = {
  price: 1200.5,
  currency: 'USD',
  status: 'En consignación',
  owner: '',
  address: '',
  public: false,
  series: '',
  rights: '',
} as const
const work = {
  id: 3,
  title_es: 'Patio',
  title_en: '',
  year: 1950,
  year_text: '',
  date_words: null,
  artist: null,
  img: null,
  updated_at: '2026-01-01T12:00:00Z',
  refusal: null,
}

/** What the review says of a work whose price becomes another. */
function Said({ price }: { price: number | null }) {
  const [row] = useReviewRows()([{ ...work, before: state, after: { ...state, price } }], new Set())
  return row?.changes.map(({ before, after, difference }) => (
    <p key="price">
      {before} → {after}, {difference}
    </p>
  ))
}

test.each([
  [1320.55, 'USD 1.200,5 → USD 1.320,55, +120,05'],
  [1200, 'USD 1.200,5 → USD 1.200, −0,5'],
  [null, 'USD 1.200,5 → sin precio, '],
])('a price that becomes %s is told to the cent, as is the difference', (price, said) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" messages={messages} defaultLocale="es">
      <Said price={price} />
    </IntlProvider>
  )
  expect(html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toBe(said)
})
