/** What a reader is started for: a recording of so many bytes, of which it asks for parts. */
export type RecordingAsked = { size: number }

/** What a recording claims of itself. */
export type Claims = { seconds: unknown; width: unknown; height: unknown }

/** What a reader says: which bytes it needs next, what the recording claims, or that it is none. */
export type RecordingSaid =
  | { what: 'part'; start: number; end: number }
  | { what: 'claims'; claims: Claims }
  | { what: 'damaged' }

export function isRecordingAsked(asked: unknown): asked is RecordingAsked {
  return typeof asked === 'object' && asked !== null && 'size' in asked
}

export function isRecordingSaid(said: unknown): said is RecordingSaid {
  return typeof said === 'object' && said !== null && 'what' in said
}
