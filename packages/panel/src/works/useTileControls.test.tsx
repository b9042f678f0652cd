import { Failure, type useWorkControls } from '@gallery/client'
import { ToastProvider } from '@gallery/ui'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { useTileControls } from './useTileControls.ts'

type Writes = Parameters<typeof useWorkControls>[1]

const handed = vi.hoisted((): { ids: readonly number[]; writes: Writes | undefined } => ({
  ids: [],
  writes: undefined,
}))
vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useWorkControls: (ids: readonly number[], writes: Writes) => {
    Object.assign(handed, { ids, writes })
    return () => undefined
  },
}))

function Tiles() {
  useTileControls([3, 4])
  return null
}

/** The writes that the strips under the works 3 and 4 get, and what the server is sent by them. */
function writesOfTiles(answer: () => Response) {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { pathname: '/es/admin/artists/1' })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, JSON.parse(String(body))])
    return answer()
  })
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      <ToastProvider>
        <Tiles />
      </ToastProvider>
    </IntlProvider>
  )
  const { ids, writes } = handed
  if (!writes) throw new Error('The tiles have been given no writes')
  return { ids, writes, sent }
}

test('the switch of a tile hides its work, and its link is renewed, as in the list and on the record', async () => {
  const { ids, writes, sent } = writesOfTiles(() => Response.json({ data: [3] }))
  expect(ids).toEqual([3, 4])
  await writes.publish(3, false)
  await writes.renew(4)
  expect(sent).toEqual([
    ['POST', '/api/works/publish', { ids: [3], public: false }],
    ['PATCH', '/api/works/4', { action: 'renewLink' }],
  ])
})

test('what the server refuses is told to the tile, which takes it back', async () => {
  const { writes } = writesOfTiles(() => Response.json({ message: 'No' }, { status: 500 }))
  await expect(writes.publish(3, false)).rejects.toThrow(Failure)
  await expect(writes.renew(3)).rejects.toThrow(Failure)
})
