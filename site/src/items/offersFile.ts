import type { Item } from '@gallery/contract'

/** Whether visitors may download a file of an item: a document only where its rights, or else the item's, give copies. */
export function offersFile(
  item: Pick<Item, 'rights_statement'>,
  { file, rights_statement }: Pick<Item['images'][number], 'file' | 'rights_statement'>
): boolean {
  return !file.endsWith('.pdf') || (rights_statement ?? item.rights_statement)?.copies !== false
}
