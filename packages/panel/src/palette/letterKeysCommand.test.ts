import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { letterKeysCommand } from './letterKeysCommand.ts'
import { nameGroups, startGroups } from './paletteGroups.ts'

const texts: Readonly<Record<string, string>> = messages
const telling = {
  language: 'es' as const,
  say: (id: string) => texts[id] ?? '',
  dates: { dayOf: () => '', instant: () => '' },
  path: (path: string) => path,
}

test('turns keys of one letter off and on, and tells them only while they are on', () => {
  const change = vi.fn()
  const off = letterKeysCommand({ on: true, change }, telling)
  expect(off).toMatchObject({ label: 'Apagar las teclas de una letra', meta: 'j, k, x, /' })
  off.act()
  const on = letterKeysCommand({ on: false, change }, telling)
  expect(on.label).toBe('Prender las teclas de una letra')
  expect(on.meta).toBeUndefined()
  on.act()
  expect(change.mock.calls).toEqual([[false], [true]])
})

test('stands under what the palette begins with, and is found by its name', () => {
  const command = letterKeysCommand({ on: true, change: () => undefined }, telling)
  const screen = { id: '/users', href: '/users', label: 'Usuarios' }
  expect(startGroups([], [screen], [command], telling).map(({ items }) => items)).toEqual([
    [screen],
    [command],
  ])
  const found = nameGroups('teclas', [screen], [command], telling)
  expect(found.map(({ items }) => items[0])).toEqual([command])
})
