import { Failure, onFailure, send } from '@gallery/client'
import type { WorkHold, WorkHoldMade } from '@gallery/contract'
import { expect, test, vi } from 'vitest'
import { moveWorks } from '../workWrites.ts'
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

/** A work that is held for somebody. */
const heldWork = {
  id: 3,
  title_es: 'Patio',
  title_en: '',
  hold: { id: 7, client: 'Ana', from: '2026-11-24T18:00:00Z', until: '2026-11-25T18:00:00Z', waiting: 0 },
}
const hold = () => holdWork(3, { client: 'Martina Sosa', hours: 24, wait: true })
const sell = () => moveWorks([3], { status: 'Vendida', owner: 'Martina Sosa', price: 1200 })

test.each([
  ['a hold that a colleague was faster with is shown by its form', hold, { data: [waiting(8, 'Otra')] }, []],
  ['a sale of what is held is asked about', sell, { held: [heldWork] }, []],
  ['that a hold had been noted already is said', hold, {}, ['Ya se había guardado.']],
  ['that a sale had been noted already is said', sell, {}, ['Ya se había guardado.']],
])('%s', async (_what, write, body, said) => {
  const heard: string[] = []
  const end = onFailure(({ message }) => heard.push(message))
  vi.mocked(send).mockRejectedValueOnce(new Failure(409, 'Ya se había guardado.', {}, body))
  await expect(write()).rejects.toMatchObject({ status: 409 })
  expect(heard).toEqual(said)
  end()
})
