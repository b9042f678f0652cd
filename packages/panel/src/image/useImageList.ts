import { useState } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { inOrder } from '../lists/inOrder.ts'
import { type RowSwitches, useRowSwitches } from '../lists/useRowSwitches.ts'
import { useImageDeletion } from './useImageDeletion.tsx'

/** How the pictures of a record are changed. */
interface ImageWrites {
  /** Saves an order. @throws Failure */
  order: (ids: readonly number[]) => Promise<unknown>
  /** Saves whether visitors see one, and nothing of the others. @throws Failure */
  show: (id: number, shown: boolean) => Promise<unknown>
  /** @throws Failure */
  remove: (id: number) => Promise<unknown>
  /** @throws Failure */
  restore: (id: number) => Promise<unknown>
}

interface ImageList<Image> extends RowSwitches {
  /** In the order that was last asked for while it is being saved, and without what is being deleted. */
  images: readonly Image[]
  /** Saves an order. @throws Failure, which has been reported */
  reorder: (ids: readonly number[]) => Promise<void>
  /** Deletes a picture, which is called `name`, and offers to take that back. Refusals have been reported. */
  remove: (id: number, name: string) => Promise<void>
}

/** The pictures of a record, which are at once as they are being saved, and then as they were read anew. */
export function useImageList<Image extends { id: number }>(
  saved: readonly Image[],
  writes: ImageWrites
): ImageList<Image> {
  const refresh = useRefresh()
  const deletion = useImageDeletion()
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [away, setAway] = useState<ReadonlySet<number>>(new Set())
  const images = (order === null ? saved : inOrder(saved, order)).filter(({ id }) => !away.has(id))
  // What was refused may be so because of what a colleague did: the pictures are read anew either way.
  const reread = () => refresh()
  const switches = useRowSwitches((id, shown) => writes.show(id, shown).finally(reread))
  return {
    images,
    ...switches,
    reorder: async (ids) => {
      setOrder(ids)
      await writes
        .order(ids)
        .finally(reread)
        .finally(() => setOrder(null))
    },
    remove: async (id, name) => {
      setAway((all) => new Set([...all, id]))
      await deletion({
        name,
        remove: () => writes.remove(id).finally(reread),
        restore: () => writes.restore(id).finally(reread),
      }).finally(() => setAway((all) => new Set([...all].filter((each) => each !== id))))
    },
  }
}
