import { pictureProps } from '@gallery/client'
import type { ItemDetail } from '@gallery/contract'
import { recordingKind } from '@gallery/contract/plain'
import { ImageManager, type ManagedImage } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useImageDeletion } from '../image/useImageDeletion.tsx'
import { inOrder } from '../lists/inOrder.ts'
import { uploadFile } from '../upload/uploadFile.ts'
import { FileReadingFields } from './FileReadingFields.tsx'
import { readingOf } from './fileReading.ts'
import { deleteFile, restoreFile } from './itemWrites.ts'
import type { FilesForm } from './useFilesForm.ts'

interface ItemFilesProps {
  item: ItemDetail
  form: FilesForm
}

/** Images and documents of an item in one order. They come and go at once; order and descriptions wait for the bar. */
export function ItemFiles({ item, form }: ItemFilesProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const { order, descriptions, readings } = form.values
  const remove = useImageDeletion()
  const reread = () => refresh()

  const images = inOrder(item.images, order).map((image): ManagedImage => {
    const { id, name, bytes, file, picture, description_es, description_en } = image
    return {
      id,
      name,
      bytes,
      picture: picture && pictureProps('images', file, picture, ''),
      descriptions: descriptions[id] ?? { es: description_es, en: description_en },
      more: (
        <FileReadingFields
          id={id}
          isRecording={recordingKind(file) !== null}
          value={readings[id] ?? readingOf(image)}
          onChange={(reading) => form.set('readings', { ...readings, [id]: reading })}
        />
      ),
    }
  })

  return (
    <ImageManager
      documents
      label={intl.formatMessage({ id: 'admin.items.filesOf' }, { title: item.subtitle_es })}
      images={images}
      upload={async (file, context) => {
        await uploadFile('POST /api/items/:id/images', { id: item.id }, file, context)
        await reread()
      }}
      onReorder={(ids) => form.set('order', ids.map(Number))}
      onDescribe={(id, texts) => form.set('descriptions', { ...descriptions, [id]: texts })}
      onDelete={(id, name) =>
        void remove({
          name,
          remove: () => deleteFile(item.id, Number(id)).finally(reread),
          restore: () => restoreFile(item.id, Number(id)).finally(reread),
        })
      }
    />
  )
}
