/** What a HEIC file declares of the pictures in it. */
export type HeicHead = {
  /** Pixels of the largest one. */
  pixels: number
  /** Made of small tiles, as telephones do, which can be decoded one by one; not where something is cut off at the sides. */
  isTiled: boolean
  /** More than 8 bits a channel. */
  isDeep: boolean
  /** Whether HEVC is in it: the container may hold others. */
  isHevc: boolean
}

type Box = { type: string; from: number; to: number }

/** Reads the boxes that a HEIC file begins with; nothing is decoded. @throws RangeError when they end too early */
export function readHeicHead(bytes: Uint8Array): HeicHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const meta = find(boxes(view, 0, view.byteLength), 'meta')
  const parts = [...boxes(view, meta.from + 4, meta.to)]
  const properties = find(parts, 'iprp')
  const list = find(boxes(view, properties.from, properties.to), 'ipco')
  const head = { pixels: 0, isDeep: false, isCut: false }
  for (const { type, from } of boxes(view, list.from, list.to)) {
    if (type === 'ispe') {
      head.pixels = Math.max(head.pixels, view.getUint32(from + 4) * view.getUint32(from + 8))
    } else if (type === 'pixi') head.isDeep ||= view.getUint8(from + 5) > 8
    else if (type === 'clap') head.isCut = true
  }
  const kinds = itemKinds(view, find(parts, 'iinf'))
  const { pixels, isDeep, isCut } = head
  return { pixels, isDeep, isTiled: kinds.has('grid') && !isCut, isHevc: kinds.has('hvc1') }
}

/** Boxes that stand one behind the other: their size, their type and what is in them. */
function* boxes(view: DataView, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const short = view.getUint32(at)
    const [head, size] = short === 1 ? [16, Number(view.getBigUint64(at + 8))] : [8, short || end - at]
    if (size < head) throw new RangeError('A box is smaller than its head')
    const to = at + size
    yield { type: fourLetters(view, at + 4), from: at + head, to: Math.min(to, end) }
    at = to
  }
}

function find(all: Iterable<Box>, type: string): Box {
  for (const box of all) if (box.type === type) return box
  throw new RangeError(`There is no ${type}`)
}

/** The kinds of the items in the file: tiles, what is made of them, and remarks. */
function itemKinds(view: DataView, { from, to }: Box): Set<string> {
  const kinds = new Set<string>()
  const first = from + (view.getUint8(from) === 0 ? 6 : 8)
  for (const { type, from: item } of boxes(view, first, to)) {
    if (type === 'infe') kinds.add(fourLetters(view, item + (view.getUint8(item) === 3 ? 10 : 8)))
  }
  return kinds
}

function fourLetters(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((next) => view.getUint8(at + next)))
}
