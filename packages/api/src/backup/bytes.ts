/** A stream of bytes, read in pieces of the reader's choice. */
export type Bytes = {
  /** Exactly `size` bytes, at once. @throws when the stream ends before */
  take(size: number): Promise<Buffer>
  /** The next `size` bytes, as they come. @throws when the stream ends before */
  pass(size: number): AsyncGenerator<Buffer>
}

/** Reads a stream by numbers of bytes, asking for no more of it than is wanted. */
export function openBytes(source: AsyncIterable<Buffer>): Bytes {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function* pass(size: number): AsyncGenerator<Buffer> {
    let missing = size
    while (missing > 0) {
      if (rest.byteLength === 0) {
        const next = await chunks.next()
        if (next.done) throw new Error('it ends too early')
        rest = next.value
      }
      const piece = rest.subarray(0, missing)
      rest = rest.subarray(piece.byteLength)
      missing -= piece.byteLength
      yield piece
    }
  }

  return {
    pass,
    take: async (size) => {
      const pieces: Buffer[] = []
      for await (const piece of pass(size)) pieces.push(piece)
      return Buffer.concat(pieces)
    },
  }
}
