import type { ReactNode } from 'react'
import type { OrderedWork } from '../OrderedWorks/orderedWork.ts'
import type { SectionId, WorkPlacing } from './arrangement.ts'

/** A heading under which works hang. */
export interface WorksSection {
  id: SectionId
  /**
   * What it is called when it is spoken of.
   * @default where it is empty, a text that says so
   */
  name: string
  /** The language of the name, when it is not the page's. */
  nameLang?: string | undefined
  /**
   * What stands in its head: the fields in which its name is written.
   * @default its name
   */
  title?: ReactNode
}

/** A section as it is spoken of: its name is never empty. */
export interface SpokenSection extends WorksSection {
  /** Its name behind the word for it: "the section {called}". */
  called: string
}

/** A work in its place under a heading. */
export type SectionedWork = OrderedWork & WorkPlacing
