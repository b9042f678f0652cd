import { Failure, report, send, shownByForms } from '@gallery/client'
import type {
  ImportDetail,
  ImportImagesAnswer,
  ImportKind,
  ImportPatch,
  ImportSummary,
} from '@gallery/contract'
import { uploadFile } from '../upload/uploadFile.ts'

/** Whether an import does something by itself at the moment. */
export function isMoving({ state }: Pick<ImportSummary, 'state'>): boolean {
  return state === 'checking' || state === 'applying' || state === 'undoing'
}

/** Brings a table in; nothing is imported yet. `onProgress` hears how much of it has left, from 0 to 1. */
export async function bringTable(
  kind: ImportKind,
  file: File,
  onProgress: (share: number) => void
): Promise<ImportDetail> {
  const { data } = await told(
    uploadFile('POST /api/imports', {}, file, {
      fields: { kind },
      onProgress: (bytes) => onProgress(shareOf(bytes, file)),
    })
  )
  return data
}

/** Brings a picture, or a zip of pictures, beside a table. */
export async function bringImages(
  id: number,
  file: File,
  onProgress: (share: number) => void
): Promise<ImportImagesAnswer['data']> {
  const { data } = await told(
    uploadFile('POST /api/imports/:id/images', { id }, file, {
      onProgress: (bytes) => onProgress(shareOf(bytes, file)),
    })
  )
  return data
}

/**
 * An upload; one that fails without a word, by a lost connection or at a proxy, is reported: nobody else says so. Nor does
 * anybody else ask to sign in.
 */
async function told<Answer>(upload: Promise<Answer>): Promise<Answer> {
  try {
    return await upload
  } catch (error) {
    if (error instanceof Failure) {
      const isWordless = error.message === '' && Object.keys(error.errors).length === 0
      if (isWordless || error.status === 401 || error.status === 403) report(error)
    }
    throw error
  }
}

/** What surrounds the file in the form counts as sent too. */
function shareOf(bytes: number, file: File): number {
  return file.size === 0 ? 1 : Math.min(1, bytes / file.size)
}

/** Corrects how a file is read, or where its columns go. */
export async function changeImport(id: number, change: ImportPatch): Promise<ImportDetail> {
  const { data } = await send('PATCH /api/imports/:id', { id }, change, shownByForms)
  return data
}

/** Asks an import to move, or to stop. */
export async function moveImport(id: number, to: 'check' | 'apply' | 'cancel'): Promise<ImportDetail> {
  const { data } = await send(`POST /api/imports/:id/${to}`, { id }, undefined, shownByForms)
  return data
}

/** Takes an import back; with `keep`, all but what was changed afterwards. */
export async function undoImport(id: number, keep = false): Promise<ImportDetail> {
  const { data } = await send('POST /api/imports/:id/undo', { id }, { keep }, shownByForms)
  return data
}
