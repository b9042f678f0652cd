import { describe, expect, it } from 'vitest'
import { askedRange } from './range.ts'

describe('askedRange of a file of 100 bytes', () => {
  it.each([
    [undefined, null],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
    ['bytes=a-b', null],
  ])('%s', (header, range) => {
    expect(askedRange(header, 100)).toEqual(range)
  })

  it('has nothing to give of an empty file', () => {
    expect(askedRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(askedRange('bytes=-1', 0)).toBe('unsatisfiable')
  })
})
