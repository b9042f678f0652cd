import { createHash, type Hash } from 'node:crypto'

/** A checksum for each folder of a backup, over the names, sizes and contents of its files as they come by. */
export type Checksums = {
  /** Lets a file's content through, counting it into its folder's checksum. */
  watch(folder: string, path: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer>
  /** The checksums of all folders. Call it once, at the end. */
  finish(): Record<string, string>
}

/** Begins to count. */
export function startChecksums(): Checksums {
  const hashes = new Map<string, Hash>()
  return {
    watch: async function* (folder, path, content) {
      const hash = hashes.get(folder) ?? createHash('sha256')
      hashes.set(folder, hash)
      hash.update(`${path}\n`)
      let size = 0
      for await (const chunk of content) {
        hash.update(chunk)
        size += chunk.byteLength
        yield chunk
      }
      hash.update(`\n${size}\n`)
    },
    finish: () => Object.fromEntries([...hashes].map(([folder, hash]) => [folder, hash.digest('hex')])),
  }
}
