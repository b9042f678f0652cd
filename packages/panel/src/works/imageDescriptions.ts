import type { RightsWritten, WorkDetail, WorkImagesChange } from '@gallery/contract'
import type { ContentLanguage } from '@gallery/ui/admin'
import { isRights } from '../fields/rightsInWords.ts'

const rightsNames = ['rights', 'rights_note_es', 'rights_note_en'] as const

type Described = Pick<WorkDetail, 'images' | 'updated_at'>

/** What a record's form calls what is written under a picture: `12_es`. */
export function fieldOf(id: number | string, language: ContentLanguage): string {
  return `${id}_${language}`
}

/** What a record's form calls what is stated of the rights in a picture: `12_rights`, `12_rights_note_es`. */
export const rightsFieldOf = (id: number | string, field: keyof RightsWritten) => `${id}_${field}`

/** The fields of what is written under the pictures of a work. */
export function descriptionFields({ images }: Pick<Described, 'images'>): string[] {
  return images.flatMap(({ id }) => [
    fieldOf(id, 'es'),
    fieldOf(id, 'en'),
    ...rightsNames.map((field) => rightsFieldOf(id, field)),
  ])
}

/** What is written under the pictures of a work as one flat record, so that two people may write under two pictures. */
export function descriptionsOf({ images, updated_at }: Described): Record<string, string> {
  const texts = images.flatMap(({ id, description_es, description_en, ...image }) => [
    [fieldOf(id, 'es'), description_es],
    [fieldOf(id, 'en'), description_en],
    ...rightsNames.map((field) => [rightsFieldOf(id, field), image[field]]),
  ])
  return { ...Object.fromEntries(texts), updated_at }
}

/** The pictures in their order, each with what of its texts has changed. */
export function describedImages(
  { images }: Pick<Described, 'images'>,
  change: Readonly<Record<string, string | undefined>>
): WorkImagesChange['images'] {
  return images.map(({ id }) => {
    const es = change[fieldOf(id, 'es')]
    const en = change[fieldOf(id, 'en')]
    return {
      id,
      ...(es === undefined ? {} : { description_es: es }),
      ...(en === undefined ? {} : { description_en: en }),
      ...rightsIn(id, change),
    }
  })
}

/** What has changed of what is stated of a picture. */
function rightsIn(id: number, change: Readonly<Record<string, string | undefined>>): Partial<RightsWritten> {
  const rights = change[rightsFieldOf(id, 'rights')]
  const es = change[rightsFieldOf(id, 'rights_note_es')]
  const en = change[rightsFieldOf(id, 'rights_note_en')]
  return {
    ...(isRights(rights) ? { rights } : {}),
    ...(es === undefined ? {} : { rights_note_es: es }),
    ...(en === undefined ? {} : { rights_note_en: en }),
  }
}
