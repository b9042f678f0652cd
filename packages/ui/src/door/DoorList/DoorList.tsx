import { type ComponentPropsWithRef, useState } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './DoorList.css.ts'
import { DoorRow } from './DoorRow.tsx'
import type { DoorVisit } from './doorVisit.ts'

export interface DoorListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Who comes, in the order in which they stand. */
  visits: readonly DoorVisit[]
  /** So many come in, or below zero go out again because they were counted by mistake. */
  onCount: (visit: DoorVisit, people: number) => void
}

/**
 * Who comes to a time, a row for each booking. One tap on its number lets all of them in; one on the name opens what counts
 * them one by one. Renders `<ul>`.
 *
 * Use it on a `DoorPage`. Use `GuestList` instead in the panel, where bookings are changed.
 */
export function DoorList({ visits, onCount, className, ...props }: DoorListProps) {
  const [opened, setOpened] = useState<number>()
  return (
    <ul {...props} className={joinClasses(styles.list, className)}>
      {visits.map((visit) => (
        <DoorRow
          key={visit.id}
          visit={visit}
          open={opened === visit.id || (opened === undefined && isPart(visit))}
          onOpenChange={(open) => setOpened(open ? visit.id : 0)}
          onCount={(people) => onCount(visit, people)}
        />
      ))}
    </ul>
  )
}

/** Some of them are inside, and others are still to come. */
function isPart({ people, inside }: DoorVisit): boolean {
  return inside > 0 && inside < people
}
