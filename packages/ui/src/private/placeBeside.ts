import { readsToTheLeft } from './reading.ts'

/** Pixels that a list keeps from the window's edges. */
const margin = 8

/**
 * Puts a fixed list under the button that opened it, or above it where there is more space, inside the window and no
 * higher than fits; it scrolls then.
 *
 * @param align Which ends of the two are in line.
 * @param offset Pixels between them.
 */
export function placeBeside(
  list: HTMLElement,
  opener: HTMLElement,
  align: 'start' | 'end',
  offset: number
): void {
  const at = opener.getBoundingClientRect()
  const spaceBelow = window.innerHeight - at.bottom - offset - margin
  const spaceAbove = at.top - offset - margin
  const width = list.offsetWidth
  // With what is scrolled out of sight: without its limit, to be measured, it would lose how far it was scrolled.
  const height = list.scrollHeight + list.offsetHeight - list.clientHeight
  const below = height <= spaceBelow || spaceBelow >= spaceAbove
  const space = Math.max(below ? spaceBelow : spaceAbove, 0)
  const atLeft = (align === 'start') !== readsToTheLeft(opener)
  const left = atLeft ? at.left : at.right - width
  const farthest = document.documentElement.clientWidth - margin - width
  list.style.maxHeight = `${space}px`
  list.style.left = `${Math.max(margin, Math.min(left, farthest))}px`
  list.style.top = `${below ? at.bottom + offset : at.top - offset - Math.min(height, space)}px`
}
