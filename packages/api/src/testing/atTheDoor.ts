import { randomUUID } from 'node:crypto'
import type { DoorGuest, DoorOutcome, DoorSlot } from '@gallery/contract'
import { createAppointments, type NewBooking } from '../appointments/changes.queries.ts'
import type { TestClient } from './client.ts'
import type { TestApp } from './testApp.ts'

/** A confirmed booking of one, but for what the test says. Its id. */
export async function aGuest(
  stage: TestApp,
  slot: number,
  changes: Partial<NewBooking> = {}
): Promise<number> {
  const [id = 0] = await createAppointments(stage.db, [
    {
      slot,
      email: 'ana@example.org',
      first_name: 'Ana',
      last_name: 'Paz',
      phone: '11 4832-1107',
      comments: '',
      language: 'es',
      hold_until: null,
      confirmed_at: stage.clock.now,
      created_at: stage.clock.now,
      ...changes,
    },
  ])
  return id
}

type Did = { key: string; outcome: DoorOutcome; people: number; guest: DoorGuest | null }

/** A phone at a door. */
export function aDoor(stage: TestApp, client: TestClient, device: string, door = '') {
  const post = async (...actions: Readonly<Record<string, unknown>>[]): Promise<Did[]> => {
    const answer = await client.post('/api/door', { device, door, actions })
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json().data
  }
  const action = () => ({ key: randomUUID(), at: stage.clock.now.toISOString() })
  const one = async (did: Readonly<Record<string, unknown>>): Promise<Did> => {
    const [first] = await post({ ...action(), ...did })
    if (!first) throw new Error('The door answered nothing')
    return first
  }
  return {
    post,
    action,
    letIn: (appointment: number, people = 1, more: Readonly<Record<string, unknown>> = {}) =>
      one({ what: 'in', appointment, people, how: 'list', ...more }),
    walkIn: (place: number, people = 1, more: Readonly<Record<string, unknown>> = {}) =>
      one({ what: 'walkIn', place, people, ...more }),
    undo: (undoes: string, more: Readonly<Record<string, unknown>> = {}) =>
      one({ what: 'undo', undoes, ...more }),
    list: async (day?: string): Promise<DoorSlot[]> =>
      (await client.get(`/api/door${day === undefined ? '' : `?day=${day}`}`)).json().data.slots,
  }
}
