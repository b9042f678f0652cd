import type { KeyboardEvent } from 'react'

/** Whether one reads to the left there: what comes next stands at the left then. */
export function readsToTheLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key that was pressed, as if one read to the right: where one reads to the left, the left arrow goes on. */
export function readingKey({ key, currentTarget }: KeyboardEvent): string {
  const other = mirrored[key]
  return other && readsToTheLeft(currentTarget) ? other : key
}
