import { type RefObject, useState } from 'react'
import { useIntl } from 'react-intl'
import { imageRefusal } from '../../private/imageFile.ts'
import { sayRefusal } from '../../private/imageFileMessages.ts'
import { useFormReset } from '../../private/useFormReset.ts'

/** What becomes of the image when the form is saved: a new file, none (`null`), or what it was (`undefined`). */
export type ImageChoice = File | null | undefined

/** What was chosen in a file input, and why a file was refused before it was sent. */
export function useChosenImage(
  input: RefObject<HTMLInputElement | null>,
  maxBytes: number,
  onChoice: ((choice: ImageChoice) => void) | undefined
) {
  const intl = useIntl()
  const [choice, setChoice] = useState<ImageChoice>()
  const [refusal, setRefusal] = useState<string>()

  function set(next: ImageChoice) {
    // A file that is not wanted must not be sent with the form.
    if (!next && input.current) input.current.value = ''
    setRefusal(undefined)
    setChoice(next)
    onChoice?.(next)
  }

  function take(file: File | undefined) {
    if (!file) return set(undefined)
    const why = imageRefusal(file, { maxBytes })
    set(why === null ? file : undefined)
    if (why !== null) setRefusal(sayRefusal(intl, why, file, maxBytes))
  }

  useFormReset(input, () => (choice === undefined ? setRefusal(undefined) : set(undefined)))

  return { choice, refusal, set, take }
}
