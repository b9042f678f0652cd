import type { ActivityEntry } from '@gallery/contract'

/** Whether an entry of the log stands for what one write did to several records: an import has a screen of its own. */
export function isMany({ batch, count }: ActivityEntry): boolean {
  return batch === null && count > 1
}
