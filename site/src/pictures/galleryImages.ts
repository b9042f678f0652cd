import { largePictureProps, pictureProps } from '@gallery/client'
import type { Language, Picture } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import type { GalleryImage } from '@gallery/ui'
import { type Staged, stageSizes } from './stageSizes.ts'

interface StoredImage {
  id: number
  file: string
  description_es: string
  description_en: string
  picture: Picture
}

/** A record's pictures as the gallery of its page shows them. What a picture shows is said by its description, else by the title. */
export function galleryImages(
  images: readonly StoredImage[],
  { title, language, staged }: { title: string; language: Language; staged: Staged }
): GalleryImage[] {
  return images.map((image) => {
    const description = translated(image, 'description', language)
    const alt = description.text || title
    const large = largePictureProps('images', image.file, image.picture, alt)
    return {
      id: image.id,
      picture: {
        ...pictureProps('images', image.file, image.picture, alt),
        sizes: stageSizes(image.picture, staged),
      },
      ...(large ? { large } : {}),
      ...(description.text ? { description: description.text } : {}),
      ...(description.lang ? { descriptionLang: description.lang } : {}),
    }
  })
}
