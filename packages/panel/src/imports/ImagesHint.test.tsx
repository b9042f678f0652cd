import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import en from '../language/en.json' with { type: 'json' }
import es from '../language/es.json' with { type: 'json' }
import { ImagesHint } from './ImagesHint.tsx'

function said(locale: 'es' | 'en', replaced: readonly string[]): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={locale === 'es' ? es : en}>
      <ImagesHint count={3} replaced={replaced} />
    </IntlProvider>
  )
  return html.replace(/<[^>]*>/g, '').trim()
}

test('how many pictures are there', () => {
  expect(said('es', [])).toBe('Hay 3 imágenes.')
})

test('pictures that took the place of others are told by name', () => {
  expect(said('es', ['01.png'])).toBe(
    'Hay 3 imágenes. Una ocupó el lugar de otra imagen que había venido con el mismo nombre: 01.png.'
  )
  expect(said('en', ['01.png', '02.png'])).toBe(
    'There are 3 pictures. 2 took the place of other pictures that had come under the same names: 01.png, 02.png.'
  )
})

test('of many the first ones are told, and how many more there are', () => {
  const names = Array.from({ length: 23 }, (_, at) => `${at}.png`)
  expect(said('es', names)).toMatch(/: 0\.png, .*, 19\.png y 3 más\.$/)
})
