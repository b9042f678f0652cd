import type { PictureProps } from '@gallery/ui'
import type { ReactNode } from 'react'
import { acting } from '../acts/acts.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { SentImageField } from './SentImageField.tsx'

interface RecordImageProps {
  /** What the image is: "Retrato". */
  label: string
  /** What is said under it, beside what may be uploaded. */
  hint?: string
  /** The name of the file that the record has, and what is known of it. */
  image: string | null
  picture: PictureProps | undefined
  /** Sends a file; resolves when the record has it. @throws Failure */
  upload: (file: File, onProgress: (sent: number) => void) => Promise<unknown>
  /** Takes the image away. @throws Failure */
  remove: () => Promise<unknown>
  /** Gives a former image back, by its file name. @throws Failure */
  restore: (image: string) => Promise<unknown>
  /** Reads anew what shows the image. */
  reread: () => Promise<unknown>
  /** What is offered to be undone: that it was replaced, that it was taken away. */
  replaced: ReactNode
  removed: ReactNode
}

/** The one image of a record, which is saved as soon as it is chosen and can be had back as soon as it is gone. */
export function RecordImage({
  label,
  hint,
  image,
  picture,
  upload,
  remove,
  restore,
  reread,
  replaced,
  removed,
}: RecordImageProps) {
  const { offer } = useUndo()

  async function shown(change: () => Promise<unknown>, text: ReactNode): Promise<void> {
    // A file does not go the way of the other writes.
    await acting(change)
    await reread()
    offer({ text, undo: () => (image === null ? remove() : restore(image)).then(reread) })
  }

  return (
    <SentImageField
      name="file"
      label={label}
      hint={hint}
      picture={picture}
      send={(file, onProgress) => shown(() => upload(file, onProgress), replaced)}
      remove={() => shown(remove, removed)}
    />
  )
}
