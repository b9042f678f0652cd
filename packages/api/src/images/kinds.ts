/** The kinds that pictures are kept as, which every browser shows, with what their files are called and sent as. */
export const pictureKinds = {
  png: { extension: 'png', mime: 'image/png' },
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  gif: { extension: 'gif', mime: 'image/gif' },
} as const
export type PictureKind = keyof typeof pictureKinds

/** The kinds of file that are taken for a picture. What is not kept as it came becomes one that is. */
export type SourceKind = PictureKind | 'webp' | 'tiff' | 'avif' | 'heic'

/** True for a kind that is kept as it came. */
export function isKept(kind: SourceKind): kind is PictureKind {
  return kind in pictureKinds
}

/** So many first bytes tell of what kind a file is. */
export const tellingBytes = 64

/** What stands at the beginning of a file. TIFF has two orders of bytes, and a mark of its own for large ones. */
const signatures: readonly (readonly [SourceKind, string])[] = [
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['gif', 'GIF8'],
  ['tiff', 'II*\0'],
  ['tiff', 'II+\0'],
  ['tiff', 'MM\0*'],
  ['tiff', 'MM\0+'],
]

/** What the container HEIF says is in it: AV1 in an AVIF, HEVC in the HEIC of telephones, alone or in a sequence. */
const brandKinds: Readonly<Record<string, SourceKind>> = {
  avif: 'avif',
  avis: 'avif',
  ...Object.fromEntries(
    ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'].map((brand) => [brand, 'heic'] as const)
  ),
}

/** Brands of any picture in that container; the others of the file say which. */
const anyBrands = new Set(['mif1', 'mif2', 'msf1', 'miaf'])

/**
 * What a file is by its first bytes, whatever its name says; null for everything else. Asked before any decoder
 * sees the file, so that formats which can do more than show a picture (SVG, PDF) never reach one.
 */
export function kindOf(bytes: Uint8Array): SourceKind | null {
  const head = Buffer.from(bytes.subarray(0, tellingBytes)).toString('latin1')
  const found = signatures.find(([, signature]) => head.startsWith(signature))
  if (found) return found[0]
  return head.startsWith('RIFF') && head.startsWith('WEBP', 8) ? 'webp' : heifKind(head)
}

function heifKind(head: string): SourceKind | null {
  if (!head.startsWith('ftyp', 4)) return null
  const major = head.slice(8, 12)
  if (!anyBrands.has(major)) return brandKinds[major] ?? null
  const ends = Math.min(Buffer.from(head, 'latin1').readUInt32BE(), head.length)
  for (let at = 16; at + 4 <= ends; at += 4) {
    const kind = brandKinds[head.slice(at, at + 4)]
    if (kind) return kind
  }
  return 'heic'
}
