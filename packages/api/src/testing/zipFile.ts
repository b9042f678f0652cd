import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a zip. `says` is how many bytes the zip says that it unpacks to, in place of the truth. */
export type ZipPart = { name: string; content: Buffer | string; says?: number }

/** A zip, byte by byte, so that it may also lie about what is in it. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = []
  const listed: Buffer[] = []
  let at = 0
  for (const { name, content, says } of parts) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes, { level: 9 })
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.byteLength, 14)
    facts.writeUInt32LE(says ?? bytes.byteLength, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed])
    listed.push(Buffer.from('PK\x01\x02\x14\0'), facts, place, Buffer.from(name))
    files.push(file)
    at += file.byteLength
  }
  const list = Buffer.concat(listed)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(list.byteLength, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06'), end])
}
