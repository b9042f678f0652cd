import type { RecordActionsProps } from '@gallery/ui/admin'
import kitOfPanel from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { RecordHead } from './RecordHead.tsx'

const handed = vi.hoisted((): { more: RecordActionsProps['more']; goneTo: string[] } => ({
  more: [],
  goneTo: [],
}))
vi.mock('@gallery/ui/admin', async (original) => {
  const { RecordActions, ...others } = await original<typeof import('@gallery/ui/admin')>()
  return {
    ...others,
    RecordActions: (props: RecordActionsProps) => {
      handed.more = props.more
      return <RecordActions {...props} />
    },
  }
})
vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof import('react-router-dom')>()),
  useNavigate: () => (to: string) => handed.goneTo.push(to),
}))

beforeEach(() => {
  handed.goneTo = []
})

function headOf(props: Partial<ComponentProps<typeof RecordHead>>): string {
  return renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...kitOfPanel, ...messages }}>
      <MemoryRouter initialEntries={['/es/admin/works/7']}>
        <RecordHead
          kind="work"
          id={7}
          title={{ text: 'Threshold', lang: 'en' }}
          recent={{ path: 'works/7', es: '', en: 'Threshold' }}
          list="works"
          query="?q=patio"
          onRemove={() => Promise.resolve(true)}
          {...props}
        />
      </MemoryRouter>
    </IntlProvider>
  )
}

test('a record is named in the language that its name is in, beneath its list as it was narrowed', () => {
  const html = headOf({ within: [{ label: 'Elsa Brandariz', href: '/es/admin/artists/3' }] })
  expect(html).toMatch(/<h1[^>]*><span lang="en">Threshold<\/span><\/h1>/)
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/es/admin/works?q=patio',
    '/es/admin/artists/3',
  ])
})

test('the way to the site is there while visitors see the record', () => {
  expect(headOf({ viewHref: '/es/works/7/threshold' })).toMatch(
    /href="\/es\/works\/7\/threshold"[^>]*>.*Ver en el sitio/
  )
  expect(headOf({ viewHref: undefined })).not.toContain('Ver en el sitio')
})

test('deleting comes last of what is done rarely, and leads to the list', async () => {
  headOf({ more: [{ label: 'Imprimir', onSelect: () => undefined }] })
  expect(handed.more.map(({ label }) => label)).toEqual(['Imprimir', 'Borrar'])
  handed.more.at(-1)?.onSelect()
  await expect.poll(() => handed.goneTo).toEqual(['/es/admin/works?q=patio'])
})

test('a record that was not deleted stays on the screen', async () => {
  const onRemove = vi.fn(() => Promise.resolve(false))
  headOf({ onRemove })
  handed.more.at(-1)?.onSelect()
  await expect.poll(() => onRemove).toHaveBeenCalledOnce()
  expect(handed.goneTo).toEqual([])
})
