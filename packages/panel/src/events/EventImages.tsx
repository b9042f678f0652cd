import { pictureProps, reported } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { ImageManager, type ManagedImage } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { RightsFields } from '../fields/RightsFields.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { switchShown } from '../image/switchShown.tsx'
import { useImageList } from '../image/useImageList.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { useHeldUploads } from '../upload/useHeldUploads.ts'
import type { EventForm } from './eventForm.ts'
import { imageField } from './eventRecord.ts'
import { addImage, deleteImage, orderImages, restoreImage, showImage } from './eventWrites.ts'

/**
 * The pictures of an event. Adding, ordering, showing and deleting one is done at once and can be taken back; what is
 * written about one is saved with the event.
 */
export function EventImages({ event, form }: { event: Event; form: EventForm }) {
  const intl = useIntl()
  const refresh = useRefresh()
  const holdUploads = useHeldUploads()
  const { offer } = useUndo()
  const { images, switching, flip, reorder, remove } = useImageList(event.images, {
    order: (ids) => orderImages(event.id, ids),
    show: (id, shown) => showImage(event.id, id, shown),
    remove: (id) => deleteImage(event.id, id),
    restore: (id) => restoreImage(event.id, id),
  })

  async function move(ids: readonly number[]) {
    const before = images.map(({ id }) => id)
    if (!(await reported(() => reorder(ids)))) return
    offer({
      text: <FormattedMessage id="admin.events.reordered" />,
      undo: () => reorder(before),
    })
  }

  return (
    <ImageManager
      label={intl.formatMessage({ id: 'admin.events.imagesOf' }, { title: event.title_es })}
      images={images.map(
        (image): ManagedImage => ({
          id: image.id,
          picture: pictureProps('events', image.file, image.picture, ''),
          descriptions: {
            es: form.values[imageField(image.id, 'description_es')] ?? image.description_es,
            en: form.values[imageField(image.id, 'description_en')] ?? image.description_en,
          },
          more: <ImageRights id={image.id} form={form} />,
          ...switchShown(image.active, switching.get(image.id)),
        })
      )}
      onPendingChange={holdUploads}
      upload={async (file, context) => {
        await addImage(event.id, file, context)
        await refresh()
      }}
      onReorder={(ids) => void move(ids.map(Number))}
      onDescribe={(id, { es, en }) => {
        form.set(imageField(Number(id), 'description_es'), oneLine(es))
        form.set(imageField(Number(id), 'description_en'), oneLine(en))
      }}
      onActiveChange={(id, active) => void flip(Number(id), active)}
      onDelete={(id, name) => void remove(Number(id), name)}
    />
  )
}

/** What is stated of the rights in a picture of an event. */
function ImageRights({ id, form }: { id: number; form: EventForm }) {
  const [rights, es, en] = [
    imageField(id, 'rights'),
    imageField(id, 'rights_note_es'),
    imageField(id, 'rights_note_en'),
  ]
  return (
    <RightsFields
      above="record"
      rights={{
        name: rights,
        value: form.values[rights] ?? '',
        onChange: ({ target }) => form.set(rights, target.value),
      }}
      note={{
        name: `image_${id}_rights_note`,
        value: { es: form.values[es] ?? '', en: form.values[en] ?? '' },
        onValueChange: (note) => {
          form.set(es, note.es)
          form.set(en, note.en)
        },
      }}
    />
  )
}

/** A description is one line, however it was pasted. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
