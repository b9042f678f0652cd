import { request, whole } from '@gallery/client'

/**
 * Fetches a file and has the browser save it, under the name that the server gives it.
 * @throws Failure when it is refused, or when it ends before it is whole
 */
export async function download(url: string): Promise<void> {
  const response = await request('GET', url)
  const content = await whole(response.blob())
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = nameIn(response.headers.get('content-disposition') ?? '')
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The name of a file in a `Content-Disposition`; empty leaves it to the browser. */
export function nameIn(disposition: string): string {
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? ''
}
