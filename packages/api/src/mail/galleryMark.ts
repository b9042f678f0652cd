import sharp from 'sharp'

/** The name under which a mail's HTML refers to the gallery's mark, which travels with it. */
export const markCid = 'mark@gallery'

/** The square with the cut corner. The gallery's name stands beside it as text, whatever the gallery is called. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="34" height="34" viewBox="0 0 20 20"><path d="M0 0h11.6L20 8.4V20H0z" fill="#141414"/></svg>`

let png: Promise<Buffer> | undefined

/** The mark as PNG, 34 px for 17 shown: mail programs draw no SVG. Made once. */
export function markPng(): Promise<Buffer> {
  png ??= sharp(Buffer.from(mark)).png({ compressionLevel: 9 }).toBuffer()
  return png
}
