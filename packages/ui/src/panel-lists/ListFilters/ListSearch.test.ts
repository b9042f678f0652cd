import { expectTypeOf, it } from 'vitest'
import type { ListSearchProps } from './ListSearch.tsx'

it('takes what is searched for as `words` alone: it keeps what is typed itself', () => {
  expectTypeOf<keyof ListSearchProps & ('value' | 'defaultValue' | 'words')>().toEqualTypeOf<'words'>()
})
