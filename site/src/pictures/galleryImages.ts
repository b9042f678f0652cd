import { largePictureProps, pictureProps } from '@gallery/client'
import type { Language, Picture } from '@gallery/contract'
import { iiifPath, translated } from '@gallery/contract/plain'
import type { GalleryImage, PictureTiles } from '@gallery/ui'
import { type Staged, stageSizes } from './stageSizes.ts'

interface StoredImage {
  id: number | string
  file: string
  description_es: string
  description_en: string
  picture: Picture
}

/** How large a thing is, in centimetres. */
interface Size {
  height: number | null
  width: number | null
}

/** How far the proportions of a picture may be from those of the work itself, in parts of them. */
const tolerance = 0.04

/** How wide what a picture shows is, in centimetres, where its proportions say that it is the work and nothing else. */
function shownAcross(picture: Picture, { height, width }: Size): number | undefined {
  if (!height || !width) return undefined
  const ratio = picture.width / picture.height / (width / height)
  return Math.abs(ratio - 1) <= tolerance ? width : undefined
}

/** From how many pixels on its longest side a picture is looked at by its tiles: what is smaller is soon loaded whole. */
const leastTiled = 2_000

/** The tiles of a picture. A png is kept as one only where light shows through it, which JPEG cannot say. */
function tilesOf({ file, picture }: StoredImage): PictureTiles | undefined {
  if (Math.max(picture.width, picture.height) <= leastTiled || file.endsWith('.gif')) return undefined
  const service = iiifPath(3, 'images', file)
  return file.endsWith('.png') ? { service, format: 'webp' } : { service }
}

/** A record's pictures as the gallery of its page shows them. What a picture shows is said by its description, else by the title. */
export function galleryImages(
  images: readonly StoredImage[],
  { title, language, staged, size }: { title: string; language: Language; staged: Staged; size?: Size }
): GalleryImage[] {
  return images.map((image) => {
    const description = translated(image, 'description', language)
    const alt = description.text || title
    const large = largePictureProps('images', image.file, image.picture, alt)
    const tiles = tilesOf(image)
    const across = size && shownAcross(image.picture, size)
    return {
      id: image.id,
      picture: {
        ...pictureProps('images', image.file, image.picture, alt),
        sizes: stageSizes(image.picture, staged),
        ...(description.lang ? { lang: description.lang } : {}),
      },
      ...(large ? { large } : {}),
      ...(tiles ? { tiles } : {}),
      ...(across ? { across } : {}),
      ...(description.text ? { description: description.text } : {}),
      ...(description.lang ? { descriptionLang: description.lang } : {}),
    }
  })
}
