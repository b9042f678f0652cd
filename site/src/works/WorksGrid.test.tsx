import { cacheOf, nameOf, type SeedEntry } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import type { WorkItem } from '@gallery/ui'
import kit from '@gallery/ui/messages/es'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { ControlledWorks } from './ControlledWorks.tsx'
import { WorksGrid } from './WorksGrid.tsx'

/** What the kit's grid is given. */
const drawn = vi.hoisted((): { works: readonly WorkItem[] } => ({ works: [] }))
vi.mock('@gallery/ui', async (original) => ({
  ...(await original<typeof import('@gallery/ui')>()),
  WorkGrid: (props: { works: readonly WorkItem[] }) => {
    Object.assign(drawn, props)
    return null
  },
}))

const works = [
  { id: 3, title: 'Patio' },
  { id: 4, title: 'Isla' },
]
const access = [
  { id: 3, public: true, secretLink: 'abc' },
  { id: 4, public: false, secretLink: 'def' },
]

/** The works of the grid as it is drawn by what has been read. */
function worksIn(Grid: typeof WorksGrid, ...read: SeedEntry[]): readonly WorkItem[] {
  const cache = cacheOf(read)
  renderToString(
    <SWRConfig value={{ provider: () => cache }}>
      <IntlProvider locale="es" messages={kit}>
        <Grid works={works} />
      </IntlProvider>
    </SWRConfig>
  )
  return drawn.works
}
const known: SeedEntry = [nameOf(urlOf('/api/works/access', { ids: [3, 4] })), { data: { data: access } }]

beforeEach(() => {
  drawn.works = []
})

test('a page opens for a super user with the works as visitors see them, on the server as in the browser', () => {
  const lucia: SeedEntry = [nameOf(urlOf('/auth/getUser')), { data: { data: { id: 1, super: true } } }]
  expect(worksIn(WorksGrid, lucia, known)).toEqual(works)
})

test('once the strips have come, each says who sees its work, and leads to its secret link', () => {
  expect(worksIn(ControlledWorks, known)).toMatchObject([
    { id: 3, controls: { public: true, secretHref: '/es/share/work/abc' } },
    { id: 4, controls: { public: false, secretHref: '/es/share/work/def' } },
  ])
})

test('without knowing who sees a work it has no strip', () => {
  expect(worksIn(ControlledWorks)).toEqual(works)
})

test('the switch shows its work to visitors, and a link is renewed', async () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { pathname: '/es/artists/1' })
  const server = vi.fn(async (_path: string, _sent: RequestInit) => Response.json({ data: [] }))
  vi.stubGlobal('fetch', server)
  const [patio, island] = worksIn(ControlledWorks, known)
  island?.controls?.onPublicChange(true)
  patio?.controls?.onRenew?.()
  await expect.poll(() => server).toHaveBeenCalledTimes(2)
  expect(server.mock.calls.map(([path, { method, body }]) => [method, path, body])).toEqual([
    ['POST', '/api/works/publish', '{"ids":[4],"public":true}'],
    ['PATCH', '/api/works/3', '{"action":"renewLink"}'],
  ])
})
