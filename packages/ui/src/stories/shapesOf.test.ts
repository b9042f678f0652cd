import { expect, test } from 'vitest'
import { shapesOf } from './shapesOf.ts'

const capacity = `/** How many a slot takes. */
export interface Capacity {
  /** Places. */
  limit: number
}`
const slot = `/** One slot. */
export interface Slot extends Capacity {
  picture?: PictureProps
}`
const account = `export type Account =
  | { state: 'out' }
  | { state: 'in'; name: string }`
const sources = [
  `import type { Capacity } from './capacity.ts'\n\n${slot}\n\nexport interface SlotListProps {\n  slots: readonly Slot[]\n}\n`,
  `${capacity}\n\n/** Who visits. */\n${account}\n`,
]

test('a list of objects brings their declaration and what it extends', () => {
  expect(shapesOf(['readonly Slot[]', 'ReactNode'], sources)).toEqual([slot, capacity])
})

test('a union at the end of its file comes whole, and once', () => {
  expect(shapesOf(['Account', 'Partial<Account>'], sources)).toEqual([`/** Who visits. */\n${account}`])
})

test('a type ends with its own lines, and one that only points at a table says nothing', () => {
  const lines =
    'export type Tone = Name | null\nexport type Name = keyof typeof names\nexport const names = {}\n'
  expect(shapesOf(['Tone'], [lines])).toEqual(['export type Tone = Name | null'])
})

test('plain values and the props of other components bring nothing', () => {
  expect(shapesOf(['string', 'boolean', 'SlotListProps'], sources)).toEqual([])
})
