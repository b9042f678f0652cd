import { type RefObject, useEffect, useRef } from 'react'
import { isLetterKey } from '../../private/isLetterKey.ts'

interface RowKeys {
  /** Whether the letters work all over the page, or only while the focus is in the table. */
  scope: 'page' | 'table'
  /** `x`, and the space bar on a row: the row by its place, and whether Shift was held. */
  onTick: ((place: number, range: boolean) => void) | undefined
  /** `/`. */
  onSearch: (() => void) | undefined
}

/**
 * The keys of a table: `j` and `k` move from row to row, and so do the arrows, Home and End once the focus is on one.
 * Enter needs nothing: the focus is on the row's link.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, keys: RowKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      if (!table.current || !(target instanceof Element)) return
      if (!isLetterKey(event)) return
      if (latest.current.scope === 'table' && !table.current.contains(target)) return
      if (act(event, target, table.current, latest.current)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [table])
}

/** Whether the key was one of the table's. */
function act(event: KeyboardEvent, target: Element, table: HTMLTableElement, keys: RowKeys): boolean {
  const rows = [...table.querySelectorAll('tr[data-row]')]
  const place = rows.findIndex((row) => row.contains(target))
  const onRow = target.matches('[data-row-target]')
  const go = (to: number) => focusRow(rows[Math.min(Math.max(to, 0), rows.length - 1)])
  switch (event.key) {
    case '/':
      keys.onSearch?.()
      return keys.onSearch !== undefined
    case 'j':
      return go(place + 1)
    case 'k':
      return go(place < 0 ? 0 : place - 1)
    case 'ArrowDown':
      return onRow && go(place + 1)
    case 'ArrowUp':
      return onRow && go(place - 1)
    case 'Home':
      return onRow && go(0)
    case 'End':
      return onRow && go(rows.length - 1)
    case ' ':
      if (!onRow || !(target instanceof HTMLAnchorElement)) return false
      break
    case 'x':
    case 'X':
      break
    default:
      return false
  }
  if (place < 0 || !keys.onTick) return false
  keys.onTick(place, event.shiftKey)
  return true
}

function focusRow(row: Element | undefined): boolean {
  const target = row?.querySelector<HTMLElement>('[data-row-target]')
  target?.focus()
  return target !== null && target !== undefined
}
