import { send } from '@gallery/client'
import type { WorkHold, WorkHoldMade } from '@gallery/contract'
import { expect, test, vi } from 'vitest'
import { holdWork } from './holdWrites.ts'

vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  send: vi.fn(),
}))

/** A hold as it waits in a line. */
const waiting = (id: number, client: string): WorkHold => ({
  id,
  state: 'waiting',
  client,
  contact: '',
  note: '',
  from: '2026-11-24T18:00:00Z',
  until: '2026-11-25T18:00:00Z',
  hours: 24,
  remind: true,
  created_at: '2026-11-23T18:00:00Z',
  created_by: null,
  end: null,
  ended_at: null,
  ended_by: null,
})

test('the hold that was made is the one that the server names, also where a colleague noted somebody before it', async () => {
  const answer: WorkHoldMade = {
    data: [waiting(8, 'De una colega'), waiting(9, 'Martina Sosa')],
    made: 9,
  }
  vi.mocked(send).mockResolvedValueOnce(answer)
  expect(await holdWork(3, { client: 'Martina Sosa', hours: 24, wait: true })).toMatchObject({
    id: 9,
    client: 'Martina Sosa',
  })
})
