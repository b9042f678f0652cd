import { expect, test } from 'vitest'
import { doorPath } from './doorPath.ts'

test.each([
  ['/es/admin/door', '/es/admin/door'],
  ['/en/admin/door/', '/en/admin/door'],
  ['/es/admin/door/x', undefined],
  ['/es/admin/doors', undefined],
  ['/fr/admin/door', undefined],
])('%s is the door’s page %s', (path, door) => {
  expect(doorPath(path)).toBe(door)
})
