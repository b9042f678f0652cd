import { Failure } from '@gallery/client'
import { ImageField, type PictureProps, Stack, Text } from '@gallery/ui'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUndo } from '../undo/useUndo.tsx'

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
  const intl = useIntl()
  const { offer } = useUndo()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState('')
  const [round, setRound] = useState(0)

  async function change(file: File | null): Promise<void> {
    setProblem('')
    setProgress(file ? 0 : undefined)
    try {
      await (file ? upload(file, (sent) => setProgress(Math.min(1, sent / file.size))) : remove())
      await reread()
      const undo = () => (image === null ? remove() : restore(image)).then(reread)
      offer({ text: file ? replaced : removed, undo })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setProblem(error.errors.file?.[0] || error.message || intl.formatMessage({ id: 'admin.image.failed' }))
    } finally {
      setProgress(undefined)
      // The field starts anew: what was chosen is the record's now, or was refused.
      setRound((last) => last + 1)
    }
  }

  return (
    <Stack space="s2">
      <ImageField
        key={round}
        name="file"
        label={label}
        optional
        {...(hint === undefined ? {} : { hint })}
        {...(picture ? { picture } : {})}
        {...(progress === undefined ? {} : { progress })}
        onChoice={(choice) => {
          if (choice !== undefined) void change(choice)
        }}
      />
      {problem === '' ? null : (
        <Text size="s" tone="err" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
