import type { Event, Language } from '@gallery/contract'
import type { Plate } from '@gallery/ui'
import { translated } from '../language/translated.ts'
import { pictureProps } from '../pictures/pictureProps.ts'

/** An event's active pictures with what they show (spec §2). */
export function eventPlates(event: Pick<Event, 'images'>, language: Language): Plate[] {
  return event.images
    .filter(({ active }) => active)
    .map((image) => {
      const caption = translated(image, 'description', language)
      return {
        id: image.id,
        // The caption stands below: read out twice it would be noise.
        picture: pictureProps('events', image.file, image.picture, ''),
        caption: caption.text,
        ...(caption.lang ? { captionLang: caption.lang } : {}),
      }
    })
}
