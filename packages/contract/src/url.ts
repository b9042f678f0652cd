import type { AddressOf, AnswerOf, AnswerToSuper, EndpointName } from './endpoints/call.ts'

/**
 * The address of a read, carrying the type of its answer: `useGet(urlOf('/api/events/:id', { id: 12 }))` knows that it gets
 * an event. At run time it is a plain string; `body` never exists.
 */
export type Url<Body> = string & { readonly body?: Body }

/** A read that the API takes by POST: its path and the body that asks (the two `upcoming` calls). */
export type PostedUrl<Body> = readonly [path: string, body: Readonly<Record<string, unknown>>] & {
  readonly answer?: Body
}

/** The endpoints that read, by their paths: `/api/works/:work`, `/api/works?list=1`. */
export type ReadPath = EndpointName extends infer Name
  ? Name extends `GET ${infer Path}`
    ? Path
    : never
  : never
type Read<Path extends ReadPath> = Extract<`GET ${Path}`, EndpointName>

/** What a call has to say of its address: nothing at all, where nothing has to be said. */
type Address<Name extends EndpointName> =
  Record<never, never> extends AddressOf<Name> ? [address?: AddressOf<Name>] : [address: AddressOf<Name>]

/** The address of a read, by the path of its endpoint: what stands in the path, and what its query takes. */
export function urlOf<Path extends ReadPath>(
  path: Path,
  ...[address]: Address<Read<Path>>
): Url<AnswerOf<Read<Path>>> {
  return addressOf(path, address)
}

/** As {@link urlOf}, with the answer that super users get. */
export function superUrlOf<Path extends ReadPath>(
  path: Path,
  ...[address]: Address<Read<Path>>
): Url<AnswerToSuper<Read<Path>>> {
  return addressOf(path, address)
}

/**
 * A path with its parameters filled in, and what is left of the address as its query: in a fixed order, and without what
 * has no value, so that one question is always one address.
 */
export function addressOf(path: string, address: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(address))
  const taken = (name: string) => {
    const value = values.get(name)
    values.delete(name)
    return encodeURIComponent(String(value))
  }
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => taken(name))
  const query = [...values]
    .filter(([, value]) => value !== undefined && String(value) !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
  return query === '' ? filled : `${filled}${filled.includes('?') ? '&' : '?'}${query}`
}
