import type { Failure } from '@gallery/client'

interface FailureMessage {
  /** Of the text in the catalogues. */
  id: string
  values?: { status: number }
  /** The server's own sentence, where it tells more than ours would. */
  text?: string
  asksToSignIn?: true
}

/** What is said about a failed call, by its status (docs/product.md, What a failed call says). */
export function failureMessage({
  status,
  message,
  errors,
}: Pick<Failure, 'status' | 'message' | 'errors'>): FailureMessage {
  switch (status) {
    case 0:
      return { id: 'failure.offline' }
    case 401:
      // Nobody is signed in, or somebody else than the page knows of: the server says which.
      return { id: 'failure.notAllowed', text: message, asksToSignIn: true }
    case 403:
      return { id: 'failure.notAllowed', asksToSignIn: true }
    case 404:
      return { id: 'failure.notFound' }
    case 409:
    case 413:
    case 429:
    case 507:
      // Somebody was faster, the visitor too fast, or something is too large or full: the server says which.
      return { id: 'failure.other', values: { status }, text: message }
    case 422:
      // Sent by no form, which would say it beside the field that it is about.
      return { id: 'failure.other', values: { status }, text: Object.values(errors).flat()[0] ?? message }
    default:
      return { id: 'failure.other', values: { status } }
  }
}
