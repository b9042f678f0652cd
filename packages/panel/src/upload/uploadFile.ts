import { cookieValue, Failure, failureOf, request, written } from '@gallery/client'
import {
  type AddressOf,
  type AnswerOf,
  addressOf,
  ajaxHeader,
  csrfCookie,
  csrfHeader,
  type WriteName,
} from '@gallery/contract'
import { languageOf } from '@gallery/contract/plain'

interface UploadOptions {
  /** Called with the bytes that have left, as they leave. */
  onProgress?: (bytes: number) => void
  /** Ends the upload; it then throws a `DOMException` named `AbortError`. */
  signal?: AbortSignal
  /** What travels beside the file. */
  fields?: Readonly<Record<string, string>>
}

/**
 * Sends a file as a form, telling how far it is, which `fetch` cannot. Resolves with the answer's JSON.
 *
 * @throws Failure with the server's own sentence, or with status 0 when there was no answer.
 */
export async function uploadFile<Name extends WriteName>(
  name: Name,
  address: AddressOf<Name>,
  file: File,
  { onProgress, signal, fields = {} }: UploadOptions = {}
): Promise<AnswerOf<Name>> {
  if (cookieValue(document.cookie, csrfCookie) === '') await request('GET', '/healthz')
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', file)
  const path = addressOf(name.replace('POST ', ''), address)
  // Once it is answered: of several at once, each makes what is shown old at its own end.
  const response = await sendForm(path, form, { onProgress, signal }).finally(() => written.add(name))
  if (!response.ok) throw await failureOf(response)
  const answer: AnswerOf<Name> = await response.json()
  return answer
}

function sendForm(
  path: string,
  form: FormData,
  { onProgress, signal }: Pick<UploadOptions, 'onProgress' | 'signal'>
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open('POST', path)
    sending.setRequestHeader('accept', 'application/json')
    sending.setRequestHeader(
      'accept-language',
      languageOf(location.pathname) ?? document.documentElement.lang
    )
    sending.setRequestHeader(ajaxHeader, 'XMLHttpRequest')
    sending.setRequestHeader(csrfHeader, cookieValue(document.cookie, csrfCookie))
    sending.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded))
    sending.addEventListener('load', () =>
      resolve(new Response(sending.responseText, { status: sending.status }))
    )
    sending.addEventListener('error', () => reject(new Failure(0)))
    sending.addEventListener('abort', () => reject(new DOMException('The upload was ended', 'AbortError')))
    signal?.addEventListener('abort', () => sending.abort(), { once: true })
    if (signal?.aborted) sending.abort()
    sending.send(form)
  })
}
