import type { ReactNode } from 'react'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'
import type { ContentLanguage } from '../../private/fieldLanguages.ts'

/** What names a slide among the others. */
export type SlideId = string | number

/** What is written under a slide, in each language; where one is missing visitors read the first. */
export type SlideTitles<Language extends string = ContentLanguage> = Readonly<Record<Language, string>>

/** One slide of a carousel. */
export interface ManagedSlide<Language extends string = ContentLanguage> {
  id: SlideId
  picture: PictureProps
  titles: SlideTitles<Language>
  /** Whether visitors see it. */
  active: boolean
  /** Where it leads: a field of its own, which its owner draws. */
  link?: ReactNode
}
