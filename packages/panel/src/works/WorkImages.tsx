import { pictureProps, reported, useLanguage } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { ImageManager } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { RightsFields } from '../fields/RightsFields.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { switchShown } from '../image/switchShown.tsx'
import { useImageList } from '../image/useImageList.ts'
import { useHeldUploads } from '../upload/useHeldUploads.ts'
import { fieldOf, rightsFieldOf } from './imageDescriptions.ts'
import { addImage, orderImages, removeImage, restoreImage, showImage } from './imageWrites.ts'
import { titlesOf } from './titlesOf.ts'
import type { ImagesForm } from './useImagesForm.ts'

interface WorkImagesProps {
  work: WorkDetail
  /** What is written under each. */
  form: ImagesForm
}

/**
 * The pictures of a work. Their order, who sees them and whether they are there is saved at once; what is written under
 * them when it is said.
 */
export function WorkImages({ work, form }: WorkImagesProps) {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const holdUploads = useHeldUploads()
  const { images, switching, flip, reorder, remove } = useImageList(work.images, {
    order: (ids) => orderImages(work.id, ids),
    show: (id, shown) => showImage(work.id, id, shown),
    remove: (id) => removeImage(work.id, id),
    restore: (id) => restoreImage(work.id, id),
  })

  return (
    <ImageManager
      label={intl.formatMessage(
        { id: 'admin.works.imagesOf' },
        { title: titlesOf(work, language).title.text }
      )}
      images={images.map((image) => ({
        id: image.id,
        name: image.file,
        picture: pictureProps('images', image.file, image.picture, ''),
        descriptions: {
          es: form.values[fieldOf(image.id, 'es')] ?? '',
          en: form.values[fieldOf(image.id, 'en')] ?? '',
        },
        more: (
          <RightsFields
            above="record"
            rights={{
              name: rightsFieldOf(image.id, 'rights'),
              value: form.values[rightsFieldOf(image.id, 'rights')] ?? '',
              onChange: ({ target }) => form.set(rightsFieldOf(image.id, 'rights'), target.value),
            }}
            note={{
              name: rightsFieldOf(image.id, 'rights_note_es').slice(0, -'_es'.length),
              value: {
                es: form.values[rightsFieldOf(image.id, 'rights_note_es')] ?? '',
                en: form.values[rightsFieldOf(image.id, 'rights_note_en')] ?? '',
              },
              onValueChange: ({ es, en }) => {
                form.set(rightsFieldOf(image.id, 'rights_note_es'), es)
                form.set(rightsFieldOf(image.id, 'rights_note_en'), en)
              },
            }}
          />
        ),
        ...switchShown(image.public, switching.get(image.id)),
      }))}
      onPendingChange={holdUploads}
      upload={async (file, context) => {
        await addImage(work.id, file, context)
        await refresh()
      }}
      onReorder={(ids) => void reported(() => reorder(ids.map(Number)))}
      onDescribe={(id, { es, en }) => {
        form.set(fieldOf(id, 'es'), es)
        form.set(fieldOf(id, 'en'), en)
      }}
      onActiveChange={(id, active) => void flip(Number(id), active)}
      onDelete={(id, name) => void remove(Number(id), name)}
    />
  )
}
