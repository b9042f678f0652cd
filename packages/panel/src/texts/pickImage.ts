import { Failure, report } from '@gallery/client'
import { imageAccept, type RichTextImage } from '@gallery/ui/admin'
import { uploadFile } from '../upload/uploadFile.ts'

/**
 * Lets somebody choose a picture for a text and sends it: for `pickImage` of `RichTextEditor` and `BilingualField`.
 * Null when none was chosen, or when the server refused it, which has then been reported.
 */
export async function pickImage(): Promise<RichTextImage | null> {
  const file = await chooseFile()
  if (file === null) return null
  try {
    const { data } = await uploadFile('POST /api/texts/images', {}, file)
    return { ...data, alt: '' }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    report(error)
    return null
  }
}

/** Opens the browser's file chooser. Null when it is closed without a choice. */
function chooseFile(): Promise<File | null> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = imageAccept
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}
