import { useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { imageTextIn } from './eventRecord.ts'

/** What is written of an image, by the texts that name it. */
const captions = {
  description_es: 'admin.events.caption',
  description_en: 'admin.events.caption',
  rights: 'admin.events.captionRights',
  rights_note_es: 'admin.events.captionRightsNote',
  rights_note_en: 'admin.events.captionRightsNote',
} as const

/** Names a field of an event for people; what is written of an image by the image's place. */
export function useEventFieldLabel(event: { images: readonly { id: number }[] }): (field: string) => string {
  const intl = useIntl()
  const labelOf = useFieldLabel('events')
  return (field) => {
    const caption = imageTextIn(field)
    if (caption === undefined) return labelOf(field)
    const { id, text } = caption
    return intl.formatMessage(
      { id: captions[text] },
      {
        position: event.images.findIndex((image) => image.id === id) + 1,
        language: text.endsWith('en') ? 'en' : 'es',
      }
    )
  }
}
