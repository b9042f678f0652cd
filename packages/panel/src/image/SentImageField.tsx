import { Failure } from '@gallery/client'
import { ImageField, type PictureProps, Stack, Text } from '@gallery/ui'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFocusAfter } from '../frame/useFocusAfter.ts'
import { useHeldInput } from '../frame/useHeldInput.ts'

interface SentImageFieldProps {
  /** The name under which the server's refusals are told. */
  name: string
  /** What the image is: "Retrato". */
  label: string
  /** What is said under it, beside what may be uploaded. */
  hint?: string | undefined
  /** The image that there is. */
  picture: PictureProps | undefined
  /** Sends a file, telling how much of it has gone; resolves when it is in place. @throws Failure */
  send: (file: File, onProgress: (sent: number) => void) => Promise<unknown>
  /** Takes the image away. @throws Failure */
  remove: () => unknown
}

/** An image that is sent as soon as it is chosen, with how far it is and why it was refused. */
export function SentImageField({ name, label, hint, picture, send, remove }: SentImageFieldProps) {
  const intl = useIntl()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState('')
  const [round, setRound] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  useFocusAfter(round, input)
  // Why it did not come would be told nowhere.
  useHeldInput(progress !== undefined, { files: true })

  async function change(file: File | null): Promise<void> {
    setProblem('')
    setProgress(file ? 0 : undefined)
    try {
      await (file ? send(file, (sent) => setProgress(Math.min(1, sent / file.size))) : remove())
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setProblem(error.errors.file?.[0] || error.message || intl.formatMessage({ id: 'admin.image.failed' }))
    } finally {
      setProgress(undefined)
      // The field starts anew: what was chosen is in place now, or was refused.
      setRound((last) => last + 1)
    }
  }

  return (
    <Stack space="s2">
      <ImageField
        key={round}
        ref={input}
        name={name}
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
