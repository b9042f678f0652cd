import type { MouseEvent } from 'react'

/** A press that the browser does not take for a new tab, a new window or a download. */
export function isPlain(click: MouseEvent): boolean {
  return click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey
}
