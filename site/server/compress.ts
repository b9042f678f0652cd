import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** What we make of a text for browsers that take it. */
export type Encoding = 'br' | 'gzip'

/** A page as it travels. */
export interface Compressed {
  body: Buffer
  /** The `Content-Encoding`; undefined when the browser takes none that we make. */
  encoding: Encoding | undefined
}

/** The best encoding that a browser takes, by its `Accept-Encoding`. */
export function encodingFor(acceptEncoding = ''): Encoding | undefined {
  if (accepts(acceptEncoding, 'br')) return 'br'
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : undefined
}

/**
 * A page in an encoding: a seventh of its bytes for about a millisecond, off this thread. With more `effort` a twentieth
 * less, for what is sent more than once.
 */
export async function compress(
  html: string | Buffer,
  encoding: Encoding | undefined,
  effort: 4 | 5 = 4
): Promise<Compressed> {
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort,
      // Else it takes megabytes to look back farther than any page is long.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    }
    return { body: await brotli(html, { params }), encoding }
  }
  if (encoding === 'gzip') return { body: await gzipped(html, { level: effort }), encoding }
  return { body: Buffer.from(html), encoding }
}

/** Whether a header such as `gzip, br;q=0` names an encoding and does not rule it out. */
export function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
