import { type ImportKind, ImportRules } from '@gallery/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { MapRules } from './MapRules.tsx'

function shown(kind: ImportKind, lacksCurrency: boolean, rules: Partial<ImportRules> = {}): string {
  return renderToStaticMarkup(
    <IntlProvider locale="es" messages={messages}>
      <MapRules
        kind={kind}
        rules={ImportRules.parse(rules)}
        lacksCurrency={lacksCurrency}
        onChange={() => undefined}
      />
    </IntlProvider>
  )
}

test('the currency of prices that name none is asked for of works, where there are any', () => {
  const unsure = messages['admin.imports.rule.currencyUnsure']
  expect(shown('works', true)).toContain(unsure)
  expect(shown('works', false)).not.toContain(unsure)
  expect(shown('works', false)).toContain('ARS · peso argentino')
  expect(shown('works', false, { currency: 'ABC' }), 'one that is no code any more').toContain('value="ABC"')
  expect(shown('items', false)).not.toContain('rule_currency')
  expect(shown('items', false)).toContain(messages['admin.imports.rule.unit.ft'])
})
