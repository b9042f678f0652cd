import { pictureProps } from '@gallery/client'
import type { ItemDetail } from '@gallery/contract'
import { recordingKind } from '@gallery/contract/plain'
import { ImageManager, type ManagedImage } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useImageDeletion } from '../image/useImageDeletion.tsx'
import { inOrder } from '../lists/inOrder.ts'
import { uploadFile } from '../upload/uploadFile.ts'
import { useHeldUploads } from '../upload/useHeldUploads.ts'
import { FileReadingFields } from './FileReadingFields.tsx'
import { type FileReading, readingBy, readingNames } from './fileReading.ts'
import { fileText, orderOf } from './fileTexts.ts'
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
  const holdUploads = useHeldUploads()
  const { values } = form
  const remove = useImageDeletion()
  const reread = () => refresh()

  const order = values.order.map(({ id }) => id)
  const images = inOrder(item.images, order).map((image): ManagedImage => {
    const { id, name, bytes, file, picture } = image
    // The form may be without a file for a moment, which came just now.
    const text = (field: keyof FileReading | 'description_es' | 'description_en') =>
      values[fileText(id, field)] ?? image[field]
    return {
      id,
      name,
      bytes,
      picture: picture && pictureProps('images', file, picture, ''),
      descriptions: { es: text('description_es'), en: text('description_en') },
      more: (
        <FileReadingFields
          id={id}
          isRecording={recordingKind(file) !== null}
          value={readingBy(text)}
          onChange={(reading) => {
            for (const field of readingNames) form.set(fileText(id, field), reading[field])
          }}
        />
      ),
    }
  })

  return (
    <ImageManager
      documents
      label={intl.formatMessage({ id: 'admin.items.filesOf' }, { title: item.subtitle_es })}
      images={images}
      onPendingChange={holdUploads}
      upload={async (file, context) => {
        await uploadFile('POST /api/items/:id/images', { id: item.id }, file, context)
        await reread()
      }}
      onReorder={(ids) => form.set('order', orderOf({ images: inOrder(item.images, ids) }))}
      onDescribe={(id, { es, en }) => {
        form.set(fileText(Number(id), 'description_es'), es)
        form.set(fileText(Number(id), 'description_en'), en)
      }}
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
