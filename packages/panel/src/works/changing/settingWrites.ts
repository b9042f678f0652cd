import { type Sending, send, sendForLines } from '@gallery/client'
import type { ChangedIds, WorksReview, WorksSettingForm, WorksSettingUndo } from '@gallery/contract'
import { acting } from '../../acts/acts.ts'

/** What a change would make of each work; writes nothing. @throws Failure */
export function reviewSetting(form: WorksSettingForm): Promise<WorksReview> {
  return send('POST /api/works/change/review', {}, form)
}

/** What was done, with what taking it back needs. */
export type AppliedSetting = WorksSettingUndo & { count: number }

/**
 * Changes the works, all or none.
 *
 * @param goOn is told how far it is, and hangs up with `false`: then the answer is null. See `wasApplied`.
 * @throws Failure; 409 where somebody changed one of them since it was reviewed
 */
export function applySetting(
  form: WorksSettingForm,
  goOn: (progress: { done: number; total: number }) => boolean,
  { handles = [] }: Sending = {}
): Promise<AppliedSetting | null> {
  // What answers by lines does not go the way of the other writes.
  return acting(async () => {
    const lines = sendForLines('POST /api/works/change', {}, form, { handles: [409, ...handles] })
    for await (const line of lines) {
      if ('data' in line) return line.data
      // After the last one it is done, whatever is wished now.
      if (!goOn(line) && line.done < line.total) return null
    }
    return null
  })
}

/**
 * Whether a change was done before the word that somebody had hung up arrived: then none of its works, as they were
 * seen, would change any more. Asks when it has ended. @throws Failure
 */
export async function wasApplied(form: WorksSettingForm): Promise<boolean> {
  const { data } = await reviewSetting(form)
  return data.every(({ after }) => after === null)
}

/** Takes a change back. @throws Failure */
export function undoSetting({ movements, works }: AppliedSetting): Promise<ChangedIds> {
  return send('POST /api/works/change/undo', {}, { movements, works })
}
