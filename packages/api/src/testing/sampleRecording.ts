import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

/** A film of two and a half seconds, 640 by 360: whole, but nothing can be seen in it. */
export async function sampleFilm(kind: 'mp4' | 'mov' = 'mp4'): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({
    format: kind === 'mp4' ? new Mp4OutputFormat() : new MovOutputFormat(),
    target,
  })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  await output.start()
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 }
  for (const at of [0, 0.5, 1, 1.5, 2]) {
    const packet = new EncodedPacket(new Uint8Array(20), at === 0 ? 'key' : 'delta', at, 0.5)
    await source.add(packet, { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

/** Silence, as a wav of one channel of eight bits. */
export function sampleSilence(seconds: number): Buffer {
  const rate = 8_000
  const samples = Buffer.alloc(seconds * rate, 0x80)
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
