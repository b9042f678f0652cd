import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { sortingMessages } from '../../private/sortingMessages.ts'
import { useMovedFocus } from '../../private/useMovedFocus.ts'
import { orderedWorksMessages } from '../OrderedWorks/messages.ts'
import {
  type Arrangement,
  arrangementOf,
  hungIn,
  keyOf,
  type Piece,
  piecesOf,
  putInto,
  type SectionId,
  sectionMoved,
  standingOf,
  withoutSection,
  worksIn,
} from './arrangement.ts'
import { sectionedWorksMessages as messages } from './messages.ts'
import type { SortingNews } from './SectionSorting.tsx'
import type { SectionedWork, SpokenSection } from './worksSection.ts'

const workKey = (id: SectionedWork['id']) => keyOf({ kind: 'work', id })
const headKey = (id: SectionId) => keyOf({ kind: 'section', id })

/** What can be done to works and sections, with the focus kept where somebody works and each change told. */
export function useArranging(
  root: RefObject<HTMLElement | null>,
  works: readonly SectionedWork[],
  sections: readonly SpokenSection[],
  onArrange: (arrangement: Arrangement) => void,
  onRemove: (id: SectionedWork['id']) => void
) {
  const intl = useIntl()
  const [news, setNews] = useState('')
  const keepFocus = useMovedFocus(root)
  const addButton = useRef<HTMLButtonElement>(null)
  /** How many sections there were when another one was asked for. */
  const before = useRef<number>(undefined)
  const arrangement: Arrangement = { works, sections: sections.map(({ id }) => id) }
  const pieces = piecesOf(arrangement)
  const titleOf = (key: string) => works.find(({ id }) => workKey(id) === key)?.title ?? ''
  const nameOf = (section: SectionId | null) =>
    sections.find(({ id }) => id === section)?.name ?? intl.formatMessage(messages.none)
  const calledOf = (section: SectionId) => sections.find(({ id }) => id === section)?.called ?? ''

  // A new section is named first of all.
  useLayoutEffect(() => {
    const last = sections.at(-1)
    if (before.current === undefined || last === undefined || sections.length <= before.current) return
    before.current = undefined
    const head = `[data-sorted="${CSS.escape(headKey(last.id))}"]`
    const field = root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `${head} :is(input, textarea)`
    )
    field?.focus()
    field?.select()
  })

  /** Where a work stands in a row, in the words for where it was lifted, hangs now or was put. */
  function tellOf(message: 'lifted' | 'over' | 'moved', key: string, row: readonly Piece[]): string {
    const { section, position, total } = standingOf(row, key)
    const text = message === 'moved' && section === null ? messages.movedOut : messages[message]
    const values = { name: titleOf(key), section: nameOf(section), position, total }
    return intl.formatMessage(sections.length === 0 ? sortingMessages[message] : text, values)
  }
  const tell = (message: SortingNews, key: string, gap: number) =>
    message === 'cancelled'
      ? intl.formatMessage(sortingMessages.cancelled, { name: titleOf(key) })
      : tellOf(message, key, putInto(pieces, key, gap))
  const put = (key: string, gap: number) => onArrange(arrangementOf(putInto(pieces, key, gap)))

  return {
    pieces,
    news,
    addButton,
    tell,
    put,
    /** By one place in the row, over a heading too. */
    step(id: SectionedWork['id'], by: -1 | 1) {
      const key = workKey(id)
      const gap = pieces.findIndex((piece) => keyOf(piece) === key) + by
      keepFocus(key, by)
      setNews(tell('moved', key, gap))
      put(key, gap)
    },
    /** To the end of a section; one that hangs there stays in its place. */
    hang(id: SectionedWork['id'], section: SectionId | null) {
      if (standingOf(pieces, workKey(id)).section === section) return
      const next = hungIn(arrangement, id, section)
      keepFocus(workKey(id), 'section')
      setNews(tellOf('moved', workKey(id), piecesOf(next)))
      onArrange(next)
    },
    /** The focus goes to what takes its place, or to where a section is added. */
    remove({ id, title: name }: SectionedWork) {
      const order = arrangementOf(pieces).works.map((work) => work.id)
      const at = order.indexOf(id)
      const beside = order[at + 1] ?? order[at - 1]
      if (beside === undefined) addButton.current?.focus()
      else keepFocus(workKey(beside), 'grip')
      setNews(intl.formatMessage(orderedWorksMessages.removed, { name }))
      onRemove(id)
    },
    moveSection(id: SectionId, by: -1 | 1) {
      const next = sectionMoved(arrangement, id, by)
      const [position, total] = [next.sections.indexOf(id) + 1, sections.length]
      keepFocus(headKey(id), by)
      setNews(intl.formatMessage(messages.sectionMoved, { name: calledOf(id), position, total }))
      onArrange(next)
    },
    /** The focus goes to what took its works, or to where a section is added. */
    removeSection(id: SectionId) {
      const at = arrangement.sections.indexOf(id)
      const beside = arrangement.sections[at - 1] ?? arrangement.sections[at + 1]
      if (beside === undefined) addButton.current?.focus()
      else keepFocus(headKey(beside), 1)
      const count = worksIn(works, arrangement.sections, id).length
      const text =
        sections.length === 1
          ? messages.lastRemoved
          : at === 0
            ? messages.firstRemoved
            : messages.sectionRemoved
      const taker = nameOf(arrangement.sections[at - 1] ?? null)
      setNews(intl.formatMessage(text, { name: calledOf(id), count, before: taker }))
      onArrange(withoutSection(arrangement, id))
    },
    willAdd() {
      before.current = sections.length
    },
    /** Whoever went on to something else is not called back by a section that comes then. */
    forgetAdding() {
      before.current = undefined
    },
  }
}
