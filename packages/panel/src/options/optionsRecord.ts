import { Failure, send } from '@gallery/client'
import { type Options, OptionsAnswer, type OptionsChange } from '@gallery/contract'
import { shownByRecords } from '../record/refusedAs.ts'

/** The site options as a record's form takes them. */
export type OptionsRecord = Options & { updated_at?: string | undefined }

/** The options of an answer, with when one of them was last written. */
export function optionsRecord({ data, updated_at }: OptionsAnswer): OptionsRecord {
  return { ...data, updated_at: updated_at ?? undefined }
}

/** Saves what changed. @throws Failure, in a conflict with the options as they are now as one record. */
export async function saveOptions(change: OptionsChange): Promise<OptionsRecord> {
  try {
    return optionsRecord(await send('PATCH /api/options', {}, change, shownByRecords))
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 409) throw error
    const { message, errors, body } = error
    throw new Failure(409, message, errors, {
      ...Object(body),
      data: optionsRecord(OptionsAnswer.parse(body)),
    })
  }
}
