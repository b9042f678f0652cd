import type { KeyboardEvent } from 'react'

/** Whether one reads to the left there: what comes next stands at the left then. */
export function readsToTheLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/**
 * The key that was pressed, as if one read to the right: where one reads to the left, the left arrow goes on. Nothing
 * with Alt, Ctrl or Cmd, which are the browser's: with Alt the left arrow goes back to the page before.
 */
export function readingKey({ key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent): string {
  if (altKey || ctrlKey || metaKey) return ''
  const other = mirrored[key]
  return other && readsToTheLeft(currentTarget) ? other : key
}
