import type { WorkDetail } from '@gallery/contract'
import type { ContentLanguage } from '@gallery/ui/admin'

type Described = Pick<WorkDetail, 'images' | 'updated_at'>

/** What a record's form calls what is written under a picture: `12_es`. */
export function fieldOf(id: number | string, language: ContentLanguage): string {
  return `${id}_${language}`
}

/** The fields of what is written under the pictures of a work. */
export function descriptionFields({ images }: Pick<Described, 'images'>): string[] {
  return images.flatMap(({ id }) => [fieldOf(id, 'es'), fieldOf(id, 'en')])
}

/** What is written under the pictures of a work as one flat record, so that two people may write under two pictures. */
export function descriptionsOf({ images, updated_at }: Described): Record<string, string> {
  const texts = images.flatMap(({ id, description_es, description_en }) => [
    [fieldOf(id, 'es'), description_es],
    [fieldOf(id, 'en'), description_en],
  ])
  return { ...Object.fromEntries(texts), updated_at }
}

/** The pictures in their order, each with what of its texts has changed. */
export function describedImages(
  { images }: Pick<Described, 'images'>,
  change: Readonly<Record<string, string | undefined>>
): { id: number; description_es?: string; description_en?: string }[] {
  return images.map(({ id }) => {
    const es = change[fieldOf(id, 'es')]
    const en = change[fieldOf(id, 'en')]
    return {
      id,
      ...(es === undefined ? {} : { description_es: es }),
      ...(en === undefined ? {} : { description_en: en }),
    }
  })
}
