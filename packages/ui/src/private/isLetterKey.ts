import { typing } from './typing.ts'

/** Where letters are typed, or keys already mean something else. */
const elsewhere = `${typing},[role$=dialog],[role=menu],[role=listbox]`

/** Whether a key that was pressed may be one of a screen's own: nothing is written with it, and nothing else takes it. */
export function isLetterKey(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  return target instanceof Element && target.closest(elsewhere) === null
}
