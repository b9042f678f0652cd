import { pictureProps, useLanguage } from '@gallery/client'
import type { Item } from '@gallery/contract'
import { storagePath, translated } from '@gallery/contract/plain'
import { FileList, ImageGallery, VideoEmbed } from '@gallery/ui'
import { galleryImages } from '../pictures/galleryImages.ts'
import { ItemRecording } from './ItemRecording.tsx'
import { recordingsOf } from './recordings.ts'

/** How wide the picture of a video that has not begun is drawn: as the stage. */
const posterSizes = '(min-width: 1088px) 62vw, 92vw'

/** What there is to see and hear of an item: its video, its images, its recordings, and all its other files to download. */
export function ItemMedia({ item }: { item: Item }) {
  const language = useLanguage()
  const title = translated(item, 'subtitle', language)
  const images = item.images.flatMap(({ picture, ...image }) => (picture ? [{ ...image, picture }] : []))
  const files = item.images.filter(({ picture }) => picture === null)
  const recordings = recordingsOf(files, language)
  const [first, ...others] = images
  // The first image of a video stands for it until it plays.
  const shown = item.video ? others : images
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
        <ImageGallery images={galleryImages(shown, { title: title.text, language, staged: 'item' })} />
      ) : null}
      {recordings.map((recording) => (
        <ItemRecording
          key={recording.audio.id}
          recording={recording}
          title={recordings.length > 1 ? recording.audio.name : title.text}
          titleLang={recordings.length > 1 ? undefined : title.lang}
        />
      ))}
      {files.length > 0 ? (
        <FileList
          files={files.map(({ id, file, name, bytes }) => ({
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
