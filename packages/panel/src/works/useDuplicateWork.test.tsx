import { WorkForm } from '@gallery/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LeavingContext } from '../frame/LeavingContext.ts'
import messages from '../language/es.json' with { type: 'json' }
import { useDuplicateWork } from './useDuplicateWork.ts'

type Duplicate = ReturnType<typeof useDuplicateWork>

function Screen({ onDuplicate }: { onDuplicate: (duplicate: Duplicate) => void }) {
  onDuplicate(useDuplicateWork())
  return null
}

/** The function as a screen has it; `go` is what asks before something unsaved is left. */
function duplicating(go: (href: string) => void): Duplicate {
  const onDuplicate = vi.fn<(duplicate: Duplicate) => void>()
  const leaving = { hold: () => () => undefined, asks: () => false, go, askToLose: () => undefined }
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={messages}>
      <MemoryRouter>
        <LeavingContext value={leaving}>
          <Screen onDuplicate={onDuplicate} />
        </LeavingContext>
      </MemoryRouter>
    </IntlProvider>
  )
  const [duplicate] = onDuplicate.mock.calls[0] ?? []
  if (!duplicate) throw new Error('The screen was not drawn')
  return duplicate
}

test('a work whose title is nearly as long as may be has a copy, which is opened once whatever is unsaved may be left', async () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { pathname: '/es/admin/works' })
  const titles: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: { id: 3, title_es: 'o'.repeat(996) } })
    titles.push(WorkForm.parse(JSON.parse(String(body))).title_es)
    return Response.json({ data: { id: 4 } }, { status: 201 })
  })
  const go = vi.fn()
  await duplicating(go)(3)
  expect(titles).toEqual([expect.stringMatching(/^o{992} \(copia\)$/)])
  expect(go).toHaveBeenCalledWith('/es/admin/works/4')
})
