import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forbiddenStorageStub, fullStorageStub, storageStub } from '../kept/storageStub.ts'

/** The device, as a page that is opened anew has it. */
async function opened() {
  vi.resetModules()
  return await import('./device.ts')
}

beforeEach(() => vi.stubGlobal('localStorage', storageStub()))
afterEach(() => vi.unstubAllGlobals())

test('a phone is the same when its page is opened anew, and so is the name of its door', async () => {
  const before = await opened()
  const id = before.deviceId()
  before.nameDoor('Patio')
  const after = await opened()
  expect([after.deviceId(), after.doorName()]).toEqual([id, 'Patio'])
})

test('a name that another tab gave is that of this one', async () => {
  const [one, other] = [await opened(), await opened()]
  one.nameDoor('Patio')
  other.nameDoor('Calle')
  expect(one.doorName()).toBe('Calle')
})

test.each([
  ['is full', fullStorageStub],
  ['is forbidden', forbiddenStorageStub],
])('where the storage %s the phone stays the same for as long as its page is open', async (_, storage) => {
  vi.stubGlobal('localStorage', storage())
  const { deviceId, doorName, nameDoor } = await opened()
  expect(doorName()).toBe('')
  nameDoor('Patio')
  expect(doorName()).toBe('Patio')
  expect(deviceId()).toMatch(/^[-\da-f]{36}$/)
  expect(deviceId()).toBe(deviceId())
})

test('a name that a full storage does not take goes before the one that it has', async () => {
  vi.stubGlobal('localStorage', fullStorageStub({ 'gallery-door-name': 'Patio' }))
  const { doorName, nameDoor } = await opened()
  expect(doorName()).toBe('Patio')
  nameDoor('Calle')
  expect(doorName()).toBe('Calle')
})
