import { onFailure } from '@gallery/client'

/**
 * Has what was written to read anew when it was refused for what is there already (409): somebody was faster, or it had
 * been made and the answer was lost. The sentence says to look at it. Returns what ends that.
 */
export function afterRefusal(refresh: () => Promise<unknown>): () => void {
  return onFailure(({ status }) => {
    if (status === 409) void refresh()
  })
}
