import type { ReactNode } from 'react'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'

/** What names a slide among the others. */
export type SlideId = string | number

/** What is written under a slide, in both languages; without English visitors read the Spanish. */
export interface SlideTitles {
  readonly es: string
  readonly en: string
}

/** One slide of a carousel. */
export interface ManagedSlide {
  id: SlideId
  picture: PictureProps
  titles: SlideTitles
  /** Whether visitors see it. */
  active: boolean
  /** Where it leads: a field of its own, which its owner draws. */
  link?: ReactNode
}
