import { whole, write } from '@gallery/client'
import type { AddressOf, AnswerOf, WriteName } from '@gallery/contract'
import { underKey, withKey } from '../frame/attempt.ts'
import { carryTelling, type Telling } from './carryTelling.ts'

interface UploadOptions extends Telling {
  /** What travels beside the file. */
  fields?: Readonly<Record<string, string>>
}

/**
 * Sends a file as a form, telling how far it is. Resolves with the answer's JSON. The same file with the same fields is
 * known by its key where it is sent again because the answer was lost.
 *
 * @throws Failure with the server's own sentence, or with status 0 when there was no answer.
 */
export async function uploadFile<Name extends WriteName>(
  name: Name,
  address: AddressOf<Name>,
  file: File,
  { fields = {}, ...telling }: UploadOptions = {}
): Promise<AnswerOf<Name>> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', file)
  const carry = carryTelling(telling)
  const sent = { fields, file: [file.name, file.size, file.lastModified] }
  return underKey([name, address, sent], async (key) => {
    const response = await write(name, address, form, (path, init) =>
      carry(path, key === undefined ? init : withKey(init, key))
    )
    const answer: AnswerOf<Name> = await whole(response.json())
    return answer
  })
}
