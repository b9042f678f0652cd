import type {
  ChangedIds,
  WorkChange,
  WorkDetail,
  WorkDetailAnswer,
  WorkForm,
  WorksCollecting,
} from '@gallery/contract'
import { send } from '../../data/send.ts'
import { shownByRecords } from '../record/refusedAs.ts'

/** What a write to works changes elsewhere: the works, whose they are, where they hang, and the counts of the panel. */
export const workPaths = ['/api/works', '/api/artists', '/api/collections', '/api/panel'] as const

/** Adds a work, hidden at first. @throws Failure */
export async function createWork(form: Partial<WorkForm>): Promise<WorkDetail> {
  const { data } = await send<WorkDetailAnswer>('POST', '/api/works', form)
  return data
}

/** Saves what changed in a work's form. @throws Failure */
export async function saveWork(id: number, change: WorkChange): Promise<WorkDetail> {
  const { data } = await send<WorkDetailAnswer>('PATCH', `/api/works/${id}`, change, shownByRecords)
  return data
}

/** Replaces a work's secret link: the old one leads nowhere from then on. @throws Failure */
export function renewLink(id: number): Promise<WorkDetailAnswer> {
  return send('PATCH', `/api/works/${id}`, { action: 'renewLink' })
}

/** Shows works to visitors or hides them. @returns those that were not so before. @throws Failure */
export function publishWorks(ids: readonly number[], isPublic: boolean): Promise<number[]> {
  return change('publish', { ids, public: isPublic })
}

/** Adds works to a collection or takes them out. @returns those that moved. @throws Failure */
export function collectWorks(
  ids: readonly number[],
  collection: number,
  action: WorksCollecting['action']
): Promise<number[]> {
  return change('collect', { ids, collection, action })
}

/**
 * Writes a movement, a `MovementForm` or what somebody typed as one, into the ledger of each work.
 *
 * @returns the ids of the movements. @throws Failure with errors per field, such as `movement.price`.
 */
export function moveWorks(ids: readonly number[], movement: object): Promise<number[]> {
  return change('movements', { ids, movement })
}

/** Strikes movements of their ledgers through, by their own ids. @throws Failure */
export function strikeMovements(ids: readonly number[]): Promise<number[]> {
  return change('movements/remove', { ids })
}

/** Takes back that movements were struck through. @throws Failure */
export function unstrikeMovements(ids: readonly number[]): Promise<number[]> {
  return change('movements/restore', { ids })
}

/** Puts works into the bin. @returns those that were not there. @throws Failure */
export function deleteWorks(ids: readonly number[]): Promise<number[]> {
  return change('delete', { ids })
}

/** Takes works out of the bin. @throws Failure */
export function restoreWorks(ids: readonly number[]): Promise<number[]> {
  return change('restore', { ids })
}

async function change(action: string, body: object): Promise<number[]> {
  const { data } = await send<ChangedIds>('POST', `/api/works/${action}`, body)
  return data
}
