import type { ReactNode } from 'react'
import type { PictureProps } from '../Picture/Picture.tsx'
import type { PictureTiles } from './tileGrid.ts'

/** A picture of a work or an item, with what is to be known about it. */
export interface GalleryImage {
  id: string | number
  /** As the stage shows it; with a `lang` where what its `alt` says is not in the page's language. */
  picture: PictureProps
  /** As the full-screen zoom shows it, larger; without it `picture` does. */
  large?: PictureProps
  /** Where the zoom finds its tiles, of a picture that is too large to load whole: nobody who stays far loads any. */
  tiles?: PictureTiles
  /** How wide what it shows is in the world, in centimetres: the zoom then has a scale bar. */
  across?: number
  /** "Front, 2024. Photograph: the gallery's workshop." */
  description?: ReactNode
  /** The description's language, when it is not the page's. */
  descriptionLang?: string
}
