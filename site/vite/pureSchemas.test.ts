import { expect, test } from 'vitest'
import { markPure } from './pureSchemas.ts'

test('constants made by calls are marked, functions and plain values are not', () => {
  const code = [
    'const Phone = line(1, 40).regex(/a/)',
    'export const Slot = z.object({\n  id: Id,\n})',
    'export const path = (id) => join(id)',
    'const fields = z.object({}).shape',
    'const queries = { events: Events.omit({}) }',
    "export const names = ['a']",
    'export function f() { return z.object({}) }',
  ].join('\n')
  expect(markPure(code)).toBe(
    [
      'const Phone = /* @__PURE__ */ (() => line(1, 40).regex(/a/))()',
      'export const Slot = /* @__PURE__ */ (() => z.object({\n  id: Id,\n}))()',
      'export const path = (id) => join(id)',
      'const fields = /* @__PURE__ */ (() => z.object({}).shape)()',
      'const queries = /* @__PURE__ */ (() => ({ events: Events.omit({}) }))()',
      "export const names = ['a']",
      'export function f() { return z.object({}) }',
    ].join('\n')
  )
})
