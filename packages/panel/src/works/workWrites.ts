import { type Sending, send } from '@gallery/client'
import type { SentTo, WorkChange, WorkDetail, WorkDetailAnswer, WorksCollecting } from '@gallery/contract'
import { shownByRecords } from '../record/refusedAs.ts'
import { heldIn } from './holds/heldIn.ts'
import { shownOrReported } from './holds/shownOrReported.ts'
import { movedIn } from './movedIn.ts'

/** Adds a work, hidden at first. @throws Failure */
export async function createWork(
  form: SentTo<'POST /api/works'>,
  sending: Sending = {}
): Promise<WorkDetail> {
  const { data } = await send('POST /api/works', {}, form, sending)
  return data
}

/** Saves what changed in a work's form. @throws Failure */
export async function saveWork(id: number, change: WorkChange): Promise<WorkDetail> {
  const { data } = await send('PATCH /api/works/:id', { id }, change, shownByRecords)
  return data
}

/** Replaces a work's secret link: the old one leads nowhere from then on. @throws Failure */
export function renewLink(id: number): Promise<WorkDetailAnswer> {
  return send('PATCH /api/works/:id', { id }, { action: 'renewLink' })
}

/** Shows works to visitors or hides them. @returns those that were not so before. @throws Failure */
export async function publishWorks(ids: readonly number[], isPublic: boolean): Promise<number[]> {
  const { data } = await send('POST /api/works/publish', {}, { ids, public: isPublic })
  return data
}

/** Adds works to a collection or takes them out. @returns those that moved. @throws Failure */
export async function collectWorks(
  ids: readonly number[],
  collection: number,
  action: WorksCollecting['action'],
  sending: Sending = {}
): Promise<number[]> {
  const { data } = await send('POST /api/works/collect', {}, { ids, collection, action }, sending)
  return data
}

/** A movement as it is sent. */
export type SentMovement = SentTo<'POST /api/works/movements'>['movement']
export interface Moving extends Sending {
  despiteHolds?: boolean
  /** The last lines that were seen, by work (`lastSeen`); without them nothing is compared. */
  after?: Record<string, number | null> | undefined
  /** The sales that were read of, by their lines. */
  despiteSales?: readonly number[]
}

/** How {@link moveWorks} is sent. */
export function movesAs(
  ids: readonly number[],
  movement: SentMovement,
  { despiteHolds = false, after, despiteSales = [] }: Moving = {}
) {
  const body = {
    ids,
    movement,
    despite_holds: despiteHolds,
    ...(after && { after }),
    despite_sales: despiteSales,
  }
  return ['POST /api/works/movements', {}, body] as const
}

/**
 * Writes a movement into the ledger of each work. An owner or a price that it leaves out is as it is by then.
 *
 * @returns the ids of the movements
 * @throws Failure with errors per field, such as `movement.price`; 409, which is not reported, where it would sell what
 * is held for somebody else without that being meant, or where another movement, or a sale, is not what was seen
 */
export async function moveWorks(
  ids: readonly number[],
  movement: SentMovement,
  moving: Moving = {}
): Promise<number[]> {
  const { handles = [] } = moving
  const { data } = await shownOrReported(
    (error) => heldIn(error) !== undefined || movedIn(error) !== undefined,
    () => send(...movesAs(ids, movement, moving), { handles: [409, ...handles] })
  )
  return data
}

/** Strikes movements of their ledgers through, by their own ids. @throws Failure */
export async function strikeMovements(
  ids: readonly number[],
  why = '',
  sending: Sending = {}
): Promise<number[]> {
  const { data } = await send('POST /api/works/movements/remove', {}, { ids, why }, sending)
  return data
}

/** Takes back that movements were struck through. @throws Failure */
export async function unstrikeMovements(ids: readonly number[]): Promise<number[]> {
  const { data } = await send('POST /api/works/movements/restore', {}, { ids })
  return data
}

/** Puts works into the bin. @returns those that were not there. @throws Failure */
export async function deleteWorks(ids: readonly number[]): Promise<number[]> {
  const { data } = await send('POST /api/works/delete', {}, { ids })
  return data
}

/** Takes works out of the bin. @throws Failure */
export async function restoreWorks(ids: readonly number[]): Promise<number[]> {
  const { data } = await send('POST /api/works/restore', {}, { ids })
  return data
}
