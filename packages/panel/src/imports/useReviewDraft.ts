import type { ImportDetail, ImportMend } from '@gallery/contract'
import type { Entity } from '@gallery/ui/admin'
import { useState } from 'react'
import { changeImport, moveImport } from './importWrites.ts'
import { useImportWork } from './useImportWork.ts'

/** What is written and chosen in the review of an import, which the rows on the screen were not judged by yet. */
export interface ReviewDraft {
  /** What a cell says now, or undefined where nobody touched it. */
  textOf: (row: number, column: string) => string | undefined
  /** Writes a cell anew. */
  write: (mend: ImportMend) => void
  /** Who is meant by a name of the file now, null for nobody, or undefined where nobody touched it. */
  chosenFor: (name: string) => Entity | null | undefined
  /** Says who is meant by a name of the file; the artist 0 is a new one. */
  choose: (name: string, artist: Entity | null) => void
  /** How many cells were written, and for how many names somebody else is meant, that the review does not know of yet. */
  waiting: { cells: number; names: number }
  busy: boolean
  /** Why the review could not be done again, or empty. */
  message: string
  /** Keeps all of it and has every row judged anew. */
  reviewAgain: () => Promise<void>
  /** Drops all of it: the file is read otherwise, and its rows, columns and names are others. */
  forget: () => void
}

/** See {@link ReviewDraft}. */
export function useReviewDraft({ id, map, mends }: Pick<ImportDetail, 'id' | 'map' | 'mends'>): ReviewDraft {
  const { busy, message, run } = useImportWork()
  const [written, setWritten] = useState<readonly ImportMend[]>([])
  const [chosen, setChosen] = useState<ReadonlyMap<string, Entity | null>>(new Map())
  const isOf = (row: number, column: string) => (mend: ImportMend) =>
    mend.row === row && mend.column === column
  const otherwise = [...chosen].filter(([name, artist]) => map.rules.choices[name] !== idOf(artist))

  function forget(): void {
    setWritten([])
    setChosen(new Map())
  }
  return {
    textOf: (row, column) => [...mends, ...written].findLast(isOf(row, column))?.to,
    write: (mend) =>
      setWritten((before) => [...before.filter((each) => !isOf(mend.row, mend.column)(each)), mend]),
    chosenFor: (name) => chosen.get(name),
    choose: (name, artist) => setChosen((before) => new Map(before).set(name, artist)),
    waiting: { cells: written.length, names: otherwise.length },
    busy,
    message,
    reviewAgain: () =>
      run(async () => {
        const kept = mends.filter((mend) => !written.some(isOf(mend.row, mend.column)))
        const choices = { ...map.rules.choices }
        for (const [name, artist] of chosen) {
          const artistId = idOf(artist)
          if (artistId === undefined) delete choices[name]
          else choices[name] = artistId
        }
        await changeImport(id, {
          mends: [...kept, ...written],
          map: { ...map, rules: { ...map.rules, choices } },
        })
        await moveImport(id, 'check')
        forget()
      }),
    forget,
  }
}

function idOf(artist: Entity | null): number | undefined {
  return artist === null ? undefined : Number(artist.id)
}
