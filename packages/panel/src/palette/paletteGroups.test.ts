import { expect, test } from 'vitest'
import { foundGroups, nameGroups, newActions, startGroups } from './paletteGroups.ts'

const telling = {
  language: 'en' as const,
  say: (id: string, values: Record<string, string | number> = {}) =>
    [id.replace('admin.', ''), ...Object.values(values)].join(' '),
  dates: { dayOf: (instant: string) => instant.slice(0, 10), instant: (instant: string) => instant },
  path: (path: string) => `/en/admin/${path}`,
}
const screens = ['Events', 'Works', 'Users'].map((label) => ({ id: label, href: `/${label}`, label }))

test('before anything is typed: the last records by their name in this language, then every screen', () => {
  const recent = [
    { path: 'works/3', es: 'Siesta', en: 'Nap', isTitle: true },
    { path: 'items/4', es: 'Carta', en: '' },
  ]
  const [first, second] = startGroups(recent, screens, [], telling)
  expect(first).toMatchObject({ title: 'palette.recent', items: [{ label: 'Nap' }, { label: 'Carta' }] })
  expect(first?.items[0]?.href).toBe('/en/admin/works/3')
  expect(second?.items).toHaveLength(3)
  expect(startGroups([], screens, [], telling).map(({ id }) => id)).toEqual(['screens'])
})

test('words find screens and actions by name, and can be searched for in the lists', () => {
  const actions = newActions(undefined, telling)
  const groups = nameGroups('ev', screens, actions, telling)
  expect(groups.map(({ items }) => items.map(({ label }) => label))).toEqual([
    ['Events'],
    ['palette.searchIn ev nav.works', 'palette.searchIn ev nav.artists', 'palette.searchIn ev nav.events'],
  ])
  expect(groups[1]?.items[0]?.href).toBe('/en/admin/works?q=ev')
})

test('the one artist who was found gets a work', () => {
  const artist = {
    id: 7,
    display: 'Elsa Brandariz',
    last_name: 'Brandariz',
    image: null,
    picture: null,
    dates_es: '',
    dates_en: '',
  }
  const none = { total: 0, data: [] }
  const found = {
    artists: { total: 1, data: [artist] },
    works: none,
    collections: none,
    events: none,
    appointments: none,
    archives: none,
    items: none,
  }
  expect(newActions(found, telling)[0]).toMatchObject({
    label: 'palette.newWorkOf Elsa Brandariz',
    href: '/en/admin/works?new=1&artist=7',
  })
})

test('a booking that was found leads to its slot, and all of many can be listed', () => {
  const event = {
    id: 3,
    kind: 'exhibition' as const,
    title_es: 'La línea',
    title_en: 'The line',
    place: '',
    color: 'red' as const,
    largest_party: 6,
    needs: [],
  }
  const booking = {
    id: 9,
    confirmed: true,
    offered: false,
    people: 3,
    needs: [],
    school: '',
    start: '2026-11-24T18:00:00Z',
    end: '2026-11-24T19:00:00Z',
    place: { id: 12, event },
    email: 'ana@example.org',
    first_name: 'Ana',
    last_name: 'Paz',
    phone: '',
    comments: '',
    hold_until: null,
    cancelled_at: null,
    created_at: '2026-11-01T12:00:00Z',
  }
  const none = { total: 0, data: [] }
  const found = {
    ...{ artists: none, works: none, collections: none, events: none, archives: none, items: none },
    appointments: { total: 4, data: [booking] },
  }
  expect(foundGroups(found, telling)).toMatchObject([
    {
      id: 'appointments',
      total: 4,
      items: [
        {
          label: 'Ana Paz',
          meta: '2026-11-24T18:00:00Z, The line, palette.countPeople 3',
          href: '/en/admin/appointments?day=2026-11-24&slot=12',
        },
      ],
    },
  ])
  expect(nameGroups('ana', [], [], telling, found)[0]?.items[0]?.href).toBe('/en/admin/appointments?q=ana')
})
