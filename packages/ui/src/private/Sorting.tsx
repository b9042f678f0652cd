import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { sortingMessages as messages } from './sortingMessages.ts'
import { useLifted } from './useLifted.ts'
import { useSortingSensors } from './useSortingSensors.ts'

/** A thing among those that are put in order. */
interface SortedItem {
  id: string | number
  /** What it is called when it is spoken of. */
  name: string
}

interface SortingProps {
  /** In their order. */
  items: readonly SortedItem[]
  /** Called with the places, from 0. */
  onMove: (from: number, to: number) => void
  /** How many stand before them that are not to be moved, and are counted in what is said. @default 0 */
  before?: number
  /** Keeps what is dragged within bounds. */
  modifiers?: Modifier[]
  /** Each item by {@link useSorted}. */
  children: ReactNode
}

/** The things stay where they are; a line shows where the dragged one would go. */
const still = () => null

/** Lets what is inside be put in order by pointer and by keyboard, and says aloud what happens. */
export function Sorting({ items, onMove, before = 0, modifiers = [], children }: SortingProps) {
  const intl = useIntl()
  const told = useRef<UniqueIdentifier>(undefined)
  const sensors = useSortingSensors(sortableKeyboardCoordinates)
  const place = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id)

  function tell(message: keyof typeof messages, id: UniqueIdentifier, at = place(id)) {
    const { name = '' } = items[place(id)] ?? {}
    const [position, total] = [before + at + 1, before + items.length]
    return intl.formatMessage(messages[message], { name, position, total })
  }

  const announcements: Announcements = {
    // Said once it hangs over its own place: before the places are measured no key would move it.
    onDragStart: () => {
      told.current = undefined
      return undefined
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === told.current) return
      const isLifted = told.current === undefined && over.id === active.id
      told.current = over.id
      return isLifted ? tell('lifted', active.id) : tell('over', active.id, place(over.id))
    },
    onDragEnd: ({ active, over }) =>
      over ? tell('moved', active.id, place(over.id)) : tell('cancelled', active.id),
    onDragCancel: ({ active }) => tell('cancelled', active.id),
  }

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [place(active.id), place(over?.id)]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: intl.formatMessage(messages.howToMove) },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={still}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** What ties a thing at a place, from 0, to the {@link Sorting} around it: for the button that grips it and for itself. */
export function useSorted(id: string | number, index: number) {
  const intl = useIntl()
  const sortable = useSortable({ id, attributes: { roleDescription: intl.formatMessage(messages.sortable) } })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = sortable
  const isTarget = sortable.isOver && !isDragging
  const isLifted = useLifted(isDragging && sortable.over !== null)
  const side: 'after' | 'before' = sortable.activeIndex < index ? 'after' : 'before'
  return {
    grip: { ref: setActivatorNodeRef, ...attributes, ...listeners },
    item: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform) },
      'data-dragging': isLifted || undefined,
      'data-drop': isTarget ? side : undefined,
    },
  }
}
