import type { ByteRange } from './storage.ts'

/**
 * What a `Range` header asks of a file of `bytes` bytes: one part, `'unsatisfiable'` for a part behind the end
 * (416), or null for "send all of it": no header, another unit, several parts or nonsense, as RFC 9110 §14.2 allows.
 */
export function askedRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!asked) return null
  const [, from = '', to = ''] = asked
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), bytes)
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 }
  }
  const start = Number(from)
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= bytes ? 'unsatisfiable' : { start, end }
}
