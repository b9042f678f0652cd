import { beforeEach, expect, test, vi } from 'vitest'
import { typeAhead } from './typeAhead.ts'

let page = new EventTarget()
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  return () => vi.unstubAllGlobals()
})

/** Presses a key; whether the screen behind gets it. */
function press(key: string): boolean {
  const plain = { key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
  return page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), plain))
}

test('what is typed is kept, and not given to the screen behind', () => {
  const typed = { current: 'before' }
  const end = typeAhead(typed, () => undefined)
  expect([press('s'), press('o')]).toEqual([false, false])
  expect(typed.current).toBe('so')
  end()
  expect(press('l')).toBe(true)
  expect(typed.current).toBe('so')
})

test.each([
  ['Escape', () => press('Escape')],
  ['a press elsewhere, as in a field of the screen', () => page.dispatchEvent(new Event('pointerdown'))],
])('%s ends it, and nothing stays of what was typed', (_what, leave) => {
  const typed = { current: '' }
  let cancelled = 0
  typeAhead(typed, () => {
    cancelled += 1
  })
  press('s')
  leave()
  expect(cancelled).toBe(1)
  expect(typed.current).toBe('')
})
