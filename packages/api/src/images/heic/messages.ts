/** What a thread is started for: a HEIC file, where its picture goes, and the most that it may take for that. */
export type HeicWork = {
  bytes: Uint8Array
  /** Where the TIFF is written. */
  path: string
  pixels: number
  /** One tile after the other. */
  tiled: boolean
  /** Bytes that the decoder's memory may have. */
  memory: number
}

/** What became of it; `full` when the memory was not enough. */
export type HeicOutcome =
  | { what: 'done' }
  | { what: 'damaged' }
  | { what: 'full' }
  | { what: 'failed'; reason: string; code: string | undefined }

export function isHeicWork(data: unknown): data is HeicWork {
  return typeof data === 'object' && data !== null && 'bytes' in data && 'path' in data
}

export function isHeicOutcome(message: unknown): message is HeicOutcome {
  return typeof message === 'object' && message !== null && 'what' in message
}
