import { expect, test } from 'vitest'
import { direct, listOf } from './directImports.ts'

const list = listOf(
  [
    "import './global.css.ts'",
    "export { Button } from './Button/Button.tsx'",
    "export { default as Map, rows } from './Map.tsx'",
  ].join('\n'),
  '/kit'
)

test('what is imported from a list comes from where it is, with what the list brings in', () => {
  const code = "import { Button as B, Map } from '@kit'\nimport { x } from './x.ts'\nB(Map, x)"
  expect(direct(code, new Map([['@kit', list]]))).toBe(
    [
      'import "/kit/global.css.ts";import { Button as B } from "/kit/Button/Button.tsx";import { default as Map } from "/kit/Map.tsx";',
      "import { x } from './x.ts'",
      'B(Map, x)',
    ].join('\n')
  )
})

test('a name that the list does not have stops the build', () => {
  expect(() => direct("import { Nothing } from '@kit'", new Map([['@kit', list]]))).toThrow(/@kit.*Nothing/)
})
