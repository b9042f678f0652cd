import { mostTiles, urlOf } from '@gallery/contract/plain'
import type { WorkControlsProps } from '@gallery/ui'
import { useState } from 'react'
import { useLanguage } from '../language/LanguageContext.ts'
import { useGet } from '../reads/useGet.ts'
import { duringSave, type TileDoing, type TileWrites, workControls } from './workControls.ts'

/** What a tile has beside its work: a strip, or nothing. */
interface TileControls {
  controls?: WorkControlsProps
}

/**
 * Gives the function that says what the strip under a work has, for super users alone: the first {@link mostTiles} of
 * `ids` have one, once it is known who sees them.
 */
export function useWorkControls(
  ids: readonly number[],
  { publish, renew }: TileWrites
): (id: number) => TileControls {
  const language = useLanguage()
  const asked = ids.slice(0, mostTiles)
  const key = asked.length > 0 ? urlOf('/api/works/access', { ids: asked }) : null
  const { data } = useGet(key, { keep: true })
  const [all, setAll] = useState<ReadonlyMap<number, TileDoing>>(new Map())

  return (id) => {
    const access = data?.data.find((each) => each.id === id)
    if (access === undefined) return {}
    const note = (doing: TileDoing) =>
      setAll((before) => new Map(before).set(id, { ...before.get(id), ...doing }))
    const controls: WorkControlsProps = {
      ...workControls(access, all.get(id) ?? {}, language),
      onPublicChange: (publishing) =>
        void duringSave(access, { publishing }, () => publish(id, publishing), note),
      onRenew: () => void duringSave(access, { renewing: true }, () => renew(id), note),
    }
    return { controls }
  }
}
