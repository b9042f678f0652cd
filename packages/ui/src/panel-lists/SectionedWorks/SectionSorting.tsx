import {
  type Active,
  type Announcements,
  type Collision,
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core'
import { CSS, useCombinedRefs } from '@dnd-kit/utilities'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { readsToTheLeft } from '../../private/reading.ts'
import { sortingMessages } from '../../private/sortingMessages.ts'
import { useLifted } from '../../private/useLifted.ts'
import { useSortingSensors } from '../../private/useSortingSensors.ts'
import { keyOf, type Piece } from './arrangement.ts'
import { gapAt, gapBy, gapsOf, type Side } from './gaps.ts'
import { sectionedWorksMessages as messages } from './messages.ts'

/** What is said of a work that is being put somewhere else. */
export type SortingNews = 'lifted' | 'over' | 'moved' | 'cancelled'

interface SectionSortingProps {
  /** Works and headings in one row. */
  pieces: readonly Piece[]
  /** What is said of the work with this key, as if it stood in that gap of the row without it. */
  tell: (news: SortingNews, key: string, gap: number) => string
  /** Called when a work was put into another gap of the row without it. */
  onPut: (key: string, gap: number) => void
  /** Works by {@link useSortedWork}, heads by {@link useSortedHead}. */
  children: ReactNode
}

/** Where the line stands that shows where what is lifted would go. */
const LineContext = createContext<Side | undefined>(undefined)

function gapOf(collisions: Collision[] | null): number | undefined {
  const gap: unknown = collisions?.[0]?.data?.gap
  return typeof gap === 'number' ? gap : undefined
}

/**
 * Lets works be put anywhere among the others, whichever headings they stand under, by pointer and by keyboard, and says
 * aloud what happens. Nothing gives way: a line shows the gap into which what is lifted would go.
 */
export function SectionSorting({ pieces, tell, onPut, children }: SectionSortingProps) {
  const intl = useIntl()
  const [line, setLine] = useState<Side>()
  /** The gap that keys have led to, and the one that was told last. */
  const chosen = useRef(0)
  const told = useRef<number>(undefined)
  const toTheLeft = useRef(false)
  const ownGap = (key: string) => pieces.findIndex((piece) => keyOf(piece) === key)

  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, context }) => {
    const { droppableRects, droppableContainers } = context
    const gaps = gapsOf(pieces, String(active))
    const look = { edgesOf: (of: string) => droppableRects.get(of), toTheLeft: toTheLeft.current }
    const gap = gapBy(event.code, chosen.current, gaps, look)
    const side = gaps[gap]
    const edges = side && droppableRects.get(side.key)
    if (gap === chosen.current || edges === undefined) return undefined
    event.preventDefault()
    chosen.current = gap
    // Before its edges are read, which tell of the window: what is lifted goes along with what it is put beside.
    const node = droppableContainers.get(side?.key)?.node.current
    node?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const half = side?.side === 'after' ? edges.width / 2 : 0
    return { x: edges.left + (toTheLeft.current ? -half : half), y: edges.top }
  }
  const sensors = useSortingSensors(coordinateGetter)

  /** Only a pointer has coordinates: keys have chosen their gap already. */
  const collisionDetection: CollisionDetection = ({ active, pointerCoordinates, droppableRects }) => {
    const lifted = String(active.id)
    const look = { edgesOf: (of: string) => droppableRects.get(of), toTheLeft: toTheLeft.current, lifted }
    const gap = pointerCoordinates ? gapAt(pieces, pointerCoordinates, look) : chosen.current
    const id = gapsOf(pieces, lifted)[gap]?.key
    return id !== undefined && droppableRects.has(id) ? [{ id, data: { gap } }] : []
  }

  const now = useRef<number>(undefined)
  function draw({ active, collisions }: DragMoveEvent) {
    const key = String(active.id)
    now.current = gapOf(collisions)
    const isOwn = now.current === undefined || now.current === ownGap(key)
    setLine(isOwn ? undefined : gapsOf(pieces, key)[now.current ?? 0])
  }

  /** That it is lifted is said once it hangs somewhere: before the places are measured no key would move it. */
  function place({ active }: { active: Active }): string | undefined {
    const key = String(active.id)
    const isLifted = told.current === undefined
    const gap = isLifted ? ownGap(key) : now.current
    if (now.current === undefined || gap === undefined || gap === told.current) return undefined
    told.current = gap
    return tell(isLifted ? 'lifted' : 'over', key, gap)
  }
  const announcements: Announcements = {
    onDragStart: () => undefined,
    onDragMove: place,
    onDragOver: place,
    onDragEnd: ({ active: { id } }) =>
      now.current === undefined ? tell('cancelled', String(id), 0) : tell('moved', String(id), now.current),
    onDragCancel: ({ active: { id } }) => tell('cancelled', String(id), 0),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      onDragStart={({ active: { id }, activatorEvent: { target } }) => {
        toTheLeft.current = target instanceof Element && readsToTheLeft(target)
        chosen.current = ownGap(String(id))
        now.current = undefined
        told.current = undefined
      }}
      onDragMove={draw}
      onDragOver={draw}
      onDragEnd={({ active: { id } }) => {
        setLine(undefined)
        const key = String(id)
        if (now.current !== undefined && now.current !== ownGap(key)) onPut(key, now.current)
      }}
      onDragCancel={() => setLine(undefined)}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: intl.formatMessage(messages.howToMove) },
      }}
    >
      <LineContext value={line}>{children}</LineContext>
    </DndContext>
  )
}

/** What ties a work to the {@link SectionSorting} around it: for the button that grips it and for itself. */
export function useSortedWork(key: string) {
  const intl = useIntl()
  const { attributes, listeners, transform, isDragging, over, setNodeRef, setActivatorNodeRef } =
    useDraggable({
      id: key,
      attributes: { roleDescription: intl.formatMessage(sortingMessages.sortable) },
    })
  const ref = useCombinedRefs(setNodeRef, useDroppable({ id: key }).setNodeRef)
  return {
    grip: { ref: setActivatorNodeRef, ...attributes, ...listeners },
    item: {
      ref,
      style: { transform: CSS.Translate.toString(transform) },
      'data-dragging': useLifted(isDragging && over !== null) || undefined,
      ...useLine(key),
    },
  }
}

/** What ties the head of a section to the {@link SectionSorting} around it. */
export function useSortedHead(key: string) {
  const { setNodeRef } = useDroppable({ id: key })
  return { ref: setNodeRef, ...useLine(key) }
}

/** On which side of it the line stands, if there. */
function useLine(key: string): { 'data-drop': Side['side'] | undefined } {
  const line = useContext(LineContext)
  return { 'data-drop': line?.key === key ? line.side : undefined }
}
