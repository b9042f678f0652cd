import { Sorting, useSorted } from '../../private/Sorting.tsx'
import * as styles from './OrderedWorks.css.ts'
import { WorkPlace, type WorkPlaceProps } from './WorkPlace.tsx'

interface SortablePlacesProps {
  /** What the list is called. */
  label: string
  places: readonly WorkPlaceProps[]
  /** Called with the places, from 0. */
  onMove: (from: number, to: number) => void
}

/** The works with a grip that drags them, by pointer or by keyboard; the part that loads on its first showing. */
export default function SortablePlaces({ label, places, onMove }: SortablePlacesProps) {
  return (
    <Sorting items={places.map(({ work }) => ({ id: work.id, name: work.title }))} onMove={onMove}>
      <ol aria-label={label} className={styles.grid}>
        {places.map((place) => (
          <SortablePlace key={place.work.id} {...place} />
        ))}
      </ol>
    </Sorting>
  )
}

function SortablePlace(place: WorkPlaceProps) {
  return <WorkPlace {...place} {...useSorted(place.work.id, place.index)} />
}
