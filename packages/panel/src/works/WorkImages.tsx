import { pictureProps, reported, useLanguage } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { ImageManager } from '@gallery/ui/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { RightsFields } from '../fields/RightsFields.tsx'
import { useRefresh } from '../frame/useRefresh.ts'
import { useImageDeletion } from '../image/useImageDeletion.tsx'
import { fieldOf, rightsFieldOf } from './imageDescriptions.ts'
import { addImage, changeImages, removeImage, restoreImage } from './imageWrites.ts'
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
  const deleteImage = useImageDeletion()
  const [moving, setMoving] = useState<WorkDetail['images'] | null>(null)
  const images = moving ?? work.images
  const reread = () => refresh()

  /** Shows the pictures as they are to be while that is being saved, and as they are afterwards. */
  async function during(next: WorkDetail['images'], save: () => Promise<unknown>) {
    setMoving(next)
    await reported(async () => {
      await save()
      await reread()
    }).finally(() => setMoving(null))
  }

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
        active: image.public,
      }))}
      upload={async (file, context) => {
        await addImage(work.id, file, context)
        await reread()
      }}
      onReorder={(ids) => {
        const next = ids.flatMap((id) => images.find((image) => image.id === id) ?? [])
        void during(next, () =>
          changeImages(
            work.id,
            next.map(({ id }) => ({ id }))
          )
        )
      }}
      onDescribe={(id, { es, en }) => {
        form.set(fieldOf(id, 'es'), es)
        form.set(fieldOf(id, 'en'), en)
      }}
      onActiveChange={(id, active) => {
        const next = images.map((image) => (image.id === id ? { ...image, public: active } : image))
        const change = next.map((image) => ({ id: image.id, public: image.public }))
        void during(next, () => changeImages(work.id, change))
      }}
      onDelete={(id, name) => {
        setMoving(images.filter((image) => image.id !== id))
        void deleteImage({
          name,
          remove: () => removeImage(work.id, Number(id)).then(reread),
          restore: () => restoreImage(work.id, Number(id)).then(reread),
        }).finally(() => setMoving(null))
      }}
    />
  )
}
