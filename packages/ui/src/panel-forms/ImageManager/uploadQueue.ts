/** A file on its way. */
export interface Upload {
  id: number
  file: File
  /** `refused` cannot be sent at all; `failed` may be sent again. */
  state: 'waiting' | 'sending' | 'failed' | 'refused'
  /** How many bytes have been sent. */
  loaded: number
  /** Why it failed or was refused. */
  message?: string
}

export type UploadAction =
  | { kind: 'add'; uploads: readonly Upload[] }
  | { kind: 'start'; id: number }
  | { kind: 'progress'; id: number; loaded: number }
  | { kind: 'fail'; id: number; message?: string }
  | { kind: 'retry'; id: number }
  | { kind: 'remove'; id: number }

/** The queue after something happened to it. What happens to a file that has left it changes nothing. */
export function uploadQueue(queue: readonly Upload[], action: UploadAction): readonly Upload[] {
  if (action.kind === 'add') return [...queue, ...action.uploads]
  if (action.kind === 'remove') return queue.filter(({ id }) => id !== action.id)
  return queue.map((upload) => (upload.id === action.id ? changed(upload, action) : upload))
}

function changed(upload: Upload, action: Exclude<UploadAction, { kind: 'add' | 'remove' }>): Upload {
  switch (action.kind) {
    case 'start':
      return { ...upload, state: 'sending', loaded: 0 }
    case 'progress':
      return { ...upload, loaded: Math.min(action.loaded, upload.file.size) }
    case 'fail':
      return { ...upload, state: 'failed', message: action.message }
    case 'retry':
      return { ...upload, state: 'waiting', loaded: 0, message: undefined }
  }
}

/**
 * The file whose turn it is. One goes after the other: each becomes the last of its record when it is there, so that files
 * sent together would stand in the order in which they came through, a small one before the cover. One that failed holds up
 * nobody, and comes last when it is tried again.
 */
export function nextUpload(queue: readonly Upload[]): Upload | undefined {
  if (queue.some(({ state }) => state === 'sending')) return undefined
  return queue.find(({ state }) => state === 'waiting')
}

/**
 * How many files still have to come: those that wait, that are being sent, and that were cut off, which may be tried again.
 * What somebody was told is refused, here or by the server, is not to come.
 */
export function pendingUploads(queue: readonly Upload[]): number {
  return queue.filter(({ state, message }) =>
    state === 'failed' ? message === undefined : state !== 'refused'
  ).length
}

/** What is going on with a file: once all of it has been sent, the server prepares its pictures. */
export function phaseOf({ state, loaded, file }: Upload): Upload['state'] | 'preparing' {
  return state === 'sending' && file.size > 0 && loaded >= file.size ? 'preparing' : state
}
