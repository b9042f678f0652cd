import type { CollectionDetail, CollectionRow, Room } from '@gallery/contract'
import { ToastProvider } from '@gallery/ui'
import kit from '@gallery/ui/messages/admin/es'
import visitors from '@gallery/ui/messages/es'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { CollectionLink } from './CollectionLink.tsx'
import { OpenRoom } from './OpenRoom.tsx'
import { useCollectionColumns } from './useCollectionColumns.tsx'

const gallery = vi.hoisted(() => ({ watchRooms: true }))

vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useGet: () => ({ data: { data: gallery } }),
  useLanguage: () => 'es',
  useNow: () => new Date('2026-11-24T18:00:00Z'),
}))
vi.mock('../undo/useUndo.tsx', () => ({ useUndo: () => ({ offer: () => undefined }) }))
vi.mock('./roomHref.ts', () => ({ addressOf: () => 'https://gallery.example/x', roomHref: () => '' }))
vi.mock('./RenewDialog.tsx', () => ({ RenewDialog: () => null }))

const row: CollectionRow = {
  id: 3,
  link: 'abc123def456',
  title_es: 'Un muro',
  title_en: '',
  image: null,
  picture: null,
  covers: [],
  artists: [],
  count: 2,
  public: false,
  recipient: 'Clara',
  open_until: null,
  opened: 0,
  opened_at: null,
  watched: true,
  updated_at: '2026-11-01T12:00:00Z',
}
const open: Room = { ...row, message: '', shared: 2 }
const detail: CollectionDetail = {
  ...row,
  ...{ description_es: '', description_en: '', message: '', works: [], sections: [], people: 0 },
  ...{ prices: 'none', priced_at: null, created_at: row.updated_at, created_by: null, updated_by: null },
  shows: {
    ...{ state: true, size: true, technique: true, year: true },
    ...{ series: true, exhibitions: true, bibliography: true, note: true },
  },
}

const nobody = 'Todavía no la abrió nadie.'
const unnoted = 'Esta sala no registra visitas.'

function Visits({ room }: { room: CollectionRow }) {
  return useCollectionColumns(true)
    .find(({ id }) => id === 'opened')
    ?.cell(room)
}

/** What is read of it, without its tags. */
function said(part: ReactNode): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={{ ...visitors, ...kit, ...messages }}>
      <MemoryRouter>
        <ToastProvider>{part}</ToastProvider>
      </MemoryRouter>
    </IntlProvider>
  )
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

beforeEach(() => {
  gallery.watchRooms = true
})

describe.each([
  ['the room', { watched: false }, true],
  ['the gallery', { watched: true }, false],
])('where %s does not note visits, nobody is said to have stayed away', (_who, { watched }, watchRooms) => {
  beforeEach(() => {
    gallery.watchRooms = watchRooms
  })

  test.each([0, 3])('after %i of them', (opened) => {
    const its = { opened, watched }
    for (const part of [
      <CollectionLink key="" collection={{ ...detail, ...its }} />,
      <OpenRoom key="" room={{ ...open, ...its }} />,
    ]) {
      expect(said(part)).toContain(unnoted)
      expect(said(part)).not.toContain(nobody)
      expect(said(part).includes('Abierta 3 veces')).toBe(opened === 3)
    }
    expect(said(<Visits room={{ ...row, ...its }} />)).toBe(opened === 0 ? `– ${unnoted}` : '3')
  })
})

test('where both do, that nobody came is said', () => {
  for (const part of [<CollectionLink key="" collection={detail} />, <OpenRoom key="" room={open} />]) {
    expect(said(part)).toContain(nobody)
    expect(said(part)).not.toContain(unnoted)
  }
  expect(said(<Visits room={row} />)).toBe('0')
})
