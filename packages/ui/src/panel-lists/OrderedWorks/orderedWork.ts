import type { ReactNode } from 'react'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'

/** What names a work among the others. */
export type WorkId = string | number

/** A work in its place. */
export interface OrderedWork {
  id: WorkId
  title: string
  /** The language of the title, when it is not the page's. */
  titleLang?: string | undefined
  artist?: string | undefined
  /** Where its record is. */
  href?: string
  picture?: PictureProps
  /** Whether it stands for them all. */
  cover?: boolean
  /** A `Tag` with a state that nobody may miss: "Reservada". */
  tag?: ReactNode
  /** A state worth saying: "Oculta". */
  note?: string
}
