import { useGet } from '@gallery/client'
import type { Item } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { useState } from 'react'
import { useQuery } from '../routing/useQuery.ts'
import { type ItemLeaf, leavesOf, placeIn } from './leavesOf.ts'

/** The leaves of an item, the one that is looked at, and what is written on that one. */
export interface ItemReading {
  leaves: readonly ItemLeaf[]
  index: number
  turnTo: (index: number) => void
  /** What somebody searched for to come here. */
  words: string
  /** What is written on the leaf, in both languages; a PDF's own text is in the one of the item, whichever that is. */
  text: { es: string; en: string }
}

/** See {@link ItemReading}. */
export function useItemReading(item: Item): ItemReading {
  const query = useQuery()
  const leaves = leavesOf(item)
  const [chosen, setChosen] = useState<number>()
  const index = Math.min(chosen ?? placeIn(leaves, query.get('leaf')), Math.max(0, leaves.length - 1))
  const leaf = leaves[index]
  const { data } = useGet(
    leaf?.of
      ? urlOf('/api/items/:id/images/:image/leaves/:number', {
          id: item.hash,
          image: leaf.of.image,
          number: leaf.of.number,
        })
      : null
  )
  const own = data?.data.text ?? ''
  return {
    leaves,
    index,
    turnTo: setChosen,
    words: (query.get('q') ?? '').slice(0, 200),
    text: { es: leaf?.transcription_es || own, en: leaf?.transcription_en ?? '' },
  }
}
