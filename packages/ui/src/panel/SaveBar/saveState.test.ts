import { expect, test } from 'vitest'
import { canSave, isUnsaved, type SaveState } from './saveState.ts'

const table: [SaveState, { unsaved: boolean; save: boolean }][] = [
  [{ kind: 'clean' }, { unsaved: false, save: false }],
  [{ kind: 'dirty' }, { unsaved: true, save: true }],
  [{ kind: 'saving' }, { unsaved: true, save: false }],
  [
    { kind: 'saved', at: '2026-11-19T18:40:00Z' },
    { unsaved: false, save: false },
  ],
  [{ kind: 'offline' }, { unsaved: true, save: true }],
  [
    { kind: 'invalid', fields: 2 },
    { unsaved: true, save: false },
  ],
  [
    { kind: 'conflict', name: 'Lucía' },
    { unsaved: true, save: false },
  ],
]

test.each(table)('%j', (state, { unsaved, save }) => {
  expect(isUnsaved(state)).toBe(unsaved)
  expect(canSave(state)).toBe(save)
})
