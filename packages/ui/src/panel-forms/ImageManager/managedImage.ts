import type { ReactNode } from 'react'
import type { PictureProps } from '../../pictures/Picture/Picture.tsx'
import type { ContentLanguage } from '../../private/fieldLanguages.ts'

/** What names an image among the others. */
export type ImageId = string | number

/** What an image shows, in each language; empty where nobody wrote it yet. */
export type ImageDescriptions<Language extends string = ContentLanguage> = Readonly<Record<Language, string>>

/** One image of a record. */
export interface ManagedImage<Language extends string = ContentLanguage> {
  id: ImageId
  /** Null for a document, which is shown as its ending and its size. */
  picture: PictureProps | null
  descriptions: ImageDescriptions<Language>
  /** What else is written of it, under its descriptions: a `Fold` of fields. */
  more?: ReactNode
  /** Whether visitors see it. @default true */
  active?: boolean
  /** The name of its file. Without it, and without a description, it is called by its place. */
  name?: string
  /** The size of a document, in bytes. */
  bytes?: number
  /** While a change of it is being saved. @default false */
  saving?: boolean
  /** Why a change of it was not saved. */
  error?: ReactNode
}
