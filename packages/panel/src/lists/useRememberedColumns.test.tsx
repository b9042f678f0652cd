import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { forbiddenStorageStub, fullStorageStub, storageStub } from '../kept/storageStub.ts'
import { type RememberedColumns, useRememberedColumns } from './useRememberedColumns.ts'

afterEach(() => vi.unstubAllGlobals())

let remembered: RememberedColumns

function List() {
  remembered = useRememberedColumns('works', ['updated'])
  return null
}

/** What a list that is opened has. */
function opened(): RememberedColumns {
  renderToStaticMarkup(<List />)
  return remembered
}

test('columns that were hidden are so when the list is opened anew', () => {
  vi.stubGlobal('localStorage', storageStub())
  const [, setHidden] = opened()
  setHidden(new Set(['price']))
  expect([...opened()[0]]).toEqual(['price'])
})

test.each([
  ['is full', fullStorageStub],
  ['is forbidden', forbiddenStorageStub],
])('where the storage %s they are hidden for as long as the list is open', (_, storage) => {
  vi.stubGlobal('localStorage', storage())
  const [hidden, setHidden] = opened()
  expect([...hidden]).toEqual(['updated'])
  expect(() => setHidden(new Set(['price']))).not.toThrow()
})
