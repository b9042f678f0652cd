import { type RefObject, useState } from 'react'
import { useIntl } from 'react-intl'
import { moved } from './moved.ts'
import { sortingMessages } from './sortingMessages.ts'
import { useMovedFocus } from './useMovedFocus.ts'

interface Reordering {
  /** Puts the thing of a place into another; places count from 0. */
  move: (from: number, to: number) => void
  /** Moves the thing of a place by one, keeps the focus on its button and says where it stands now. */
  step: (index: number, by: -1 | 1, name: string) => void
  /** What was said last, for a `status`. */
  news: string
  /** Says what else was done to them. */
  setNews: (news: string) => void
  /** Where the focus goes once that is done: as {@link useMovedFocus} gives it. */
  keepFocus: ReturnType<typeof useMovedFocus>
}

/**
 * Changes the order of things inside `root`, each of which bears its id as {@link useMovedFocus} says. `before`: how many
 * stand before them whose places are not to be changed, and are counted in what is said.
 */
export function useReordering<Id extends string | number>(
  root: RefObject<HTMLElement | null>,
  things: readonly { id: Id }[],
  onReorder: (ids: readonly Id[]) => void,
  before = 0
): Reordering {
  const intl = useIntl()
  const [news, setNews] = useState('')
  const keepFocus = useMovedFocus(root)
  const ids = things.map(({ id }) => id)
  const move = (from: number, to: number) => onReorder(moved(ids, from, to))

  function step(index: number, by: -1 | 1, name: string) {
    for (const id of ids.slice(index, index + 1)) keepFocus(id, by)
    move(index, index + by)
    const position = before + index + by + 1
    setNews(intl.formatMessage(sortingMessages.moved, { name, position, total: before + ids.length }))
  }
  return { move, step, news, setNews, keepFocus }
}
