import { shownBookingCode } from '@gallery/contract'
import sharp from 'sharp'
import { encode, renderSVG } from 'uqr'

/** Read with a seventh of it covered, as by a thumb. */
const correction = { ecc: 'M' } as const

/** The QR code of a booking's code: its rows from the top, a letter for each module, `1` for a dark one. */
export function codeRows(code: string): string[] {
  const { data } = encode(shownBookingCode(code), { ...correction, border: 0 })
  return data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
}

/** The same as PNG, with the white around it that a camera needs: mail programs draw no SVG. */
export function codePng(code: string): Promise<Buffer> {
  const svg = renderSVG(shownBookingCode(code), { ...correction, border: 4, pixelSize: 12 })
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}
