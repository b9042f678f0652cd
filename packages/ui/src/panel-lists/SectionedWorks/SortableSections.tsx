import { WorkPlace, type WorkPlaceProps } from '../OrderedWorks/WorkPlace.tsx'
import { keyOf, type Piece } from './arrangement.ts'
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx'
import { SectionLists, type SectionListsProps } from './SectionLists.tsx'
import { SectionSorting, type SortingNews, useSortedHead, useSortedWork } from './SectionSorting.tsx'

interface SortableSectionsProps extends Omit<SectionListsProps, 'Place' | 'Head'> {
  pieces: readonly Piece[]
  tell: (news: SortingNews, key: string, gap: number) => string
  onPut: (key: string, gap: number) => void
}

/** The works under their headings with a grip that drags each of them anywhere; the part that loads on its first showing. */
export default function SortableSections({ pieces, tell, onPut, ...lists }: SortableSectionsProps) {
  return (
    <SectionSorting pieces={pieces} tell={tell} onPut={onPut}>
      <SectionLists {...lists} Place={SortablePlace} Head={SortableHead} />
    </SectionSorting>
  )
}

function SortablePlace(place: WorkPlaceProps) {
  return <WorkPlace {...place} {...useSortedWork(keyOf({ kind: 'work', id: place.work.id }))} />
}

function SortableHead(head: SectionHeadProps) {
  return <SectionHead {...head} drop={useSortedHead(keyOf({ kind: 'section', id: head.section.id }))} />
}
