import { Failure, send } from '@gallery/client'
import { type RevertRefusal, RevertRefusal as Shape } from '@gallery/contract'

/** How taking an entry back ended: done, or refused with a sentence and, where there are any, the later changes. */
export type Reverted = { done: true } | { done: false; message: string; differs: RevertRefusal['differs'] }

/**
 * Takes an entry of the log back, or some of its changes.
 *
 * @param together whether all that stands together in the entry is taken back with it
 * @param force whether changes that were made later may be lost
 * @throws Failure for anything but a refusal that can be explained
 */
export async function revertEntry(
  id: number,
  {
    fields,
    together = false,
    force,
  }: { fields?: readonly string[] | undefined; together?: boolean; force: boolean }
): Promise<Reverted> {
  try {
    await send(
      'POST /api/activity/:id/revert',
      { id },
      { ...(fields ? { fields } : {}), together, force },
      { handles: [409] }
    )
    return { done: true }
  } catch (error) {
    if (!(error instanceof Failure && error.status === 409)) throw error
    const refusal = Shape.safeParse(error.body)
    return { done: false, message: error.message, differs: refusal.success ? refusal.data.differs : [] }
  }
}
