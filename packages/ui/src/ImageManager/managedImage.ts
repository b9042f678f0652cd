import type { ReactNode } from 'react'
import type { PictureProps } from '../Picture/Picture.tsx'

/** What names an image among the others. */
export type ImageId = string | number

/** What an image shows, in both languages; empty where nobody wrote it yet. */
export interface ImageDescriptions {
  readonly es: string
  readonly en: string
}

/** One image of a record. */
export interface ManagedImage {
  id: ImageId
  picture: PictureProps
  descriptions: ImageDescriptions
  /** Whether visitors see it. */
  active: boolean
  /** The name of its file. Without it, and without a description, it is called by its place. */
  name?: string
  /** While a change of it is being saved. @default false */
  saving?: boolean
  /** Why a change of it was not saved. */
  error?: ReactNode
}

/** A list with one of its items in another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}
