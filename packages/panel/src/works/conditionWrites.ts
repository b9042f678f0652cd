import { Failure, report, send, shownByForms } from '@gallery/client'
import type { WorkDetailAnswer } from '@gallery/contract'
import { uploadFile } from '../upload/uploadFile.ts'

/** A movement of a work's ledger. */
interface Named {
  work: number
  movement: number
}

/** Says in what condition a work was when it moved, in words, with a picture or both. @throws Failure */
export async function addCondition(
  { work, movement }: Named,
  { words, picture }: { words: string; picture: File | undefined }
): Promise<WorkDetailAnswer> {
  const address = { id: work, movement }
  if (picture === undefined) {
    return send('POST /api/works/:id/movements/:movement/conditions', address, { words }, shownByForms)
  }
  const name = 'POST /api/works/:id/movements/:movement/conditions/picture'
  try {
    return await uploadFile(name, address, picture, { fields: { words } })
  } catch (error) {
    // The form says what is wrong in its fields, and nothing else.
    if (error instanceof Failure && error.status !== 422) report(error)
    throw error
  }
}

/** Strikes what was said of a work's condition through. @throws Failure */
export function strikeCondition(work: number, condition: number, why: string): Promise<WorkDetailAnswer> {
  const address = { id: work, condition }
  return send('POST /api/works/:id/conditions/:condition/strike', address, { why }, shownByForms)
}
