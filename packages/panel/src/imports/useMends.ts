import type { ImportDetail, ImportMend } from '@gallery/contract'
import { useState } from 'react'
import { changeImport, moveImport } from './importWrites.ts'
import { useImportWork } from './useImportWork.ts'

/** Cells of the file that are being written anew in the review. */
export interface Mends {
  /** What a cell says now, or undefined where nobody touched it. */
  textOf: (row: number, column: string) => string | undefined
  /** Writes a cell anew. */
  write: (mend: ImportMend) => void
  /** How many cells were written that the review does not know of yet. */
  waiting: number
  busy: boolean
  /** Why the review could not be done again, or empty. */
  message: string
  /** Keeps what was written and has every row judged anew. */
  reviewAgain: () => Promise<void>
  /** Drops what was written: the file is read otherwise, and its rows and columns are others. */
  forget: () => void
}

/** See {@link Mends}. */
export function useMends({ id, mends }: Pick<ImportDetail, 'id' | 'mends'>): Mends {
  const { busy, message, run } = useImportWork()
  const [written, setWritten] = useState<readonly ImportMend[]>([])
  const isOf = (row: number, column: string) => (mend: ImportMend) =>
    mend.row === row && mend.column === column
  return {
    textOf: (row, column) => [...mends, ...written].findLast(isOf(row, column))?.to,
    write: (mend) =>
      setWritten((before) => [...before.filter((each) => !isOf(mend.row, mend.column)(each)), mend]),
    waiting: written.length,
    busy,
    message,
    reviewAgain: () =>
      run(async () => {
        const kept = mends.filter((mend) => !written.some(isOf(mend.row, mend.column)))
        await changeImport(id, { mends: [...kept, ...written] })
        setWritten([])
        await moveImport(id, 'check')
      }),
    forget: () => setWritten([]),
  }
}
