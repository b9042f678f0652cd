import { bound } from '@gallery/contract'
import sharp from 'sharp'
import { type Face, fontFile } from '../paper/fonts.ts'

/** Pixels, as the networks that show it ask for. */
export const cardSize = { width: 1200, height: 630 } as const

const margin = 80
const paper = '#ffffff'
const ink = '#141414'
/** Characters of a title; the rest is cut. */
const longest = 180

/** The picture that stands for a page without one: its title, large, over the name of the gallery. A PNG. */
export async function drawCard(title: string, gallery: string): Promise<Buffer> {
  const text = title.length > longest ? `${title.slice(0, longest).trimEnd()}…` : title
  const head = await drawText(bound(text), 'bold', sizeFor(text.length))
  const foot = await drawText(gallery.slice(0, 60), 'regular', 32)
  return sharp({ create: { ...cardSize, channels: 3, background: paper } })
    .composite([
      ...(head ? [{ input: head.data, left: margin, top: margin }] : []),
      ...(foot ? [{ input: foot.data, left: margin, top: cardSize.height - margin - foot.info.height }] : []),
    ])
    .png({ palette: true })
    .toBuffer()
}

/** Pixels of the letters: what is short is large. */
function sizeFor(length: number): number {
  if (length <= 36) return 88
  return length <= 90 ? 64 : 48
}

/** Lines as wide as the card, on nothing; none where there is nothing to draw. With 72 dots an inch, a point is a pixel. */
async function drawText(text: string, face: Face, size: number) {
  if (text.trim() === '') return undefined
  return sharp({
    text: {
      text: `<span foreground="${ink}">${escapeMarkup(text)}</span>`,
      font: `Archivo ${face === 'bold' ? 'Bold ' : ''}${size}`,
      fontfile: fontFile(face),
      width: cardSize.width - 2 * margin,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function escapeMarkup(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
