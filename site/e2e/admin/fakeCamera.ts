import { writeFile } from 'node:fs/promises'
import { encode } from 'uqr'

const width = 640
const height = 480
/** The side of a module of the code, in pixels. */
const module = 12

/** Writes what a camera sees that a QR code is held before, as a video of one picture that Chromium repeats (Y4M). */
export async function writeCodeVideo(file: string, text: string): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const left = Math.floor((width - size * module) / 2)
  const top = Math.floor((height - size * module) / 2)
  const light = Buffer.alloc(width * height, 235)
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (!isDark) continue
      for (let y = 0; y < module; y += 1) {
        const from = (top + row * module + y) * width + left + column * module
        light.fill(16, from, from + module)
      }
    }
  }
  const colour = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(file, Buffer.concat([head, frame, frame, frame]))
}

/** How a browser is started whose camera shows a video, and who lets it. */
export function cameraArgs(file: string): string[] {
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]
}
