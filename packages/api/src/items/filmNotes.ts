import type { DocumentKind } from '../storage/mimes.ts'

/** The kinds of recording that are made of boxes, as QuickTime invented them. */
const ofBoxes: ReadonlySet<DocumentKind> = new Set(['m4a', 'mov', 'mp4'])

/** Whether a recording may note of itself what {@link emptyFilmNotes} empties. */
export function mayHoldFilmNotes(kind: DocumentKind): boolean {
  return ofBoxes.has(kind)
}

/** The name of a box as a number, which is how names are compared. */
const named = (name: string) => Buffer.from(name).readUInt32BE()

/** The boxes on the way inwards: a film, and each of its tracks. */
const way: readonly (number | undefined)[] = [named('moov'), named('trak')]

const notes: ReadonlySet<number> = new Set([named('udta'), named('meta')])
const own = named('uuid')
const free = named('free')

/** What a box of somebody's own begins with when it holds XMP, where cameras write of themselves too. */
const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

/**
 * Empties in place what a film or a sound notes of itself: telephones write there where it was made (`moov/udta/©xyz`,
 * `moov/meta`), when and with what. The boxes become free space, as long as they were, so that nothing has to move that the
 * rest points at. Nothing here asks for them: how long a recording is and how large stands in other boxes, and what it is
 * called the gallery says.
 *
 * A box that is longer than what it is in ends with that, as it does for players. Behind one that is shorter than its own
 * head nobody knows where the next begins, and a guess might empty what is to be played: what follows there stays as it is.
 * So does what a camera writes along with the film, in a track of its own.
 */
export function emptyFilmNotes(film: Uint8Array): void {
  const file = Buffer.from(film.buffer, film.byteOffset, film.byteLength)
  emptyWithin(file, { content: 0, end: file.length }, 0)
}

/** Where in a film a box has its content, and where it ends. */
type Extent = { content: number; end: number }

/** Goes no further in than there are boxes on the {@link way}, however deep they lie in one another. */
function emptyWithin(film: Buffer, { content, end }: Extent, depth: number): void {
  let at = content
  for (;;) {
    const box = extentAt(film, at, end)
    if (box === null) return
    const name = film.readUInt32BE(at + 4)
    if (name === way[depth]) emptyWithin(film, box, depth + 1)
    if (notes.has(name) || (name === own && isXmp(film, box))) {
      film.writeUInt32BE(free, at + 4)
      film.fill(0, box.content, box.end)
    }
    at = box.end
  }
}

function isXmp(film: Buffer, { content, end }: Extent): boolean {
  return film.subarray(content, Math.min(content + xmp.length, end)).equals(xmp)
}

/** The box that begins there; null where none does. */
function extentAt(film: Buffer, at: number, end: number): Extent | null {
  if (at + 8 > end) return null
  const short = film.readUInt32BE(at)
  // 0: as long as there is anything; 1: eight bytes behind the name say it.
  if (short === 0) return { content: at + 8, end }
  const head = short === 1 ? 16 : 8
  if (at + head > end) return null
  const size = short === 1 ? Number(film.readBigUInt64BE(at + 8)) : short
  return size < head ? null : { content: at + head, end: Math.min(at + size, end) }
}
