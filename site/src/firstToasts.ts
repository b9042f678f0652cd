import type { NewToast } from '@gallery/ui'
import { openIn } from './home/homeQuery.ts'
import { msgOf } from './layout/msgOf.ts'
import { findRoute } from './routing/findRoute.ts'

/**
 * What toasts begin with: the `msg` of the address that was opened, as a sentence until the scripts are there. That of a
 * day is said on its page (`PlainMessage`): a booking that was taken is nothing to be said in passing.
 */
export function firstToasts(pathname: string, search: string): NewToast[] {
  const text = msgOf(search)
  const isSaid = findRoute(pathname)?.route.path === '' && openIn(new URLSearchParams(search)) !== undefined
  return text === '' || isSaid ? [] : [{ text }]
}
