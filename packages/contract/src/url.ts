/**
 * The path of a read, carrying the type of its answer: `useGet(eventUrl(12))` knows that it gets an event.
 * At run time it is a plain string; `body` never exists.
 */
export type Url<Body> = string & { readonly body?: Body }

/** A read that the API takes by POST: its path and the body that asks (the two `upcoming` calls). */
export type PostedUrl<Body> = readonly [path: string, body: Readonly<Record<string, unknown>>] & {
  readonly answer?: Body
}

/** Appends the parameters that have a value, in a fixed order, so that one question is always one key. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>>
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
