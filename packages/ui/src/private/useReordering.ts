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
  /**
   * The thing of a place goes: the focus is then with the one that moves up there, else with the one before it, else where
   * another is added, `data-add`, or with the list.
   */
  letGo: (index: number) => void
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

  function letGo(index: number) {
    const beside = ids[index + 1] ?? ids[index - 1]
    if (beside !== undefined) keepFocus(beside, 'grip')
    else (root.current?.querySelector<HTMLElement>('[data-add]') ?? root.current)?.focus()
  }
  return { move, step, news, setNews, letGo }
}
