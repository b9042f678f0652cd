import { pictureProps } from '@gallery/client'
import type { Event, Language } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import type { Plate } from '@gallery/ui'

/** An event's pictures as its page shows them. */
interface EventPlates {
  /** The first one, when it is wide enough to open the page with. */
  opening: Plate | undefined
  /** All others, below the text. */
  plates: Plate[]
}

/** An event's active pictures with what they show. */
export function eventPlates(event: Pick<Event, 'images'>, language: Language): EventPlates {
  const all = event.images
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
  const [first, ...rest] = all
  if (!first || first.picture.width <= first.picture.height) return { opening: undefined, plates: all }
  return { opening: { ...first, picture: { ...first.picture, priority: true } }, plates: rest }
}
