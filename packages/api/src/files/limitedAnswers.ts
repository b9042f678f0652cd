import type { Picture } from '@gallery/contract'
import type { FastifyRequest, FastifySchema } from 'fastify'
import fp from 'fastify-plugin'
import { holdsPicture, listsNamesOnly } from './holdsPicture.ts'
import { isLarger, limitedPicture } from './pictureLimits.ts'

/** A picture where it stands in an answer, by the name of its file. */
type Named = { file: string; picture: Picture }

/**
 * What visitors are answered names no picture larger than they are offered it, and no file of it that they are not given:
 * pages lay out and choose by that. Whoever has the panel is told of all. Register it after what keeps answers.
 */
export const limitedAnswersPlugin = fp(async (app) => {
  async function limit(request: FastifyRequest, payload: unknown): Promise<unknown> {
    const named: Named[] = []
    collect(payload, named)
    if (named.length === 0) return payload
    const page = app.pageBeingRead()
    const revisions = request.keeping?.revisions ?? (await (page ? page.revisions() : app.revisions()))
    const least = await app.files.leastPixels(revisions)
    const files = named.filter(({ picture }) => isLarger(picture, least)).map(({ file }) => file)
    if (files.length === 0) return payload
    const most = new Map<string, number>()
    for (const { file, mostPixels } of await app.files.limitsOf(files, revisions)) {
      if (mostPixels > 0) most.set(file, Math.min(mostPixels, most.get(file) ?? mostPixels))
    }
    const isAsItIs = !named.some(({ file, picture }) => isLarger(picture, most.get(file) ?? 0))
    return isAsItIs ? payload : limited(payload, most)
  }

  app.addHook('onRoute', (route) => {
    if (!answersOf(route.schema).some(holdsPicture)) return
    const isList = listsNamesOnly(`${route.method} ${route.url}`) ? asksForNames : () => false
    route.preSerialization = [
      ...[route.preSerialization ?? []].flat(),
      async (request: FastifyRequest, _reply: unknown, payload: unknown) => {
        if (request.user?.super || isList(request)) return payload
        return limit(request, payload)
      },
    ]
  })
})

/** The shapes of a route's successes. */
function answersOf({ response }: FastifySchema = {}): unknown[] {
  return isPlain(response) ? [response[200], response[201]].filter((shape) => shape !== undefined) : []
}

function asksForNames({ query }: FastifyRequest): boolean {
  return isPlain(query) && query.list === true
}

/** Puts all pictures of an answer into one list. */
function collect(value: unknown, into: Named[]): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, into)
  } else if (isPlain(value)) {
    const own = namedPicture(value)
    if (own) into.push(own)
    for (const name in value) collect(value[name], into)
  }
}

/** The answer with each picture as it is offered. */
function limited(value: unknown, most: ReadonlyMap<string, number>): unknown {
  if (Array.isArray(value)) return value.map((each) => limited(each, most))
  if (!isPlain(value)) return value
  const own = namedPicture(value)
  const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, limited(each, most)]))
  if (!own) return inner
  const picture = limitedPicture(own.picture, most.get(own.file) ?? 0)
  return isPicture(value) ? { ...inner, ...picture } : { ...inner, picture }
}

/** A record's picture beside the name of its file, which an event calls `image`; or both in one. */
function namedPicture(value: Readonly<Record<string, unknown>>): Named | undefined {
  const file = value.file ?? value.image
  if (typeof file !== 'string') return undefined
  if (isPicture(value.picture)) return { file, picture: value.picture }
  return isPicture(value) ? { file, picture: value } : undefined
}

function isPicture(value: unknown): value is Picture {
  return isPlain(value) && typeof value.width === 'number' && Array.isArray(value.widths)
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
