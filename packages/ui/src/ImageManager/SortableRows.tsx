import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { ImageRow, type ImageRowProps } from './ImageRow.tsx'
import { imageManagerMessages as messages } from './messages.ts'

interface SortableRowsProps {
  /** What the list is called. */
  label: string
  rows: readonly ImageRowProps[]
  /** Called with the places, from 0. */
  onMove: (from: number, to: number) => void
}

const keyboard = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
}
/** Up and down only: a row that leaves its column would widen the page. */
const upright: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The rows stay where they are; a line shows where the dragged one would go. */
const still = () => null

/** The rows with a grip that drags them, by pointer or by keyboard; the part that loads on its first showing. */
export default function SortableRows({ label, rows, onMove }: SortableRowsProps) {
  const intl = useIntl()
  const told = useRef<UniqueIdentifier>(undefined)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, keyboard)
  )
  const ids = rows.map(({ image }) => image.id)
  const place = (id: UniqueIdentifier | undefined) => rows.findIndex(({ image }) => image.id === id)

  function tell(message: keyof typeof messages, id: UniqueIdentifier, at = place(id)) {
    const { name = '', total = 0 } = rows[place(id)] ?? {}
    return intl.formatMessage(messages[message], { name, position: at + 1, total })
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      told.current = active.id
      return tell('lifted', active.id)
    },
    onDragOver: ({ active, over }) => {
      // It hangs over its own place at first, which has just been said.
      if (!over || over.id === told.current) return
      told.current = over.id
      return tell('over', active.id, place(over.id))
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
      modifiers={[upright]}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: intl.formatMessage(messages.howToMove) },
      }}
    >
      <SortableContext items={ids} strategy={still}>
        <ol aria-label={label}>
          {rows.map((row) => (
            <SortableRow
              key={row.image.id}
              {...row}
              roleDescription={intl.formatMessage(messages.sortable)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function SortableRow({ roleDescription, ...row }: ImageRowProps & { roleDescription: string }) {
  const sortable = useSortable({ id: row.image.id, attributes: { roleDescription } })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = sortable
  const target = sortable.isOver && !isDragging
  const drop = sortable.activeIndex < row.index ? 'after' : 'before'
  return (
    <ImageRow
      {...row}
      grip={{ ref: setActivatorNodeRef, ...attributes, ...listeners }}
      row={{
        ref: setNodeRef,
        style: { transform: CSS.Translate.toString(transform) },
        'data-dragging': isDragging || undefined,
        'data-drop': target ? drop : undefined,
      }}
    />
  )
}
