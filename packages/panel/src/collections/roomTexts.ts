import type { CollectionDetail, CollectionForm } from '@gallery/contract'

/** What a room shows over its works, in both languages. */
type RoomTexts = Pick<CollectionForm, 'title_es' | 'title_en' | 'description_es' | 'description_en'>

/**
 * The title and text of a new room: those of the collection that it is made from, or, of works one by one, a title
 * that names whom it is for. Visitors read it in their language, whatever language the panel is in.
 */
export function roomTexts(recipient: string, collection?: CollectionDetail): RoomTexts {
  if (collection) {
    const { title_es, title_en, description_es, description_en } = collection
    return { title_es, title_en, description_es, description_en }
  }
  const isNamed = recipient.trim() !== ''
  return {
    title_es: isNamed ? `Selección para ${recipient.trim()}` : 'Selección de obras',
    title_en: isNamed ? `A selection for ${recipient.trim()}` : 'A selection of works',
    description_es: '',
    description_en: '',
  }
}
