import type { Item, Picture, RightsStatement } from '@gallery/contract'

/** A picture of an item, or a leaf of one of its PDFs, with what is read of it. */
export interface ItemLeaf {
  /** How an address names it: `12`, or `12.3` for a leaf of a PDF. */
  key: string
  file: string
  picture: Picture
  description_es: string
  description_en: string
  transcription_es: string
  transcription_en: string
  /** What is stated of it where that is not what is stated of the item. */
  rights: RightsStatement | null
  /** The PDF that it is of, and its number there, whose text is asked for when it is looked at. */
  of: { image: number; number: number } | null
}

/** What there is to turn over of an item: its pictures, and the leaves of its PDFs, in their order. */
export function leavesOf(item: Pick<Item, 'images'>): ItemLeaf[] {
  return item.images.flatMap(
    ({ id, file, picture, leaves, rights_statement: rights, ...texts }): ItemLeaf[] => {
      const { description_es, description_en, transcription_es, transcription_en } = texts
      const own = { description_es, description_en, transcription_es, transcription_en, rights }
      if (picture) return [{ key: `${id}`, file, picture, of: null, ...own }]
      return leaves.map((leaf) => ({
        key: `${id}.${leaf.number}`,
        file: leaf.file,
        picture: leaf.picture,
        of: { image: id, number: leaf.number },
        ...own,
      }))
    }
  )
}

/** The place of the leaf that an address names; the first where it names none. */
export function placeIn(leaves: readonly ItemLeaf[], key: string | null): number {
  return Math.max(
    0,
    leaves.findIndex((leaf) => leaf.key === key)
  )
}

/** What an item's address says of where words were found in it; nothing where they stand in its record. */
export function foundSearch(
  found: { image: number; leaf: number | null } | undefined,
  words: string
): string {
  if (!found) return ''
  const leaf = found.leaf === null ? `${found.image}` : `${found.image}.${found.leaf}`
  return `?${new URLSearchParams({ leaf, q: words })}`
}
