import { type RefObject, useContext } from 'react'
import { isLetterKey } from '../../private/isLetterKey.ts'
import { LetterKeysContext } from '../../private/LetterKeysContext.ts'
import { useWindowKey } from '../../private/useWindowKey.ts'
import { rowsOf, targetOf } from './rows.ts'

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
 * Enter needs nothing: the focus is on the row's link. Where keys of one letter are off, all others are left.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, keys: RowKeys): void {
  const letters = useContext(LetterKeysContext)
  useWindowKey((event) => {
    const { target } = event
    if (!letters && /^[jkx/]$/i.test(event.key)) return
    if (!table.current || !(target instanceof Element) || !isLetterKey(event)) return
    if (keys.scope === 'table' && !table.current.contains(target)) return
    if (isAnothers(target, table.current)) return
    if (act(event, target, table.current, keys)) event.preventDefault()
  })
}

/** Whether the keys belong to another table of rows, which the focus is in: in this one it may be that it has none. */
function isAnothers(target: Element, table: HTMLTableElement): boolean {
  const around = target.closest('table')
  return around !== null && around !== table && rowsOf(around).length > 0
}

/** Whether the key was one of the table's. */
function act(event: KeyboardEvent, target: Element, table: HTMLTableElement, keys: RowKeys): boolean {
  const rows = rowsOf(table)
  const place = rows.findIndex((row) => row.contains(target))
  const onRow = place >= 0 && target.matches('[data-row-target]')
  const go = (to: number) => focusRow(rows[Math.min(Math.max(to, 0), rows.length - 1)])
  // Until a row has the focus these are the page's.
  if (!onRow && /^(Arrow|Home|End)/.test(event.key)) return false
  switch (event.key) {
    case '/':
      keys.onSearch?.()
      return keys.onSearch !== undefined
    case 'j':
    case 'ArrowDown':
      return go(place + 1)
    case 'k':
    case 'ArrowUp':
      return go(place - 1)
    case 'Home':
      return go(0)
    case 'End':
      return go(rows.length)
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
  const target = targetOf(row)
  target?.focus()
  return Boolean(target)
}
