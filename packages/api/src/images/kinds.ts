/** The kinds of picture that the gallery takes (spec §9), with what their files are called and sent as. */
export const pictureKinds = {
  png: { extension: 'png', mime: 'image/png' },
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  gif: { extension: 'gif', mime: 'image/gif' },
} as const
export type PictureKind = keyof typeof pictureKinds

const signatures: readonly (readonly [PictureKind, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
]

/**
 * What a file is by its first bytes, whatever its name says; null for everything else. Asked before any decoder
 * sees the file, so that formats which can do more than show a picture (SVG, PDF) never reach one.
 */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  const found = signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))
  return found ? found[0] : null
}

/** The brands of the container that HEIC and HEIF, the pictures of telephones, come in. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])

/** True for a HEIC or HEIF picture, which no browser but Safari shows; a refusal can then say what to do about it. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1')
  return head.startsWith('ftyp') && heicBrands.has(head.slice(4))
}
