import { iiifFolders, type Picture } from '@gallery/contract'
import fp from 'fastify-plugin'
import { type OfferedPictures, offeredOf, offeredPicture } from './offered.ts'

/** A picture where it stands in an answer, by the name of its file. */
type Named = { file: string; picture: Picture }

/**
 * What visitors are answered names no picture larger than they are offered it, and no file of it that they are not given:
 * pages lay out and choose by that. Whoever has the panel is told of all. Register it after what keeps answers.
 */
export const offeredAnswersPlugin = fp(async (app) => {
  const offered = offeredOf(app)
  app.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    if (request.user?.super) return payload
    const named = picturesIn(payload)
    if (named.length === 0) return payload
    const revisions = request.keeping?.revisions ?? (await app.pageBeingRead()?.revisions())
    const most = await mostOf(
      offered,
      named.map(({ file }) => file),
      revisions
    )
    const isAsItIs = named.every(
      ({ file, picture }) => offeredPicture(picture, most.get(file) ?? 0) === picture
    )
    return isAsItIs ? payload : limited(payload, most)
  })
})

async function mostOf(
  offered: OfferedPictures,
  files: readonly string[],
  revisions: Parameters<OfferedPictures>[2]
): Promise<Map<string, number>> {
  const most = new Map<string, number>()
  for (const folder of iiifFolders) {
    for (const [file, { mostPixels }] of await offered(folder, files, revisions)) most.set(file, mostPixels)
  }
  return most
}

/** All pictures of an answer. */
function picturesIn(value: unknown): Named[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isPlain(value)) return []
  const own = namedPicture(value)
  return [...(own ? [own] : []), ...Object.values(value).flatMap(picturesIn)]
}

/** The answer with each picture as it is offered. */
function limited(value: unknown, most: ReadonlyMap<string, number>): unknown {
  if (Array.isArray(value)) return value.map((each) => limited(each, most))
  if (!isPlain(value)) return value
  const own = namedPicture(value)
  const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, limited(each, most)]))
  if (!own) return inner
  const picture = offeredPicture(own.picture, most.get(own.file) ?? 0)
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
