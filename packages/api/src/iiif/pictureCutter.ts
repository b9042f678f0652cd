import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../errors.ts'
import { thriftyPixels } from '../images/limits.ts'
import { decodingBudget, fileBudget } from '../images/memoryBudget.ts'
import { tilesName } from '../images/tilesName.ts'
import { openLines } from '../ownLine/lines.ts'
import { storageKey } from '../storage/keys.ts'
import { cutPicture, type Master, pixelsRead, sizeOfFile } from './image/cutPicture.ts'
import type { ImageRequest } from './image/imageRequest.ts'
import { openKeptFiles } from './keptFiles.ts'
import type { OfferedPicture } from './offeredPicture.ts'
import { pictureMark } from './pictureMark.ts'

/** Bytes of what is kept of the answers on the disk: some thirty thousand tiles. */
const keptBytes = 512 * 1024 * 1024

/** How many pictures are made at once, and how many requests may wait for that: a viewer that is opened asks for dozens. */
const atOnce = 2
const mostWaiting = 500

/**
 * The name under which an answer is kept; the same for all who are offered as much and ask for the same. The size stands
 * in it besides: the largest that is sent at once, `max`, is not one for all.
 */
export function answerName(picture: OfferedPicture, { size, canonical, format }: ImageRequest): string {
  const { folder, file, full } = picture
  const words = JSON.stringify([2, folder, file, full.width, full.height, size.width, size.height, canonical])
  const part = createHash('sha256').update(words).digest('base64url').slice(0, 32)
  return `${pictureMark(picture)}-${part}.${format}`
}

/** Whoever asks for a part of a picture. */
export interface Asker {
  /** Whether the answer is still waited for: what nobody waits for any more when its turn comes is not made. */
  isWaiting(): boolean
  /** Is told how many pixels have to be read, unless the answer is there already or being made. */
  beforeMaking(pixels: number): void
}

/**
 * Makes parts of pictures, and keeps what it made. Whoever calls has found out that the picture may be seen.
 *
 * @returns what gives the path of an answer's file
 */
export async function pictureCutter({ env, storage }: Pick<FastifyInstance, 'env' | 'storage'>) {
  const kept = await openKeptFiles(join(env.GALLERY_DATA, 'iiif'), keptBytes)
  const inLine = openLines({ atOnce, mostWaiting })
  const underWay = new Map<string, Promise<string>>()
  const askers = new Map<string, Set<Asker>>()

  /** A file in the storage as one of this machine: where the storage is elsewhere, a copy of it that is kept. */
  async function onThisMachine(key: string): Promise<string> {
    const path = storage.pathOf(key)
    if (path !== null) return path
    const name = `master-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`
    return once(name, async () => {
      const found = await storage.stat(key)
      return fileBudget(found?.bytes ?? 0, async () => kept.keep(name, await buffer(await storage.get(key))))
    })
  }

  async function masterOf({ folder, file, master }: OfferedPicture): Promise<Master> {
    const tiles = storageKey(folder, tilesName(file))
    const isTiled = master.isTiled && (await storage.exists(tiles))
    const path = await onThisMachine(isTiled ? tiles : storageKey(folder, file))
    return { ...(await sizeOfFile(path)), isTiled, path }
  }

  async function make(name: string, picture: OfferedPicture, request: ImageRequest): Promise<string> {
    const isWanted = () => [...(askers.get(name) ?? [])].some((asker) => asker.isWaiting())
    return inLine({ name: 'all', isWanted, refuse: tooBusy }, async () => {
      const master = await masterOf(picture)
      const bytes = await decodingBudget(costOf(master, picture, request), () =>
        cutPicture(master, picture.full, request)
      )
      return kept.keep(name, bytes)
    })
  }

  async function once(name: string, work: () => Promise<string>): Promise<string> {
    const found = underWay.get(name) ?? (await kept.find(name)) ?? underWay.get(name)
    if (found !== undefined) return found
    const making = work().finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  return (picture: OfferedPicture, request: ImageRequest, asker: Asker) => {
    const name = answerName(picture, request)
    const together = askers.get(name) ?? new Set()
    askers.set(name, together.add(asker))
    return once(name, () => {
      asker.beforeMaking(pixelsRead(picture.master, picture.full, request))
      return make(name, picture, request)
    }).finally(() => {
      together.delete(asker)
      if (together.size === 0) askers.delete(name)
    })
  }
}

/** About how many bytes making it takes: what is turned, and what WebP encodes, is held whole. */
function costOf(master: Master, { full }: OfferedPicture, request: ImageRequest): number {
  const made = request.size.width * request.size.height
  const isHeld = request.degrees !== 0 || request.format === 'webp' || made <= thriftyPixels
  const strips = master.width * 3 * 64
  return 8_000_000 + strips + (isHeld ? made * 12 : made) + pixelsRead(master, full, request) / 4
}

function tooBusy(): Refused {
  return new Refused(503, 'iiif.busy', {}, { headers: { 'retry-after': '2' } })
}
