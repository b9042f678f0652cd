import { describe, expect, test } from 'vitest'
import { type Entity, pickerRows } from './entity.ts'

const irma: Entity = { id: 1, label: 'Irma Szalay' }
const ruth: Entity = { id: 2, label: 'Ruth Szabó' }
type Given = Parameters<typeof pickerRows>[0]
const nothing: Given = { options: [], chosen: [], query: '', canCreate: true, failed: false }

/** The lines by label or kind. */
const lines = (given: Partial<Given>) =>
  pickerRows({ ...nothing, ...given }).map((row) => (row.kind === 'entity' ? row.entity.label : row.kind))

describe('the lines of the list', () => {
  test.each([
    ['what was found', { options: [irma, ruth] }, ['Irma Szalay', 'Ruth Szabó']],
    ['without what is chosen', { options: [irma, ruth], chosen: [irma] }, ['Ruth Szabó']],
    ['and a new one', { options: [irma], query: 'sza' }, ['Irma Szalay', 'create']],
    ['none for a name that exists', { options: [irma], query: ' irma szalay ' }, ['Irma Szalay']],
    ['none for a name that is chosen', { chosen: [irma], query: 'Irma Szalay' }, []],
    ['none for spaces', { query: '  ' }, []],
    ['none where nothing can be created', { query: 'sza', canCreate: false }, []],
    ['asking again, and nothing else', { options: [irma], query: 'sza', failed: true }, ['retry']],
  ])('%s', (_name, given, expected) => {
    expect(lines(given)).toEqual(expected)
  })
})
