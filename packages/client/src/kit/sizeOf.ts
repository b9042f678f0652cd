import type { Item, Work } from '@gallery/contract'
import { formatSize } from '@gallery/ui'

/** What a work or an item measures: in words where there are any, else its sides; undefined when nobody measured. */
export function sizeOf(
  record:
    | Pick<Work, 'height' | 'width' | 'depth' | 'size_text'>
    | Pick<Item, 'height' | 'width' | 'size_text'>,
  language: string
): string | undefined {
  return record.size_text || formatSize(record, language)
}
