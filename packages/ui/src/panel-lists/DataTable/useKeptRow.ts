import type { RefObject } from 'react'
import { useKeptPlace } from '../../private/useKeptPlace.ts'
import { rowsOf, targetOf } from './rows.ts'

/** Keeps the focus in the table: a row that goes away leaves it to the one that moved up to its place. */
export function useKeptRow(table: RefObject<HTMLTableElement | null>) {
  return useKeptPlace(table, rowsOf, (row) => targetOf(row) ?? row.querySelector<HTMLElement>('a, button'))
}
