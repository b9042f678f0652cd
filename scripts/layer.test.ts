import { expect, test } from 'vitest'
import { inOneLayer } from '../packages/ui/scripts/layer.mjs'

test('the queries of narrow windows come before those of wide ones, told in pixels or in letters', () => {
  const inQuery = (query: string) => `@layer components.gallery{@media ${query}{.a{order:1}}}`
  const queries = ['(forced-colors:active)', '(min-width:68em)', '(min-width:48.0625em)', '(min-width:480px)']
  const sheet = inOneLayer(queries.map(inQuery).join(''))
  expect([...sheet.matchAll(/\([\w-]+:[\w.]+\)/g)].join()).toBe(queries.toReversed().join())
})

test('what is hidden on paper stays hidden, whoever else is hidden before it', () => {
  const onPaper = (rules: string) => `@layer components.gallery{@media print{${rules}}}`
  const rules = '.a{display:none}.b{display:block}.c{display:none}'
  expect(inOneLayer(onPaper(rules))).toContain(rules)
})

test('what is kept off paper comes after the layer whose parts it hides, though it was said before them', () => {
  const off = '@layer components.gallery-paper{@media print{nav{display:none}}}'
  const sheet = inOneLayer(`${off}@layer components.gallery{.a{display:flex}}`)
  expect(sheet).toMatch(/@layer components\.gallery\{\.a\{display:flex\}\}@layer components\.gallery-paper\{/)
})
