import { expect, it } from 'vitest'
import { partsOf, patternCode } from './patternCode.ts'

const source = `import { useState } from 'react'
import { AppShell, type BilingualText } from '../../admin.ts'
import {
  Page,
  type FacetLink,
  useDates,
  Container,
} from '../../index.ts'
import { exhibition } from './exhibition.ts'
`

it('takes the kit from its package, and leaves what is beside it', () => {
  const code = patternCode(source)
  expect(code).toContain("import { AppShell, type BilingualText } from '@gallery/ui/admin'")
  expect(code).toContain("} from '@gallery/ui'\n")
  expect(code).toContain("import { exhibition } from './exhibition.ts'")
})

it('is made of the components that it imports, of neither types nor functions', () => {
  expect(partsOf(source)).toEqual(['AppShell', 'Container', 'Page'])
})
