import { namesOf, optionFields } from '@gallery/contract'
import { expect, test } from 'vitest'
import en from '../language/en.json' with { type: 'json' }
import es from '../language/es.json' with { type: 'json' }

test.each([
  ['es', es],
  ['en', en],
])('every option has a name of its own in %s', (_language, texts) => {
  const names = new Set(namesOf(optionFields).map((name) => name.replace(/_(es|en)$/, '')))
  const without = [...names].filter(
    (name) => !(`admin.options.field.${name}` in texts || `admin.field.${name}` in texts)
  )
  expect(without, 'put admin.options.field.{name} into packages/panel/src/language').toEqual([])
})
