import { pictureProps, useLanguage } from '@gallery/client'
import type { Item } from '@gallery/contract'
import { sizeOf, storagePath, translated } from '@gallery/contract/plain'
import { FileList, ImageGallery, VideoEmbed } from '@gallery/ui'
import { galleryImages } from '../pictures/galleryImages.ts'
import { ItemCaption } from './ItemCaption.tsx'
import { ItemRecording } from './ItemRecording.tsx'
import { offersFile } from './offersFile.ts'
import { recordingsOf } from './recordings.ts'
import type { ItemReading } from './useItemReading.ts'

/** How wide the picture of a video that has not begun is drawn: as the stage. */
const posterSizes = '(min-width: 1088px) 62vw, 92vw'

/** What there is to see and hear of an item: its video, its images, its recordings, and all its other files to download. */
export function ItemMedia({ item, reading }: { item: Item; reading: ItemReading }) {
  const language = useLanguage()
  const title = translated(item, 'subtitle', language)
  const images = reading.leaves.map(({ key, ...leaf }) => ({ ...leaf, id: key }))
  const files = item.images.filter(({ picture }) => picture === null)
  const recordings = recordingsOf(files, language)
  const [first, ...others] = images
  const downloads = files.filter((file) => offersFile(item, file))
  // The first image of a video stands for it until it plays.
  const shown = item.video ? others : images
  const isRead = !item.video && shown.length > 0
  return (
    <>
      {item.video ? (
        <VideoEmbed
          video={item.video}
          title={title.text}
          {...(title.lang ? { titleLang: title.lang } : {})}
          {...(first
            ? { poster: { ...pictureProps('images', first.file, first.picture, ''), sizes: posterSizes } }
            : {})}
        />
      ) : null}
      {shown.length > 0 || (!item.video && files.length === 0) ? (
        <ImageGallery
          label={<ItemCaption item={item} />}
          images={galleryImages(shown, { title: title.text, language, staged: 'item', size: item })}
          addressKey="zoom"
          {...(isRead
            ? {
                leaves: true,
                leafNote: sizeOf(item, language),
                index: reading.index,
                onIndexChange: reading.turnTo,
              }
            : {})}
        />
      ) : null}
      {recordings.map((recording) => (
        <ItemRecording
          key={recording.media.id}
          item={item.hash}
          recording={recording}
          title={recordings.length > 1 ? recording.media.name : title.text}
          titleLang={recordings.length > 1 ? undefined : title.lang}
        />
      ))}
      {downloads.length > 0 ? (
        <FileList
          files={downloads.map(({ id, file, name, bytes }) => ({
            id,
            href: storagePath('images', file),
            name,
            bytes,
          }))}
        />
      ) : null}
    </>
  )
}
