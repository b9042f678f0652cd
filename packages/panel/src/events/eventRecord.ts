import type { Event, EventChange, EventSummary } from '@gallery/contract'
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

/** The description of an image: each is a field of its own, so that two people who describe two images do not collide. */
type CaptionField = `image_${number}_${'es' | 'en'}`
/** A work that an event shows, or an event that its page points at. */
type Named = Pick<EventSummary, 'id' | 'title_es' | 'title_en'>

/** An event as its form has it. */
export type EventRecord = Pick<Event, PlainField | 'artists' | 'updated_at'> & {
  works: Named[]
  related: Named[]
} & Partial<Record<CaptionField, string>>
export type EventField = PlainField | 'artists' | 'works' | 'related' | CaptionField

/** An event as its form takes it. */
export function recordOf(event: Event): EventRecord {
  const captions = event.images.flatMap((image) => [
    [`image_${image.id}_es`, image.description_es] as const,
    [`image_${image.id}_en`, image.description_en] as const,
  ])
  return {
    ...pick(event, [...plainFields, 'artists', 'updated_at']),
    works: event.works.map(named),
    related: event.related.map(named),
    ...Object.fromEntries(captions),
  }
}

/** Every field of an event's form, whatever section it is on. */
export function fieldsOf(event: Event): readonly EventField[] {
  const captions = event.images.flatMap(({ id }): CaptionField[] => [`image_${id}_es`, `image_${id}_en`])
  return [...plainFields, 'artists', 'works', 'related', ...captions]
}

/** What an event's form has changed, as the server takes it: lists by their ids, descriptions by their images. */
export function changeOf(changes: Partial<Pick<EventRecord, EventField>>, event: Event): EventChange {
  const { artists, works, related } = changes
  const images = event.images.flatMap(({ id }) => {
    const [es, en] = [changes[`image_${id}_es`], changes[`image_${id}_en`]]
    if (es === undefined && en === undefined) return []
    return [
      {
        id,
        ...(es === undefined ? {} : { description_es: es }),
        ...(en === undefined ? {} : { description_en: en }),
      },
    ]
  })
  return {
    ...pick(changes, plainFields),
    ...(artists && { artists: artists.map(({ id }) => id) }),
    ...(works && { works: works.map(({ id }) => id) }),
    ...(related && { related: related.map(({ id }) => id) }),
    ...(images.length > 0 ? { images } : {}),
  }
}

function named({ id, title_es, title_en }: Named): Named {
  return { id, title_es, title_en }
}
