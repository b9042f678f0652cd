import { writeSync } from 'node:fs'
import openLibheif, { type Libheif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import type { HeicWork } from './messages.ts'
import { type RawPicture, rawTiffHead } from './rawTiff.ts'

/** What libheif calls RGB, RGB and RGBA pixel by pixel, and the channel that these are. */
const [rgb, interleavedRgb, interleavedRgba, interleaved] = [1, 10, 11, 10]

/** Where options for decoding say that deep colours become 8 bits, and that what is broken is not to be shown. */
const [toEightBits, isStrict] = [20, 21]

/** Bytes of what libheif tells of tiles, and of an error or an address. */
const [tilingSize, errorSize, addressSize] = [128, 12, 4]

/**
 * Decodes the picture of a HEIC file into an open file, as a TIFF that is not compressed; of a tiled one a tile at a time,
 * and no more of it is in memory. It stands upright, in its own colours, whose profile goes along.
 *
 * @throws Error when it is damaged, or has more than `pixels`
 */
export function decodeHeic({ bytes, pixels, tiled }: HeicWork, file: number): void {
  const heif = openLibheif({ print() {}, printErr() {} })
  const { read, address, sure, checked, error } = memoryOf(heif)
  const found = heif._malloc(addressSize)
  const input = sure(heif._malloc(bytes.byteLength))
  heif.HEAPU8.set(bytes, input)
  const context = heif._heif_context_alloc()
  heif._heif_context_read_from_memory_without_copy(error, context, input, bytes.byteLength, 0)
  checked()
  heif._heif_context_get_primary_image_handle(error, context, found)
  checked()
  const handle = address(found)
  const picture: RawPicture = {
    width: heif._heif_image_handle_get_width(handle),
    height: heif._heif_image_handle_get_height(handle),
    channels: heif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3,
    ...profileOf(heif, handle),
  }
  const { width, height, channels } = picture
  if (width * height === 0 || width * height > pixels) throw new Error('It is of another size than it says')

  const start = writeSync(file, rawTiffHead(picture), 0, undefined, 0)
  const chroma = channels === 4 ? interleavedRgba : interleavedRgb
  const options = sure(heif._heif_decoding_options_alloc())
  heif.HEAPU8[options + toEightBits] = 1
  heif.HEAPU8[options + isStrict] = 1
  const tiling = tiled
    ? tilingOf(heif, handle, picture)
    : { columns: 1, rows: 1, left: () => 0, top: () => 0 }
  for (let row = 0; row < tiling.rows; row += 1) {
    for (let column = 0; column < tiling.columns; column += 1) {
      if (tiled) {
        heif._heif_image_handle_decode_image_tile(error, handle, found, rgb, chroma, options, column, row)
      } else heif._heif_decode_image(error, handle, found, rgb, chroma, options)
      checked()
      const image = address(found)
      const plane = sure(heif._heif_image_get_plane_readonly(image, interleaved, found))
      const stride = read(found)
      const [left, top] = [tiling.left(column), tiling.top(row)]
      // What stands out of the picture is not shown.
      const [skipped, above] = [Math.max(0, -left), Math.max(0, -top)]
      const right = Math.min(heif._heif_image_get_width(image, interleaved), width - left)
      const bottom = Math.min(heif._heif_image_get_height(image, interleaved), height - top)
      for (let line = above; line < bottom && skipped < right; line += 1) {
        const place = start + ((top + line) * width + left + skipped) * channels
        const from = plane + line * stride + skipped * channels
        writeSync(file, heif.HEAPU8, from, (right - skipped) * channels, place)
      }
      heif._heif_image_release(image)
    }
  }
}

/** How a picture is tiled as it is shown: how many there are, and where each begins. */
function tilingOf(heif: Libheif, handle: number, { width, height }: RawPicture) {
  const { read, checked, error, sure } = memoryOf(heif)
  const tiling = sure(heif._malloc(tilingSize))
  heif._heif_image_handle_get_image_tiling(error, handle, 1, tiling)
  checked()
  const [columns, rows, tileWidth, tileHeight] = [
    read(tiling + 4),
    read(tiling + 8),
    read(tiling + 12),
    read(tiling + 16),
  ]
  if (columns * rows * tileWidth * tileHeight === 0) throw new Error('It has no tiles')
  // The last tiles stand out; of a turned picture they are the first. libheif says where, but not by how much.
  const beyondTop = read(tiling + 28) === 0 ? 0 : rows * tileHeight - height
  const beyondLeft = read(tiling + 32) === 0 ? 0 : columns * tileWidth - width
  return {
    columns,
    rows,
    left: (column: number) => column * tileWidth - beyondLeft,
    top: (row: number) => row * tileHeight - beyondTop,
  }
}

/** The colour profile of a picture, if it has one. */
function profileOf(heif: Libheif, handle: number): Pick<RawPicture, 'profile'> {
  const size = heif._heif_image_handle_get_raw_color_profile_size(handle)
  if (size === 0) return {}
  const { checked, error, sure } = memoryOf(heif)
  const profile = sure(heif._malloc(size))
  heif._heif_image_handle_get_raw_color_profile(error, handle, profile)
  checked()
  return { profile: heif.HEAPU8.slice(profile, profile + size) }
}

/** Numbers in libheif's memory, addresses of what it could make, of which none is 0, and a place for its errors. */
function memoryOf(heif: Libheif) {
  const read = (at: number) => new DataView(heif.HEAPU8.buffer).getUint32(at, true)
  const sure = (at: number) => {
    if (at === 0) throw new Error('libheif has no memory left')
    return at
  }
  const error = sure(heif._malloc(errorSize))
  const checked = () => {
    if (read(error) !== 0) throw new Error(`libheif: ${read(error)}, ${read(error + 4)}`)
  }
  return { read, sure, error, checked, address: (at: number) => sure(read(at)) }
}
