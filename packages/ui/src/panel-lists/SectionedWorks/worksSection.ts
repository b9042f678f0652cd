import type { ReactNode } from 'react'
import type { OrderedWork } from '../OrderedWorks/orderedWork.ts'
import type { SectionId, WorkPlacing } from './arrangement.ts'

/** A heading under which works hang. */
export interface WorksSection {
  id: SectionId
  /** What it is called when it is spoken of. */
  name: string
  /**
   * What stands in its head: the fields in which its name is written.
   * @default its name
   */
  title?: ReactNode
}

/** A work in its place under a heading. */
export type SectionedWork = OrderedWork & WorkPlacing
