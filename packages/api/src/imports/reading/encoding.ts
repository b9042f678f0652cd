import { createReadStream } from 'node:fs'
import type { ImportFacts } from '@gallery/contract'
import iconv from 'iconv-lite'

type Encoding = ImportFacts['encoding']

/** Bytes that tell how a text is encoded when it has no mark and no letter beyond ASCII in UTF-16. */
const headBytes = 4_096

/**
 * Finds the encoding of a text by reading it whole: its mark; else UTF-16 by its zeros; else UTF-8 when most of what is
 * beyond ASCII is well-formed, so that one broken letter does not spoil all others; else Windows-1252.
 */
export async function findEncoding(path: string): Promise<Encoding> {
  let first = true
  const count = utf8Counter()
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) continue
    if (first) {
      const marked = markOf(chunk) ?? wideOf(chunk.subarray(0, headBytes))
      if (marked) return marked
      first = false
    }
    count.add(chunk)
  }
  return count.good >= count.bad * 10 ? 'utf-8' : 'windows-1252'
}

/** The text of a file, piece by piece, without its mark. */
export async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string, void, undefined> {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true })
  for await (const chunk of createReadStream(path)) {
    if (Buffer.isBuffer(chunk)) yield decoder.write(chunk)
  }
  yield decoder.end() ?? ''
}

function markOf(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
}

/** Of Latin letters, every other byte is zero in UTF-16; in any other encoding none is. */
function wideOf(head: Buffer): Encoding | null {
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd < head.length / 4) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Counts well-formed and broken sequences of UTF-8 beyond ASCII, over all pieces of a file. */
function utf8Counter() {
  const counted = { good: 0, bad: 0, add }
  let wanted = 0
  function add(bytes: Buffer): void {
    for (const byte of bytes) {
      if (wanted > 0 && byte >> 6 === 0b10) {
        wanted -= 1
        if (wanted === 0) counted.good += 1
        continue
      }
      if (wanted > 0) counted.bad += 1
      wanted = 0
      if (byte < 0x80) continue
      if (byte >= 0xc2 && byte < 0xf5) wanted = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
      else counted.bad += 1
    }
  }
  return counted
}
