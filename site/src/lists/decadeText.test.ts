import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { decadeText } from './decadeText.ts'

const inSpanish = createIntl({ locale: 'es', messages: es })
const inEnglish = createIntl({ locale: 'en', messages: en })

test.each([
  [1950, 'Década de 1950', '1950s'],
  ['undated', 'Sin fecha', 'Undated'],
  [-500, '500–491 a. C.', '500–491 BC'],
  [-10, '10–1 a. C.', '10–1 BC'],
] as const)('the decade %s is called "%s" and "%s"', (decade, spanish, english) => {
  const said = [
    decadeText('list.decade', decade, { intl: inSpanish, language: 'es' }),
    decadeText('list.decade', decade, { intl: inEnglish, language: 'en' }),
  ]
  expect(said).toEqual([spanish, english])
})

test('an artist’s decades have their years alone in Spanish', () => {
  const spanish = { intl: inSpanish, language: 'es' } as const
  expect(decadeText('artist.decade', 1950, spanish)).toBe('1950')
  expect(decadeText('artist.decade', -500, spanish)).toBe('500–491 a. C.')
})
