import type { ActivityEntry } from '@gallery/contract'
import type { ActivityLogProps } from '@gallery/ui/admin'
import kitOfPanel from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import type { Reverted } from './activityWrites.ts'
import { EntryLog } from './EntryLog.tsx'

const handed = vi.hoisted((): { days: ActivityLogProps['days']; said: unknown[]; answer: Reverted } => ({
  days: [],
  said: [],
  answer: { done: true },
}))
vi.mock('@gallery/ui/admin', async (original) => {
  const { ActivityLog, ...others } = await original<typeof import('@gallery/ui/admin')>()
  return {
    ...others,
    ActivityLog: (props: ActivityLogProps) => {
      handed.days = props.days
      return <ActivityLog {...props} />
    },
  }
})
vi.mock('@gallery/ui', async (original) => ({
  ...(await original<typeof import('@gallery/ui')>()),
  useToast: () => ({ show: ({ text }: { text: unknown }) => handed.said.push(text) }),
}))
vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useGet: () => ({ data: undefined, failure: undefined }),
  useLoadedSite: () => ({ today: '2026-11-17' }),
}))
vi.mock('../frame/useRefresh.ts', () => ({ useRefresh: () => () => Promise.resolve() }))
vi.mock('./activityWrites.ts', () => ({ revertEntry: () => Promise.resolve(handed.answer) }))

const change = {
  field: 'code',
  part: null,
  subject: null,
  what: 'changed',
  name: 'code',
  before: 'A-1',
  after: 'A-2',
} as const
const changed: ActivityEntry = {
  id: 5,
  at: '2026-11-17T15:22:00Z',
  by: { id: 1, display: 'Lucía Prado' },
  origin: 'panel',
  action: 'changed',
  batch: null,
  record: { kind: 'work', id: '7', label_es: 'Umbral', label_en: '', path: 'works/7', binned: false },
  changes: [change],
  more: 0,
  count: 0,
  revertible: true,
}
const binned: ActivityEntry = {
  ...changed,
  id: 4,
  at: '2026-11-16T09:00:00Z',
  action: 'binned',
  record: { ...changed.record, path: null, binned: true },
  changes: [],
}
const many: ActivityEntry = {
  ...changed,
  id: 3,
  at: '2025-11-16T09:00:00Z',
  record: { ...changed.record, id: null, label_es: '', path: null },
  count: 2,
}

function logOf(entries: ActivityEntry[], own = false): string {
  return renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={{ ...kit, ...kitOfPanel, ...messages }}>
      <MemoryRouter initialEntries={['/es/admin/activity']}>
        <EntryLog entries={entries} loading={false} own={own} />
      </MemoryRouter>
    </IntlProvider>
  )
}

/** Presses what can be done about the first entry. */
function act(): void {
  const action = handed.days[0]?.entries[0]?.action
  if (!isValidElement<{ onClick: () => void }>(action)) throw new Error('Nothing can be done about it.')
  action.props.onClick()
}

beforeEach(() => {
  handed.said = []
  handed.answer = { done: true }
})

test('every button says what it is about, and when that was, after the words that are seen', () => {
  const names = (html: string) =>
    [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(names(logOf([changed, binned, many]))).toEqual([
    'Volver atrás: la obra Umbral, 17 nov, 15:22',
    'Recuperar: la obra Umbral, 16 nov, 09:00',
    'Volver atrás: 2 obras, 16 nov 2025, 09:00',
  ])
  expect(names(logOf([changed], true))).toEqual(['Volver atrás: esta obra, 17 nov, 15:22'])
})

test.each([
  ['a change', changed, 'Volvió a como estaba: la obra Umbral'],
  ['a deletion', binned, 'Se recuperó: la obra Umbral'],
  ['what was added', { ...changed, action: 'created' as const, changes: [] }, 'Se deshizo: la obra Umbral'],
])('that %s was taken back is said', async (_, entry, said) => {
  logOf([entry])
  act()
  await expect.poll(() => handed.said).toEqual([said])
})

test('nothing is said of what was refused', async () => {
  handed.answer = { done: false, message: 'No.', differs: [] }
  logOf([changed])
  act()
  await new Promise((resolve) => setTimeout(resolve))
  expect(handed.said).toEqual([])
})
