import type { ImportDetail, ImportMap } from '@gallery/contract'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react'
import { isSameMap } from './mapping.ts'

/** Where the columns go on the screen, which may not be saved yet. */
export interface MapDraft {
  map: ImportMap
  setMap: Dispatch<SetStateAction<ImportMap>>
  /** Whether it says something else than what is saved, by which the last review went. */
  differs: boolean
}

/** See {@link MapDraft}. */
export function useMapDraft({ map: saved }: Pick<ImportDetail, 'map'>): MapDraft {
  const [draft, setDraft] = useState<ImportMap>()
  const map = draft ?? saved
  const differs = draft !== undefined && !isSameMap(draft, saved)
  // What is saved is no draft any more: the review may change the saved map by its own choices.
  useEffect(() => {
    if (draft !== undefined && !differs) setDraft(undefined)
  }, [draft, differs])
  const setMap = useCallback(
    (next: SetStateAction<ImportMap>) =>
      setDraft((before) => (typeof next === 'function' ? next(before ?? saved) : next)),
    [saved]
  )
  return { map, setMap, differs }
}
