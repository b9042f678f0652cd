import type { useGet } from '@gallery/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { PicturesOnTheWay } from '../options/PicturesOnTheWay.tsx'
import { useNavGroups } from './useNavGroups.ts'

const reads = vi.hoisted((): Parameters<typeof useGet>[] => [])
vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useGet: (...read: Parameters<typeof useGet>) => {
    reads.push(read)
    return { data: { data: { messages: 3, pictures: 2 } }, failure: undefined }
  },
}))

function Sidebar() {
  return useNavGroups().map(({ links }) => links.map(({ waiting = '' }) => waiting))
}

test('wherever the counts are shown, one read gives them, and tells nobody when it fails', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" messages={messages}>
      <MemoryRouter>
        <Sidebar />
        <PicturesOnTheWay />
      </MemoryRouter>
    </IntlProvider>
  )
  expect(html).toMatch(/^3<p.*2/)
  expect(reads).toEqual(Array(2).fill(['/api/panel', { quiet: true }]))
})
