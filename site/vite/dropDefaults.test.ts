import { expect, test } from 'vitest'
import { withoutDefaults } from './dropDefaults.ts'

test('messages keep their ids and lose their default texts, whatever quotes they have', () => {
  const code = `const m = {
  a: { id: 'x.a', defaultMessage: 'Es \\'así\\', no' },
  b: { id: 'x.b', defaultMessage: "L'Hay" },
}`
  expect(withoutDefaults(code)).toBe("const m = {\n  a: { id: 'x.a' },\n  b: { id: 'x.b' },\n}")
})
