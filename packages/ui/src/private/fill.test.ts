import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { fill } from './fill.ts'

const page = { id: 'page', defaultMessage: 'Página {page}' }

function intlWith(messages: Record<string, string>, errors: string[] = []) {
  return createIntl({ locale: 'es', messages, onError: ({ code }) => errors.push(code) })
}

describe('fill', () => {
  it('says what react-intl says', () => {
    const intl = intlWith({ page: '{page, plural, one {# página} other {# páginas}}' })
    for (const count of [1, 2, 12_345]) {
      expect(fill(intl, page, { page: count })).toBe(intl.formatMessage(page, { page: count }))
    }
  })

  it('keeps the texts of each catalogue apart', () => {
    expect(fill(intlWith({ page: 'Página {page}' }), page, { page: 3 })).toBe('Página 3')
    expect(fill(intlWith({ page: 'Page {page}' }), page, { page: 3 })).toBe('Page 3')
  })

  it('reports a text that is missing or broken, and says the default', () => {
    const errors: string[] = []
    expect(fill(intlWith({}, errors), page, { page: 3 })).toBe('Página 3')
    expect(fill(intlWith({ page: 'Página {page' }, errors), page, { page: 3 })).toBe('Página 3')
    expect(errors).toEqual(['MISSING_TRANSLATION', 'FORMAT_ERROR'])
  })
})
