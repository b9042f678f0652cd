import { NarrowedList } from '@gallery/ui'
import type { ReactNode } from 'react'
import { hasLinks, ListLinks, type ListLinksProps } from './ListLinks.tsx'

interface LinkedListProps extends ListLinksProps {
  /** The list. */
  children: ReactNode
}

/** A list with its orders and what it can be narrowed to beside it, where there is any. */
export function LinkedList({ children, ...links }: LinkedListProps) {
  return (
    <NarrowedList
      chosen={links.facets.filter(({ chosen }) => chosen !== '').length}
      filters={hasLinks(links) ? <ListLinks {...links} /> : null}
    >
      {children}
    </NarrowedList>
  )
}
