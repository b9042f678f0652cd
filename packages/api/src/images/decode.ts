import sharp, { type Sharp } from 'sharp'
import type { SourceKind } from './kinds.ts'
import { maxDecodingSeconds, maxPicturePixels } from './limits.ts'
import { readTiffHead } from './tiffHead.ts'

// One thread a picture and no cache: the server's cores are for its visitors, and no picture is decoded twice.
sharp.concurrency(1)
sharp.cache(false)

/** The bytes of a picture, or the path of its file. */
export type PictureSource = Uint8Array | string

/**
 * A decoder that gives up on damaged files, on too many pixels and after too long. What comes out of it stands upright, is in sRGB
 * with 8 bits a channel and carries no metadata: sharp drops that unless it is asked to keep it.
 */
export function decode(source: PictureSource, options: { animated?: boolean } = {}): Sharp {
  return openPicture(source, options).toColourspace('srgb')
}

/** The same in no colour space yet. */
export function openPicture(source: PictureSource, options: { animated?: boolean } = {}): Sharp {
  return sharp(source, { failOn: 'error', limitInputPixels: maxPicturePixels, ...options })
    .autoOrient()
    .timeout({ seconds: maxDecodingSeconds })
}

/** What a file's head declares of the picture in it. */
export type Head = {
  /** Pixels, of one frame. */
  width: number
  height: number
  /** More than one when it moves; the pages of a document are none. */
  frames: number
  channels: number
  hasAlpha: boolean
  bytesPerChannel: number
  /** What its channels are of where they have 16 bits and a profile says what those mean; null for any other picture. */
  deepColours: 'rgb' | 'grey' | null
  /** Comes in several passes over the whole picture: progressive, interlaced. */
  isInterlaced: boolean
  /** Lies on its side or its head, with a note that says so. */
  isTurned: boolean
  /** One colour value for each two by two pixels. */
  hasHalvedColour: boolean
  /** Each channel stands apart. */
  isPlanar: boolean
  /** The picture that stands first in the file is a small view of another. */
  isPreview: boolean
}

const depths: Readonly<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  double: 8,
  complex: 8,
}

/** The colour spaces of 16 bits in which sharp does otherwise than with 8, as it calls them. */
const deepSpaces: Readonly<Record<string, Head['deepColours']>> = { rgb16: 'rgb', grey16: 'grey' }

/** Reads the head of a file; nothing is decoded. */
export async function measure(source: PictureSource, kind: SourceKind): Promise<Head> {
  const head = await sharp(source, { limitInputPixels: false }).metadata()
  const { width, height, channels, pages = 1, pageHeight = height, orientation = 1 } = head
  const isTiff = kind === 'tiff' && typeof source !== 'string'
  const tiff = isTiff ? readTiffHead(source) : { isPlanar: false, isPreview: false }
  return {
    width,
    height: pageHeight,
    frames: kind === 'gif' || kind === 'webp' ? pages : 1,
    channels,
    hasAlpha: head.hasAlpha,
    bytesPerChannel: depths[head.depth] ?? 4,
    deepColours: head.hasProfile ? (deepSpaces[head.space] ?? null) : null,
    isInterlaced: head.isProgressive ?? false,
    isTurned: orientation > 1,
    hasHalvedColour: head.chromaSubsampling === '4:2:0',
    ...tiff,
  }
}

/** Whether nothing shows through a small picture, which is decoded whole. */
export async function isOpaque(picture: Buffer): Promise<boolean> {
  return (await sharp(picture).stats()).isOpaque
}
