import { send, shownByForms } from '@gallery/client'
import type { SentTo, WorkHold, WorkHoldChange } from '@gallery/contract'
import { lineIn } from './lineIn.ts'
import { shownOrReported } from './shownOrReported.ts'

/** That somebody was faster, and what is wrong with its fields, the form shows itself. */
const shownByForm = { handles: [409, ...shownByForms.handles] } as const

/** How {@link holdWork} is sent. */
export function holdsAs(work: number, form: SentTo<'POST /api/works/:id/holds'>) {
  return ['POST /api/works/:id/holds', { id: work }, form] as const
}

/**
 * Holds a work for somebody. Others may have come into its line meanwhile.
 *
 * @returns the hold that was made. @throws Failure, 409 with the line as it is
 */
export async function holdWork(
  work: number,
  form: SentTo<'POST /api/works/:id/holds'>
): Promise<WorkHold | undefined> {
  const { data, made } = await shownOrReported(
    (error) => lineIn(error) !== undefined,
    () => send(...holdsAs(work, form), shownByForm)
  )
  return data.find(({ id }) => id === made)
}

/** Changes until when a work is held, or for whom. @throws Failure */
export async function changeHold(work: number, hold: number, change: WorkHoldChange): Promise<WorkHold[]> {
  const { data } = await send('PATCH /api/works/:id/holds/:hold', { id: work, hold }, change, shownByForms)
  return data
}

/** Gives a hold up. @throws Failure */
export async function giveUpHold(work: number, hold: number): Promise<WorkHold[]> {
  const { data } = await send('DELETE /api/works/:id/holds/:hold', { id: work, hold })
  return data
}

/** Takes back that a hold was given up, or became a movement. @throws Failure */
export async function restoreHold(work: number, hold: number): Promise<WorkHold[]> {
  const { data } = await send('POST /api/works/:id/holds/:hold/restore', { id: work, hold })
  return data
}

/** Puts those who wait into another order. @throws Failure */
export async function orderHolds(work: number, ids: number[]): Promise<WorkHold[]> {
  const { data } = await send('POST /api/works/:id/holds/order', { id: work }, { ids })
  return data
}

/** Makes a hold a line of the ledger. @throws Failure */
export async function moveHold(
  work: number,
  hold: number,
  movement: SentTo<'POST /api/works/:id/holds/:hold/movement'>
): Promise<WorkHold[]> {
  const { data } = await send('POST /api/works/:id/holds/:hold/movement', { id: work, hold }, movement)
  return data
}
