/** What a thread is started for: a PDF, and the most that it may take for it. */
export type LeavesWork = {
  bytes: Uint8Array
  /** How many leaves are read, and of how many a picture is made. */
  mostLeaves: number
  mostPictures: number
  /** Pixels that the longest side of a picture has. */
  longestSide: number
  /** Characters of the text of a leaf. */
  mostText: number
  /** Bytes that the reader's memory may have. */
  memory: number
}

/** A leaf as it is read: its text, and what it looks like in RGBA. */
export type RawLeaf = {
  number: number
  text: string
  picture: { width: number; height: number; rgba: Uint8Array } | null
}

/** What a thread tells: how many leaves there are, each of them, that it has told all, or why it cannot. */
export type LeavesNews =
  | { what: 'pages'; pages: number }
  | { what: 'leaf'; leaf: RawLeaf }
  | { what: 'done' }
  | { what: 'damaged'; reason: string }

export function isLeavesWork(data: unknown): data is LeavesWork {
  return typeof data === 'object' && data !== null && 'bytes' in data && 'mostLeaves' in data
}

export function isLeavesNews(message: unknown): message is LeavesNews {
  return typeof message === 'object' && message !== null && 'what' in message
}
