import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aDoor, aGuest } from '../testing/atTheDoor.ts'
import { anEvent, aSlot } from '../testing/bookings.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let stage: TestApp
let door: ReturnType<typeof aDoor>
let late: number
let event: number

/** Puts the clock on an hour of Buenos Aires, of a night in March. */
const at = (clock: string) => {
  stage.clock.now = new Date(`2025-03-${clock}:00-03:00`)
}

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  at('06T20:00')
  event = await anEvent(stage.db)
  const [start, end] = [new Date('2025-03-06T23:00:00-03:00'), new Date('2025-03-07T01:30:00-03:00')]
  late = await aSlot(stage.db, event, { limit: 5, start, end })
  const gallery = stage.client()
  await gallery.signInAs({ email: 'sala@example.org', super: true })
  door = aDoor(stage, gallery, 'phone-one', 'Entrada')
})
afterAll(() => stage.close())

describe('a time that is on at midnight', () => {
  it('is at the door until it ends, before those of the day that has begun', async () => {
    const earlier = await aSlot(stage.db, event, {
      start: new Date('2025-03-06T18:00:00-03:00'),
      end: new Date('2025-03-06T19:00:00-03:00'),
    })
    const next = await aSlot(stage.db, event, {
      start: new Date('2025-03-07T18:00:00-03:00'),
      end: new Date('2025-03-07T19:00:00-03:00'),
    })
    await aGuest(stage, late, { last_name: 'Zorrilla', people: 2 })
    const listed = async (clock: string, day?: string) => {
      at(clock)
      return (await door.list(day)).map(({ id }) => id)
    }
    expect(await listed('06T23:58')).toEqual([earlier, late])
    expect(await listed('07T00:02')).toEqual([late, next])
    expect((await door.list())[0]?.guests.map(({ last_name }) => last_name)).toEqual(['Zorrilla'])
    expect(await listed('07T00:02', '2025-03-07')).toEqual([late, next])
    // Of another day those that begin on it.
    expect(await listed('07T00:02', '2025-03-06')).toEqual([earlier, late])
    expect(await listed('06T23:58', '2025-03-07')).toEqual([next])
    expect(await listed('07T01:30')).toEqual([next])
  })

  it('lets in who has booked and who has not, until it ends', async () => {
    const id = await aGuest(stage, late, { people: 3 })
    at('06T23:58')
    expect(await door.letIn(id, 1)).toMatchObject({ outcome: 'done' })
    at('07T00:02')
    expect(await door.letIn(id, 1)).toMatchObject({ outcome: 'done', guest: { inside: 2 } })
    const { outcome, key } = await door.walkIn(late)
    expect(outcome).toBe('done')
    expect(await door.undo(key)).toMatchObject({ outcome: 'done' })
    at('07T01:31')
    expect(await door.letIn(id, 1)).toMatchObject({ outcome: 'over', guest: { inside: 2 } })
    expect(await door.walkIn(late)).toMatchObject({ outcome: 'over' })
    // Done without a connection while it was on.
    expect(await door.letIn(id, 1, { at: '2025-03-07T00:30:00-03:00' })).toMatchObject({ outcome: 'done' })
  })

  it('does not let in on the day after who has booked for a day to come', async () => {
    const id = await aGuest(
      stage,
      await aSlot(stage.db, event, { start: new Date('2025-03-08T23:00:00-03:00') })
    )
    at('07T00:02')
    expect(await door.letIn(id)).toMatchObject({ outcome: 'over' })
  })
})
