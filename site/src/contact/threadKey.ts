import type { OwnThreadAnswer, Url } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'

/** The read of the thread behind a mailed link; null for what can be none. */
export function threadKey(token: string | undefined): Url<OwnThreadAnswer> | null {
  return token !== undefined && /^[\w-]{20,100}$/.test(token)
    ? urlOf('/contact/thread/:token', { token })
    : null
}
