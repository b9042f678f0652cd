/** An ICC profile of grey by one power: as small as such a profile can be. */
export function greyProfile(gamma: number): Buffer {
  const curve = Buffer.alloc(16)
  curve.write('curv')
  curve.writeUInt32BE(1, 8)
  curve.writeUInt16BE(Math.round(gamma * 256), 12)
  const name = Buffer.alloc(96)
  name.write('desc')
  name.writeUInt32BE(5, 8)
  name.write('Gris', 12)
  const white = Buffer.concat([Buffer.from('XYZ \0\0\0\0'), daylight])
  const tags = [
    ['desc', name],
    ['wtpt', white],
    ['kTRC', curve],
  ] as const
  const directory = Buffer.alloc(4 + tags.length * 12)
  directory.writeUInt32BE(tags.length)
  let place = 128 + directory.byteLength
  for (const [index, [tag, content]] of tags.entries()) {
    const at = 4 + index * 12
    directory.write(tag, at)
    directory.writeUInt32BE(place, at + 4)
    directory.writeUInt32BE(content.byteLength, at + 8)
    place += content.byteLength
  }
  const head = Buffer.alloc(128)
  head.writeUInt32BE(place)
  head.writeUInt32BE(0x02200000, 8)
  head.write('mntrGRAYXYZ ', 12)
  head.write('acsp', 36)
  daylight.copy(head, 68)
  return Buffer.concat([head, directory, ...tags.map(([, content]) => content)])
}

/** What every profile takes for white, D50, as numbers of 16 bits before the point and 16 behind. */
const daylight = Buffer.from('0000f6d6000100000000d32d', 'hex')
