/** What the first directory of a TIFF tells that a decoder does not. */
export type TiffHead = {
  /** The raw file of a camera, or something else that begins with a small preview: its first page is not the picture. */
  isPreview: boolean
  /** Each channel stands apart, so that all of them are held at once. */
  isPlanar: boolean
}

const newSubfileType = 254
const planarConfiguration = 284
const dngVersion = 50_706

/** Entries of a directory that are looked at; real ones have some dozens. */
const mostEntries = 200

/** Reads the first directory of a TIFF, of either order of bytes, large ones too. What is not there is not told. */
export function readTiffHead(bytes: Uint8Array): TiffHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const tags = firstDirectory(view)
    const isReduced = ((tags.get(newSubfileType) ?? 0) & 1) === 1
    return {
      isPreview: isReduced || tags.has(dngVersion) || isCanonRaw(bytes),
      isPlanar: tags.get(planarConfiguration) === 2,
    }
  } catch (error) {
    // Beyond the end of the file: the decoder says what is wrong with it.
    if (error instanceof RangeError) return { isPreview: false, isPlanar: false }
    throw error
  }
}

/** The tags of the first directory, with their values as far as those are one number. */
function firstDirectory(view: DataView): Map<number, number> {
  const isLittle = view.getUint8(0) === 0x49
  const isBig = view.getUint16(2, isLittle) === 43
  const long = (at: number) =>
    isBig ? Number(view.getBigUint64(at, isLittle)) : view.getUint32(at, isLittle)
  const start = long(isBig ? 8 : 4)
  const count = isBig ? Number(view.getBigUint64(start, isLittle)) : view.getUint16(start, isLittle)
  const [first, size, value] = isBig ? [start + 8, 20, 12] : [start + 2, 12, 8]
  const tags = new Map<number, number>()
  for (let entry = 0; entry < Math.min(count, mostEntries); entry += 1) {
    const at = first + entry * size
    const isShort = view.getUint16(at + 2, isLittle) === 3
    const number = isShort ? view.getUint16(at + value, isLittle) : view.getUint32(at + value, isLittle)
    tags.set(view.getUint16(at, isLittle), number)
  }
  return tags
}

function isCanonRaw(bytes: Uint8Array): boolean {
  return bytes[8] === 0x43 && bytes[9] === 0x52
}
