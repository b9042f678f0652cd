import type { EntityPicker } from '@gallery/ui/admin'
import kit from '@gallery/ui/messages/es'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { ArtistField } from './ArtistField.tsx'

type Handed = ComponentProps<typeof EntityPicker>

const picker = vi.hoisted((): { props: Handed | undefined } => ({ props: undefined }))
vi.mock('@gallery/ui/admin', async (original) => ({
  ...(await original<typeof import('@gallery/ui/admin')>()),
  EntityPicker: (props: Handed) => {
    picker.props = props
    return null
  },
}))

const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { pathname: '/es/admin/works/1' })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${path}`)
    return Response.json({ data: { id: 12, display: 'Ofelia Tapia' } })
  })
})

/** What the field hands to its picker. */
function handed(props: Omit<ComponentProps<typeof ArtistField>, 'name'>) {
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      <ArtistField name="artist_id" {...props} />
    </IntlProvider>
  )
  return picker.props
}

test('somebody new is named in the form, and nobody is added by that', async () => {
  const onChange = vi.fn()
  handed({ value: null, onChange })?.onCreate?.('Ofelia Tapia ')
  await new Promise((resolve) => setTimeout(resolve))
  expect(onChange.mock.calls).toEqual([[{ id: -1, display: 'Ofelia Tapia' }]])
  expect(sent).toEqual([])
})

test('the field says of somebody new that they are added on saving', () => {
  const value = { id: -1, display: 'Ofelia Tapia' }
  expect(handed({ value, onChange: vi.fn() })?.value).toEqual({
    id: -1,
    label: 'Ofelia Tapia, se agrega al guardar',
  })
})
