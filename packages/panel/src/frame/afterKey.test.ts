import { expect, test } from 'vitest'
import { afterKey } from './afterKey.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

/** What stands there after some keys, and those that were left to others. */
function press(...keys: readonly (string | { key: string; ctrlKey: boolean })[]) {
  let typed = ''
  const left: string[] = []
  for (const each of keys) {
    const event = { ...plain, ...(typeof each === 'string' ? { key: each } : each) }
    const next = afterKey(typed, event)
    if (next === undefined) left.push(event.key)
    else typed = next
  }
  return { typed, left }
}

test('letters that act in the screen behind are written', () => {
  expect(press('x', 'j', ' ', 'k', '/')).toEqual({ typed: 'xj k/', left: [] })
})

test('Backspace takes one back, and Enter presses nothing', () => {
  expect(press('Backspace', 's', 'o', 'p', 'Backspace', 's', 'Enter')).toEqual({ typed: 'sos', left: [] })
})

test('keys that write nothing are left to others', () => {
  expect(press('Tab', 'Escape', 'Shift', { key: 'k', ctrlKey: true })).toEqual({
    typed: '',
    left: ['Tab', 'Escape', 'Shift', 'k'],
  })
})
