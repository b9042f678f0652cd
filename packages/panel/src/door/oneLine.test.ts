import { DoorAction, DoorActions, longestDoorName } from '@gallery/contract'
import { expect, test } from 'vitest'
import { oneLine } from './oneLine.ts'
import { aComing, aWalkIn } from './sampleDone.ts'

test.each([
  ['Ana Sosa', 'Ana Sosa'],
  [' Ana\tSosa\n', 'Ana Sosa'],
  ['Ana\u0000Sosa', 'Ana Sosa'],
  ['Ana Sosa y los demás', 'Ana Sosa'],
  ['Ana Sos🙂', 'Ana Sos'],
  ['\t', ''],
])('%j is %j', (text, line) => {
  expect(oneLine(text, 8)).toBe(line)
})

test('the server understands it, however long what was pasted is', () => {
  const pasted = 'Sosa\tMartina\r\n'.repeat(40)
  const walkIn = aWalkIn(1, oneLine(pasted, longestDoorName.walkIn))
  expect(DoorAction.safeParse(walkIn).success).toBe(true)
  const door = oneLine(pasted, longestDoorName.door)
  const sent = { device: 'here-here', door, actions: [aComing(1)] }
  expect(DoorActions.safeParse(sent).success).toBe(true)
})
