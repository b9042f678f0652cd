import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useWorkCounts } from './WorkFilters.tsx'
import { listedIn, narrowingOf } from './worksAddress.ts'

const read = vi.hoisted((): { keys: string[] } => ({ keys: [] }))
vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useGet: (key: string) => {
    read.keys.push(key)
    return { data: undefined, failure: undefined }
  },
}))

function Counts({ instead }: { instead?: string }) {
  const query = new URLSearchParams('status=Vendida&public=1&sort=-year')
  useWorkCounts(
    listedIn(narrowingOf({ words: 'umbrall', value: (name) => query.get(name) ?? undefined }), instead)
  )
  return null
}

test('what is counted is what is listed, also where the list is of other words than those that were typed', () => {
  renderToStaticMarkup(<Counts />)
  renderToStaticMarkup(<Counts instead="umbral" />)
  expect(read.keys).toEqual([
    '/api/works/counts?query=umbrall&status=Vendida',
    '/api/works/counts?query=umbral&status=Vendida',
  ])
})
