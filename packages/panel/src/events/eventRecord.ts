import type { Event, EventChange, EventSummary } from '@gallery/contract'
import { isRights } from '../fields/rightsInWords.ts'
import { pick } from '../record/pick.ts'

/** Fields that the server takes as the form has them. */
const plainFields = [
  'kind',
  'title_es',
  'title_en',
  'excerpt_es',
  'excerpt_en',
  'place',
  'from',
  'to',
  'color',
  'requires_registration',
  'reminder',
  'largest_party',
  'needs',
  'body_es',
  'body_en',
  'rights',
  'rights_note_es',
  'rights_note_en',
] as const
type PlainField = (typeof plainFields)[number]

/** What is written of an image. */
const imageTexts = ['description_es', 'description_en', 'rights', 'rights_note_es', 'rights_note_en'] as const
type ImageText = (typeof imageTexts)[number]

/** What is written of an image: each is a field of its own, so that two people who describe two images do not collide. */
type ImageField = `image_${number}_${ImageText}`

/** What an event's form calls what is written of an image: `image_12_description_es`, `image_12_rights`. */
export function imageField(id: number, text: ImageText): ImageField {
  return `image_${id}_${text}`
}

/** Of which image a field of an event's form is, and what of it; undefined for one that is of none. */
export function imageTextIn(field: string): { id: number; text: ImageText } | undefined {
  const [, id, name] = /^image_(\d+)_(.+)$/.exec(field) ?? []
  const text = imageTexts.find((each) => each === name)
  return text && { id: Number(id), text }
}

/** A work that an event shows, or an event that its page points at. */
type Named = Pick<EventSummary, 'id' | 'title_es' | 'title_en'>

/** An event as its form has it. */
export type EventRecord = Pick<Event, PlainField | 'artists' | 'updated_at'> & {
  works: Named[]
  related: Named[]
} & Partial<Record<ImageField, string>>
export type EventField = PlainField | 'artists' | 'works' | 'related' | ImageField

/** An event as its form takes it. */
export function recordOf(event: Event): EventRecord {
  const captions = event.images.flatMap((image) =>
    imageTexts.map((text) => [imageField(image.id, text), image[text]] as const)
  )
  return {
    ...pick(event, [...plainFields, 'artists', 'updated_at']),
    works: event.works.map(named),
    related: event.related.map(named),
    ...Object.fromEntries(captions),
  }
}

/** Every field of an event's form, whatever section it is on. */
export function fieldsOf(event: Event): readonly EventField[] {
  const captions = event.images.flatMap(({ id }) => imageTexts.map((text) => imageField(id, text)))
  return [...plainFields, 'artists', 'works', 'related', ...captions]
}

/** What an event's form has changed, as the server takes it: lists by their ids, descriptions by their images. */
export function changeOf(changes: Partial<Pick<EventRecord, EventField>>, event: Event): EventChange {
  const { artists, works, related } = changes
  const images = event.images.flatMap(({ id }) => {
    const change = imageChange(id, changes)
    return Object.keys(change).length === 0 ? [] : [{ id, ...change }]
  })
  return {
    ...pick(changes, plainFields),
    ...(artists && { artists: artists.map(({ id }) => id) }),
    ...(works && { works: works.map(({ id }) => id) }),
    ...(related && { related: related.map(({ id }) => id) }),
    ...(images.length > 0 ? { images } : {}),
  }
}

/** What has changed of what is written of an image. */
function imageChange(id: number, changes: Partial<Record<ImageField, string>>) {
  const texts = imageTexts.flatMap((text) => {
    const value = changes[imageField(id, text)]
    return value === undefined || (text === 'rights' && !isRights(value)) ? [] : [[text, value]]
  })
  return Object.fromEntries(texts)
}

function named({ id, title_es, title_en }: Named): Named {
  return { id, title_es, title_en }
}
