import type { Sharp } from 'sharp'
import { InvalidInput, Refused } from '../errors.ts'
import { isStorageFull } from '../storage/storageErrors.ts'
import { decode, type Head, isOpaque, measure, type PictureSource } from './decode.ts'
import { affordableMillions, decodingCost } from './decodingCost.ts'
import { inEightBits } from './eightBits.ts'
import { heicAsTiff } from './heic/heicAsTiff.ts'
import { isKept, kindOf, type PictureKind, type SourceKind } from './kinds.ts'
import { maxPictureBytes, maxPictureFrames, maxPicturePixels, thriftyPixels, thumbSize } from './limits.ts'
import { decodingBudget, decodingMemory, fileBudget } from './memoryBudget.ts'

/** An upload made safe to keep and to show: what `storePicture` stores. */
export type ReadPicture = {
  kind: PictureKind
  /** Pixels, as shown. */
  width: number
  height: number
  /** Upright, in sRGB, without metadata. */
  original: Buffer
  /** The same within {@link thumbSize}; the first frame of an animation. */
  thumb: Buffer
}

/**
 * Reads an upload: its content decides what it is, never its name. It waits until there is memory for it. What not every
 * browser shows becomes a jpg; a png where light shows through; a gif where it moves.
 *
 * @throws Refused 415 when it is no picture of a kind that is taken; 413 when it has too many bytes or pixels, or too
 * many for the way in which it is encoded.
 * @throws InvalidInput on the field `file` when it is empty or damaged.
 */
export async function readPicture(upload: Uint8Array | Blob): Promise<ReadPicture> {
  const isBlob = upload instanceof Blob
  const size = isBlob ? upload.size : upload.byteLength
  if (size === 0) throw new InvalidInput({ file: 'field.required' })
  if (size > maxPictureBytes) throw tooLarge()
  return fileBudget(size, async () => readBytes(isBlob ? new Uint8Array(await upload.arrayBuffer()) : upload))
}

async function readBytes(bytes: Uint8Array): Promise<ReadPicture> {
  const kind = kindOf(bytes)
  if (kind === null) throw new Refused(415, 'picture.kind')
  return kind === 'heic' ? heicAsTiff(bytes, (path) => readSource(path, 'tiff')) : readSource(bytes, kind)
}

async function readSource(source: PictureSource, kind: Exclude<SourceKind, 'heic'>): Promise<ReadPicture> {
  const head = await measure(source, kind).catch(refuseDamaged)
  if (head.isPreview) throw new Refused(415, 'picture.raw')
  const cost = requireBounded(kind, head)
  // The others' decoders give memory back late: while one of them works, nothing else is decoded.
  const need = isKept(kind) ? cost : decodingMemory
  return decodingBudget(need, () =>
    inEightBits(source, head, (shallow) => convert(shallow, kind, head))
  ).catch(refuseDamaged)
}

/** @returns what decoding takes, in bytes. */
function requireBounded(kind: Exclude<SourceKind, 'heic'>, head: Head): number {
  if (head.width * head.height * head.frames > maxPicturePixels || head.frames > maxPictureFrames) {
    throw new Refused(413, 'picture.tooManyPixels', { millions: maxPicturePixels / 1_000_000 })
  }
  const cost = decodingCost(kind, head)
  if (cost <= decodingMemory) return cost
  const millions = affordableMillions(kind, head, decodingMemory)
  if (kind === 'gif') throw new Refused(413, 'picture.tooManyPixels', { millions })
  if (isKept(kind)) throw new Refused(413, 'picture.heldWhole', { millions })
  throw new Refused(413, 'picture.tooManyOfKind', { kind: kind.toUpperCase(), millions })
}

/** The refusal of an upload of too many bytes; whoever reads the request's stream throws it as soon as it knows. */
export function tooLarge(): Refused {
  return new Refused(413, 'picture.tooLarge', { megabytes: maxPictureBytes / 1024 / 1024 })
}

async function convert(source: PictureSource, kind: SourceKind, head: Head): Promise<ReadPicture> {
  const isThrifty = head.width * head.height <= thriftyPixels
  const kept = await keptAs(source, kind, head)
  const original = await encode(kept, decode(source, { animated: kept === 'gif' }), isThrifty).toBuffer({
    resolveWithObject: true,
  })
  const thumb = await encode(kept, small(source)).toBuffer()
  const { width, height, pageHeight = height } = original.info
  return {
    kind: kept,
    width,
    height: pageHeight,
    original: original.data,
    thumb,
  }
}

async function keptAs(source: PictureSource, kind: SourceKind, head: Head): Promise<PictureKind> {
  if (isKept(kind)) return kind
  if (head.frames > 1) return 'gif'
  // Many a picture has a channel for what shows through and nothing does: the smaller one tells, and is soon decoded.
  return !head.hasAlpha || (await isOpaque(await small(source).png().toBuffer())) ? 'jpeg' : 'png'
}

/** Within the size of a thumbnail; the first frame of what moves. */
function small(source: PictureSource): Sharp {
  return decode(source).resize({
    width: thumbSize,
    height: thumbSize,
    fit: 'inside',
    withoutEnlargement: true,
  })
}

/** @param isThrifty a jpg as small as it can be, which takes memory for all of it at once. @default true */
function encode(kind: PictureKind, picture: Sharp, isThrifty = true): Sharp {
  switch (kind) {
    case 'png':
      return picture.png()
    case 'gif':
      return picture.gif()
    case 'jpeg':
      // Full colour resolution: what hangs here lives of the edge between two colours.
      return picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: isThrifty })
  }
}

/** What the decoder cannot read is the upload's fault; a disk that is full is the server's. */
function refuseDamaged(error: unknown): never {
  if (isStorageFull(error)) throw error
  throw new InvalidInput({ file: 'picture.damaged' })
}
