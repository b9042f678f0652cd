import type { Sharp } from 'sharp'
import { InvalidInput, Refused } from '../errors.ts'
import { decode, type Head, measure } from './decode.ts'
import { decodingCost } from './decodingCost.ts'
import { isHeic, kindOf, type PictureKind } from './kinds.ts'
import { maxPictureBytes, maxPictureFrames, maxPicturePixels, thriftyPixels, thumbSize } from './limits.ts'
import { decodingMemory, decodingRoom, fileRoom } from './memory.ts'

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
  /** A data URI of about 20 pixels' width. */
  placeholder: string
}

/**
 * Reads an upload: its content decides what it is, never its name. It waits until there is memory for it.
 *
 * @throws Refused 415 when it is no png, jpg or gif; 413 when it has too many bytes or pixels, or too many for the way
 * in which it is encoded.
 * @throws InvalidInput on the field `file` when it is empty or damaged.
 */
export async function readPicture(upload: Uint8Array | Blob): Promise<ReadPicture> {
  const isBlob = upload instanceof Blob
  const size = isBlob ? upload.size : upload.byteLength
  if (size === 0) throw new InvalidInput({ file: 'field.required' })
  if (size > maxPictureBytes) throw tooLarge()
  return fileRoom(size, async () => readBytes(isBlob ? new Uint8Array(await upload.arrayBuffer()) : upload))
}

async function readBytes(bytes: Uint8Array): Promise<ReadPicture> {
  const kind = kindOf(bytes)
  if (kind === null) throw new Refused(415, isHeic(bytes) ? 'picture.heic' : 'picture.kind')
  const head = await measure(bytes).catch(refuseDamaged)
  const cost = requireBounded(kind, head)
  return decodingRoom(cost, () => convert(bytes, kind, head)).catch(refuseDamaged)
}

/** @returns what decoding takes, in bytes. */
function requireBounded(kind: PictureKind, head: Head): number {
  const pixels = head.width * head.height
  if (pixels * head.frames > maxPicturePixels || head.frames > maxPictureFrames) {
    throw new Refused(413, 'picture.tooManyPixels', { millions: maxPicturePixels / 1_000_000 })
  }
  const cost = decodingCost(kind, head)
  if (cost <= decodingMemory) return cost
  const millions = Math.floor(((pixels / cost) * decodingMemory) / 1_000_000)
  throw new Refused(413, kind === 'gif' ? 'picture.tooManyPixels' : 'picture.heldWhole', { millions })
}

/** The refusal of an upload of too many bytes; whoever reads the request's stream throws it as soon as it knows. */
export function tooLarge(): Refused {
  return new Refused(413, 'picture.tooLarge', { megabytes: maxPictureBytes / 1024 / 1024 })
}

async function convert(bytes: Uint8Array, kind: PictureKind, head: Head): Promise<ReadPicture> {
  const isThrifty = head.width * head.height <= thriftyPixels
  const original = await encode(kind, decode(bytes, { animated: kind === 'gif' }), isThrifty).toBuffer({
    resolveWithObject: true,
  })
  const thumb = await encode(
    kind,
    decode(bytes).resize({ width: thumbSize, height: thumbSize, fit: 'inside', withoutEnlargement: true })
  ).toBuffer()
  const { width, height, pageHeight = height } = original.info
  return {
    kind,
    width,
    height: pageHeight,
    original: original.data,
    thumb,
    placeholder: await placeholderOf(thumb),
  }
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

async function placeholderOf(thumb: Buffer): Promise<string> {
  const tiny = await decode(thumb)
    .resize({ width: 20, height: 40, fit: 'inside' })
    .webp({ quality: 30, alphaQuality: 50 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** What the decoder cannot read is the upload's fault, not the server's. */
function refuseDamaged(): never {
  throw new InvalidInput({ file: 'picture.damaged' })
}
