/** Where a telephone noted that something was filmed, as it writes it. */
export const filmedAt = '-34.6037-058.3816/'

/** A part of a film: how long it is, what it is, and what is in it. */
export function box(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** The part that says where. */
export const noted = (): Buffer =>
  box('udta', box('\xa9xyz', Buffer.from(`\0\x12\x15\xc7${filmedAt}`, 'latin1')))

/** A film in which a telephone noted where it was made, in each of the places that telephones choose. */
export function withNotes(film: Buffer): Buffer {
  const meta = box('meta', box('keys', Buffer.from('mdtacom.apple.quicktime.location.ISO6709')), noted())
  const noting = grown(grown(film, ['moov', 'trak'], Buffer.concat([noted(), meta])), ['moov'], meta)
  return grown(noting, ['moov'], noted())
}

/** A film in whose last part on that way something more stands at the end. */
function grown(film: Buffer, way: readonly string[], more: Buffer): Buffer {
  let end = 0
  const grew = Buffer.from(film)
  let from = 0
  for (const name of way) {
    const at = grew.indexOf(name, from, 'latin1') - 4
    const size = grew.readUInt32BE(at)
    grew.writeUInt32BE(size + more.length, at)
    end = at + size
    from = at + 8
  }
  return Buffer.concat([grew.subarray(0, end), more, grew.subarray(end)])
}
