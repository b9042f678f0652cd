import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ListAddress, useListAddress } from './useListAddress.ts'

/** The browser's address, which a press changes at once: the screen is drawn for it later. */
const place = { pathname: '', search: '' }

vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof import('react-router-dom')>()),
  useNavigate: () => goTo,
}))

function goTo(address: string): void {
  const [pathname = '', search] = address.split('?')
  Object.assign(place, { pathname, search: search === undefined ? '' : `?${search}` })
}

beforeEach(() => vi.stubGlobal('window', { location: place }))
afterEach(() => vi.unstubAllGlobals())

function Screen({ onDrawn }: { onDrawn: (address: ListAddress) => void }) {
  onDrawn(useListAddress())
  return null
}

/** What a screen drawn for an address has of it. */
function drawnAt(address: string): ListAddress {
  goTo(address)
  const drawn: ListAddress[] = []
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Screen onDrawn={(each) => drawn.push(each)} />
    </MemoryRouter>
  )
  const [first] = drawn
  if (!first) throw new Error('Nothing was drawn.')
  return first
}

test('a filter that is set before the screen shows the one before it leaves that one in the address', () => {
  const { set } = drawnAt('/es/admin/works?q=isla&p=3')
  set({ image: '0' })
  set({ english: 'missing' })
  expect(place).toEqual({ pathname: '/es/admin/works', search: '?q=isla&image=0&english=missing' })
  set({ q: null, image: null })
  expect(place.search).toBe('?english=missing')
})

test('a link leads on from what the screen shows', () => {
  const { set, href } = drawnAt('/es/admin/works?q=isla')
  set({ image: '0' })
  expect(href({ p: '2' })).toBe('/es/admin/works?q=isla&p=2')
})

test('on the way to another screen, a filter of this one leads back to what this one shows', () => {
  const { set } = drawnAt('/es/admin/works?q=isla')
  goTo('/es/admin/works/7?part=images')
  set({ image: '0' })
  expect(place).toEqual({ pathname: '/es/admin/works', search: '?q=isla&image=0' })
})
