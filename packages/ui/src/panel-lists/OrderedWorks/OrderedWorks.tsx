import { type ComponentPropsWithRef, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { OnceLoaded } from '../../private/OnceLoaded.tsx'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { useReordering } from '../../private/useReordering.ts'
import { orderedWorksMessages as messages } from './messages.ts'
import * as styles from './OrderedWorks.css.ts'
import type { OrderedWork, WorkId } from './orderedWork.ts'
import { WorkPlace, type WorkPlaceProps } from './WorkPlace.tsx'

/** Only who orders works loads what dragging takes. */
const sortablePlaces = () => import('./SortablePlaces.tsx')

export interface OrderedWorksProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the works are of: "Works of Reading room, in order". */
  label: string
  /** In their order. */
  works: readonly OrderedWork[]
  /** Called with all ids in their new order. */
  onReorder: (ids: readonly WorkId[]) => void
  onRemove: (id: WorkId) => void
  /** Called when a work is to stand for them all, or no more. Without it there are no covers. */
  onCoverChange?: (id: WorkId, cover: boolean) => void
}

/**
 * Works in an order that is theirs to be changed: by dragging, by keyboard or a place at a time. Renders `<div>` around
 * an `<ol>`.
 *
 * Use it for the works of a collection. Use `WorkGrid` instead where the order is given, and `ImageManager` for the
 * images of one record.
 */
export function OrderedWorks({
  label,
  works,
  onReorder,
  onRemove,
  onCoverChange,
  ref,
  ...props
}: OrderedWorksProps) {
  const root = useRef<HTMLDivElement>(null)
  const intl = useIntl()
  const { move, step, news, setNews, letGo } = useReordering(root, works, onReorder)
  const total = works.length

  function remove({ id, title: name }: OrderedWork, index: number) {
    letGo(index)
    setNews(intl.formatMessage(messages.removed, { name }))
    onRemove(id)
  }

  const places = works.map(
    (work, index): WorkPlaceProps => ({
      work,
      index,
      first: index === 0,
      last: index === total - 1,
      onMove: (by) => step(index, by, work.title),
      onRemove: () => remove(work, index),
      onCoverChange: onCoverChange && ((cover) => onCoverChange(work.id, cover)),
    })
  )
  const plain = (
    <ol aria-label={label} className={styles.grid}>
      {places.map((place) => (
        <WorkPlace key={place.work.id} {...place} />
      ))}
    </ol>
  )
  return (
    <div tabIndex={-1} {...props} ref={useJoinedRef(root, ref)}>
      {total === 0 ? <EmptyState title={<FormattedMessage {...messages.empty} />} /> : null}
      {total > 0 ? (
        <OnceLoaded plain={plain} load={sortablePlaces}>
          {(SortablePlaces) => <SortablePlaces label={label} places={places} onMove={move} />}
        </OnceLoaded>
      ) : null}
      <VisuallyHidden as="div" role="status">
        {news}
      </VisuallyHidden>
    </div>
  )
}
