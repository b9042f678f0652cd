import type { Reading } from '@gallery/client'

/** What a list's table says of its read: that it is under way, or was refused; neither while there are rows to show. */
export function tableState({ data, failure }: Reading<unknown>): { loading: boolean; error: boolean } {
  const waits = data === undefined
  return { loading: waits && failure === undefined, error: waits && failure !== undefined }
}
